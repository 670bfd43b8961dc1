import {
  EXPORT_WINDOW_DAYS,
  formatNumber,
  type Access,
  canMakeDossiers,
  MESSAGES,
  findNextExportRelease,
  type ExportRecord,
  type Session,
  buildEmailHref,
  buildPhoneHref,
} from "@rotunda/core";
import { PASSWORD_MAX, PASSWORD_MIN } from "../session/password-rules.ts";
import type { LoginSession } from "../session/sessions.sql.ts";
import { readPageTemplate, renderProblem } from "./layout.ts";
import { type Html, createMarkup } from "../platform/markup.ts";
import known from "./browsers.json" with { type: "json" };

export const LOGO_MESSAGE_MAX = 2000;

export interface Outcome {
  kind: "done" | "password-problem" | "logo-problem";
  text: string;
}

export interface Advisor {
  name: string;
  email: string;
  phone: string;
}

interface AccountPage {
  session: Session;
  access: Access;
  modules: string[];
  advisor: Advisor | null;
  exports: ExportRecord[];
  sessions: LoginSession[];
  currentSession: string;
  now: Date;
  outcome: Outcome | undefined;
}

const formatDay = (date: Date) => new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
const formatMinute = (date: Date) =>
  `${new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(date)} UTC`;

const renderPage = readPageTemplate("account");
const renderLogo = readPageTemplate("account-has-logo");
const renderLogoForm = readPageTemplate("account-logo");
const renderSession = readPageTemplate("account-session");
const renderSessionEnd = readPageTemplate("account-session-end");

export function renderAccountPage(page: AccountPage): Html {
  const { session, access, modules, advisor, exports, now, outcome } = page;
  const release = findNextExportRelease(exports, now);
  const expiration = session.accountExpiration;
  const problem = outcome?.kind === "password-problem" ? outcome.text : undefined;
  return renderPage({
    notes: renderNotes(page),
    firstName: session.firstName,
    lastName: session.lastName,
    email: session.email,
    accountName: session.accountName,
    modules: modules.length > 0 ? modules.join(", ") : "None",
    expires: expiration === null ? "No end date" : formatDay(new Date(`${expiration}T00:00:00Z`)),
    exported: formatNumber(session.almanacExportCount),
    mostExported: formatNumber(session.almanacMaxExports),
    days: EXPORT_WINDOW_DAYS,
    release:
      release &&
      createMarkup`<br /><span class="small quiet">The count next goes down on ${formatMinute(release)}, ${EXPORT_WINDOW_DAYS} days after that export.</span>`,
    advisor: advisor ? renderAdvisor(advisor) : "Not assigned",
    checked: session.hidePayWalledProfilesPreference && createMarkup`checked`,
    logo: canMakeDossiers(access) && renderCustomLogo(page),
    problem: renderProblem(problem),
    invalid: problem !== undefined && createMarkup`aria-invalid="true"`,
    least: PASSWORD_MIN,
    maxLength: PASSWORD_MAX,
    sessions: renderSessions(page),
  });
}

const renderNotes = ({ access, outcome }: AccountPage) => [
  access.hasLapsedSubscription &&
    createMarkup`<p class="note error">Your organization’s subscription has expired. Contact your Dedicated Advisor to renew it.</p>`,
  !access.hasLapsedSubscription &&
    !access.hasVignetteAccess &&
    createMarkup`<p class="note">Your subscription does not include the profile directory. Contact your Dedicated Advisor to add it.</p>`,
  access.isStaffOrSuperUser &&
    createMarkup`<p class="note">This is a staff account. Notes and tags belong to subscribers, so it has none and can’t read theirs.</p>`,
  outcome?.kind === "done" && createMarkup`<p class="note" role="status">${outcome.text}</p>`,
];

function renderAdvisor({ name, email, phone }: Advisor): Html {
  const linked = (text: string, href: string | null) =>
    text && createMarkup`<br />${href === null ? text : createMarkup`<a href="${href}">${text}</a>`}`;
  const links = [linked(email, buildEmailHref(email)), linked(phone, buildPhoneHref(phone))];
  return createMarkup`${name || "Not assigned"} ${links}`;
}

function renderCustomLogo({ session, advisor, outcome }: AccountPage): Html {
  if (session.accountOrganization?.hasCustomLogo) return renderLogo({ offer: MESSAGES.logoOffer });
  return renderLogoForm({
    offer: MESSAGES.logoOffer,
    request: MESSAGES.logoRequest,
    advisor: advisor?.name || "Your Dedicated Advisor",
    problem: outcome?.kind === "logo-problem" && createMarkup`<p class="note error" role="alert">${outcome.text}</p>`,
    maxLength: LOGO_MESSAGE_MAX,
  });
}

const renderSessions = ({ sessions, currentSession }: AccountPage) =>
  sessions.map(({ id, user_agent, address, last_seen_at }) => {
    const browser = describeBrowser(user_agent);
    const isCurrent = id === currentSession;
    const device = [browser, address].filter(Boolean).join(", ");
    const used = isCurrent ? "This session" : `Last used ${formatMinute(last_seen_at)}`;
    return renderSession({ device, used, end: !isCurrent && renderSessionEnd({ id, browser }) });
  });

/**
 * Formats "Firefox on Windows", so that people recognize their browser. Edge includes Chrome's name, and Chrome
 * includes Safari's: browsers.json has the most specific first.
 */
export function describeBrowser(userAgent: string): string {
  const named = (patterns: Readonly<Record<string, string>>) =>
    Object.entries(patterns).find(([, pattern]) => new RegExp(pattern, "u").test(userAgent))?.[0];
  const system = named(known.systems);
  return `${named(known.browsers) ?? "A browser"}${system ? ` on ${system}` : ""}`;
}
