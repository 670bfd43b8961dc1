import { createMarkup, type Part } from "../platform/markup.ts";
import { RESET_MINUTES } from "../session/password-resets.sql.ts";
import { PASSWORD_MIN } from "../session/password-rules.ts";
import { type Page, readPageTemplate, renderProblem } from "./layout.ts";

const HELP = readPageTemplate("forgot-help")();

/** Creates a page of running text from a template. */
function createPage(title: string, template: string): (values?: Record<string, Part>, problem?: string) => Page {
  const render = readPageTemplate(template);
  return (values, problem) => {
    const content = render({ minutes: RESET_MINUTES, help: HELP, problem: renderProblem(problem), ...values });
    return { title, problem, body: createMarkup`<div class="text">${content}</div>` };
  };
}

const createForgotPage = createPage("Forgot your password?", "forgot");
const createResetPage = createPage("Set a new password", "reset-password");
/** Shown whether or not the account exists, so that accounts can't be probed. */
export const renderAskedPage = createPage("Look into your mail", "forgot-asked");
export const renderUsedUpPage = createPage("This link doesn’t work any more", "reset-used-up");
export const renderChangedPage = createPage("Your password is changed", "reset-done");

export function renderForgotPage({ email = "", problem }: { email?: string; problem?: string } = {}): Page {
  const invalid = problem !== undefined && createMarkup`aria-invalid="true" aria-describedby="problem"`;
  return createForgotPage({ email, invalid }, problem);
}

export function renderResetPage(token: string, problem?: string): Page {
  const described = problem === undefined ? "rule" : "problem rule";
  const invalid = problem !== undefined && createMarkup`aria-invalid="true"`;
  return createResetPage({ token, described, invalid, least: PASSWORD_MIN }, problem);
}
