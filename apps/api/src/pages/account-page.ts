import {
  EXPORT_WINDOW_DAYS,
  formatNumber,
  type Access,
  canMakeDossiers,
  MESSAGES,
  findNextExportRelease,
  type ExportRecord,
  type Session,
} from "@rotunda/core";
import { PASSWORD_MAX, PASSWORD_MIN } from "../session/password-rules.ts";
import type { LoginSession } from "../session/sessions.sql.ts";
import type { Advisor } from "./account.sql.ts";
import { describeBrowser } from "./browser-name.ts";
import { renderProblem } from "./layout.ts";
import { type Html, createMarkup } from "../platform/markup.ts";

export const LOGO_MESSAGE_MAX = 2000;

export interface Outcome {
  kind: "done" | "password-problem" | "logo-problem";
  text: string;
}

interface AccountPage {
  session: Session;
  access: Access;
  modules: string[];
  advisor: Advisor | null;
  exports: ExportRecord[];
  sessions: LoginSession[];
  /** Listed id of the current session. */
  currentSession: string;
  now: Date;
  outcome: Outcome | undefined;
}

const day = (date: Date) => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
const minute = (date: Date) =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(date)} UTC`;

export function renderAccountPage(page: AccountPage): Html {
  const { session, access, outcome } = page;
  return createMarkup`<h1>My Account</h1>
    ${access.hasLapsedSubscription && createMarkup`<p class="note error">Your organization’s subscription has expired. Contact your Dedicated Advisor to renew it.</p>`}
    ${!access.hasLapsedSubscription && !access.hasVignetteAccess && createMarkup`<p class="note">Your subscription does not include the profile directory. Contact your Dedicated Advisor to add it.</p>`}
    ${outcome?.kind === "done" && createMarkup`<p class="note" role="status">${outcome.text}</p>`}
    <div class="account">
      <section aria-labelledby="you">
        <h2 id="you">You</h2>
        <dl class="facts">
          <dt>Name</dt>
          <dd>${session.firstName} ${session.lastName}</dd>
          <dt>Email</dt>
          <dd>${session.email}</dd>
          <dt>Organization</dt>
          <dd>${session.accountName}</dd>
        </dl>
        <form method="get" action="/logout/"><button type="submit">Log out</button></form>
      </section>
      ${subscription(page)} ${preferences(page)} ${canMakeDossiers(access) && customLogo(page)} ${passwordForm(page)}
      ${sessionList(page)}
    </div>`;
}

function subscription({ session, modules, advisor, exports, now }: AccountPage): Html {
  const release = findNextExportRelease(exports, now);
  const expiration = session.accountExpiration;
  return createMarkup`<section aria-labelledby="subscription">
    <h2 id="subscription">Subscription</h2>
    <dl class="facts">
      <dt>Modules</dt>
      <dd>${modules.length > 0 ? modules.join(", ") : "None"}</dd>
      <dt>Expires</dt>
      <dd>${expiration === null ? "No end date" : day(new Date(`${expiration}T00:00:00Z`))}</dd>
      <dt>Exports</dt>
      <dd>
        ${formatNumber(session.almanacExportCount)} of ${formatNumber(session.almanacMaxExports)} profiles in the last
        ${EXPORT_WINDOW_DAYS}
        days${release && createMarkup`<br /><span class="small quiet">The count falls next on ${minute(release)}, ${EXPORT_WINDOW_DAYS} days after that export.</span>`}
      </dd>
      <dt>Dedicated Advisor</dt>
      <dd>${advisor ? advisorLines(advisor) : "Not assigned"}</dd>
    </dl>
  </section>`;
}

function advisorLines({ name, email, phone }: Advisor): Html {
  return createMarkup`${name || "Not assigned"} ${email && createMarkup`<br /><a href="mailto:${email}">${email}</a>`}
  ${phone && createMarkup`<br /><a href="tel:${phone.replaceAll(/[^+\d]/g, "")}">${phone}</a>`}`;
}

function preferences({ session }: AccountPage): Html {
  return createMarkup`<section aria-labelledby="preferences">
    <h2 id="preferences">Preferences</h2>
    <form method="post" action="/my-account/preferences">
      <label class="check"
        ><input
          type="checkbox"
          name="hide_paywalled"
          value="yes"
          ${session.hidePayWalledProfilesPreference && createMarkup` checked`}
        />
        Hide profiles that are not part of your subscription from search results</label
      >
      <button type="submit">Save preferences</button>
    </form>
  </section>`;
}

function customLogo({ session, advisor, outcome }: AccountPage): Html {
  const problem = outcome?.kind === "logo-problem" ? outcome.text : null;
  const heading = createMarkup`<h2 id="logo">Custom logo</h2>`;
  if (session.accountOrganization?.hasCustomLogo) {
    return createMarkup`<section aria-labelledby="logo">
      ${heading}
      <p>${MESSAGES.logoOffer} Choose it when you download a profile book.</p>
    </section>`;
  }
  return createMarkup`<section aria-labelledby="logo">
    ${heading}
    <p>${MESSAGES.logoOffer} ${advisor?.name || "Your Dedicated Advisor"} sets it up for all of you.</p>
    <form method="post" action="/my-account/logo">
      ${problem !== null && createMarkup`<p class="note error" role="alert">${problem}</p>`}
      <div class="field">
        <label for="message">Message (optional)</label>
        <textarea id="message" name="message" rows="3" maxlength="${LOGO_MESSAGE_MAX}"></textarea>
      </div>
      <button type="submit">${MESSAGES.logoRequest}</button>
    </form>
  </section>`;
}

function passwordForm({ session, outcome }: AccountPage): Html {
  const problem = outcome?.kind === "password-problem" ? outcome.text : null;
  const invalid = problem !== null && createMarkup`aria-invalid="true"`;
  return createMarkup`<section aria-labelledby="password">
    <h2 id="password">Change password</h2>
    <form method="post" action="/my-account/password">
      ${renderProblem(problem)}
      <input type="text" name="username" autocomplete="username" value="${session.email}" hidden />
      <div class="field">
        <label for="current">Current password</label>
        <input
          id="current"
          name="current"
          type="password"
          autocomplete="current-password"
          required
          aria-describedby="problem"
          ${invalid}
        />
      </div>
      <div class="field">
        <label for="wanted">New password</label>
        <input
          id="wanted"
          name="wanted"
          type="password"
          autocomplete="new-password"
          required
          minlength="${PASSWORD_MIN}"
          maxlength="${PASSWORD_MAX}"
          aria-describedby="rule problem"
          ${invalid}
        />
        <span class="hint" id="rule"
          >At least ${PASSWORD_MIN} characters. A few words in a row are easy to remember.</span
        >
      </div>
      <button type="submit">Change password</button>
    </form>
  </section>`;
}

function sessionList({ sessions, currentSession }: AccountPage): Html {
  return createMarkup`<section aria-labelledby="sessions">
    <h2 id="sessions">Where you are logged in</h2>
    <ul class="sessions">
      ${sessions.map(
        (each) =>
          createMarkup`<li>
            <span
              >${describeBrowser(each.user_agent)}${each.address && createMarkup`, ${each.address}`}<br />
              <span class="small quiet"
                >${each.id === currentSession ? "This session" : `Last used ${minute(each.last_seen_at)}`}</span
              ></span
            >
            ${
              each.id !== currentSession &&
              createMarkup`<form method="post" action="/my-account/sessions">
                <input type="hidden" name="session" value="${each.id}" />
                <button type="submit" aria-label="End the session in ${describeBrowser(each.user_agent)}">End</button>
              </form>`
            }
          </li>`,
      )}
    </ul>
  </section>`;
}
