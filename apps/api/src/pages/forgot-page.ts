import { BRAND } from "../platform/brand.ts";
import { RESET_MINUTES } from "../session/password-resets.sql.ts";
import { PASSWORD_MIN } from "../session/password-rules.ts";
import { type Html, createMarkup } from "../platform/markup.ts";
import { type Page, renderProblem } from "./layout.ts";

const TITLE = "Forgot your password?";

export function renderForgotPage({ email = "", problem }: { email?: string; problem?: string } = {}): Page {
  const invalid = problem !== undefined && createMarkup`aria-invalid="true" aria-describedby="problem"`;
  const body = createMarkup`<h1>${TITLE}</h1>
    <p class="quiet">Enter the email address of your account. We mail you a link that sets a new password.</p>
    <form method="post" action="/forgot">
      ${renderProblem(problem)}
      <div class="field">
        <label for="email">Email</label>
        <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid} />
      </div>
      <button class="primary large" type="submit">Mail me a link</button>
      <p class="small"><a href="/login/">Back to login</a></p>
    </form>
    <hr />
    ${helpLine()}`;
  return createPage(TITLE, body, problem);
}

/** Shown whether or not the account exists, so that accounts can't be probed. */
export function renderAskedPage(): Page {
  const body = createMarkup`<h1>Look into your mail</h1>
    <p role="status">
      If there is an account for that address, a link is on its way to it. It works once, and for ${RESET_MINUTES}
      minutes. It can take a few minutes to arrive; look among the junk mail too.
    </p>
    <p><a href="/forgot">Use another address</a></p>
    <hr />
    ${helpLine()}`;
  return createPage("Look into your mail", body);
}

export function renderResetPage(token: string, problem?: string): Page {
  const described = problem === undefined ? "rule" : "problem rule";
  const body = createMarkup`<h1>Set a new password</h1>
    <form method="post" action="/forgot/reset">
      ${renderProblem(problem)}
      <input type="hidden" name="token" value="${token}" />
      <div class="field">
        <label for="wanted">New password</label>
        <input
          id="wanted"
          name="wanted"
          type="password"
          autocomplete="new-password"
          required
          aria-describedby="${described}"
          ${problem !== undefined && createMarkup`aria-invalid="true"`}
        />
        <p class="small quiet" id="rule">
          At least ${PASSWORD_MIN} characters, any characters. A few words that don’t belong together are good.
        </p>
      </div>
      <p class="small quiet">You are logged out everywhere, and log in with the new password.</p>
      <button class="primary large" type="submit">Set password</button>
    </form>`;
  return createPage("Set a new password", body, problem);
}

/** Renders the page of a used, expired or invalid link. */
export function renderUsedUpPage(): Page {
  const body = createMarkup`<h1>This link doesn’t work any more</h1>
    <p>
      A link sets a password once, and for ${RESET_MINUTES} minutes. When you ask for another one, only the latest works.
    </p>
    <p><a href="/forgot">Ask for a new link</a></p>
    <hr />
    ${helpLine()}`;
  return createPage("This link doesn’t work any more", body);
}

export function renderChangedPage(): Page {
  const body = createMarkup`<h1>Your password is changed</h1>
    <p role="status">Every session of your account has ended. Log in with the new password.</p>
    <p><a class="primary large" href="/login/">Log in</a></p>`;
  return createPage("Your password is changed", body);
}

function helpLine(): Html {
  const { customerServicePhone: phone, customerServiceEmail: email } = BRAND;
  return createMarkup`<p class="small quiet">
    No mail, or no longer that address? Call customer service at
    <a href="tel:${phone.replaceAll(/\D/g, "")}">${phone}</a> or write to <a href="mailto:${email}">${email}</a>.
  </p>`;
}

const createPage = (title: string, content: Html, problem?: string): Page => ({
  title,
  problem,
  body: createMarkup`<div class="text">${content}</div>`,
});
