import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { findClientAddress } from "../platform/client-address.ts";
import { createMarkup, type Part } from "../platform/markup.ts";
import { logEvent } from "../platform/security-log.ts";
import { RESET_MINUTES } from "../session/password-resets.sql.ts";
import { PASSWORD_MIN, PASSWORD_REFUSALS } from "../session/password-rules.ts";
import { createPasswordReset } from "../session/reset-password.ts";
import { createPageSender, type Page, readPageTemplate, renderProblem } from "./layout.ts";
import { describeWait, readField, type PageDeps, readParameter } from "./page-deps.ts";

export const forgotRoutes =
  ({ db, clock, jobs }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const passwords = createPasswordReset({ db, clock, jobs });
    const sendPage = createPageSender(clock);

    // The URL contains a token: don't send it as referrer.
    app.addHook("onRequest", async (_request, reply) => {
      void reply.header("referrer-policy", "no-referrer");
    });

    app.get("/forgot", async (request, reply) => {
      const done = readParameter(request.query, "done");
      if (done === "asked") return sendPage(request, reply, renderAskedPage());
      if (done === "changed") return sendPage(request, reply, renderChangedPage());
      return sendPage(request, reply, renderForgotPage());
    });

    app.post("/forgot", async (request, reply) => {
      const email = readField(request.body, "email");
      const address = findClientAddress(request);
      const outcome = await passwords.ask({ email, address });
      if (outcome.do === "answer") {
        logEvent(request, "password-reset-asked", { userId: null, address });
        return reply.redirect("/forgot?done=asked", 303);
      }
      const again = (problem: string) => renderForgotPage({ email, problem });
      if (outcome.do === "wait") return hold(request, reply, outcome.seconds, again);
      return sendPage(request, reply, again("Enter one email address, like name@example.org."), 422);
    });

    app.get("/forgot/reset", async (request, reply) => {
      const token = readParameter(request.query, "token");
      const isLive = token !== "" && (await passwords.isLive(token));
      if (!isLive) return sendPage(request, reply, renderUsedUpPage(), 410);
      return sendPage(request, reply, renderResetPage(token));
    });

    app.post("/forgot/reset", async (request, reply) => {
      const token = readField(request.body, "token");
      const address = findClientAddress(request);
      const outcome = await passwords.set({ token, wanted: readField(request.body, "wanted"), address });
      const again = (problem: string) => renderResetPage(token, problem);
      if (outcome.do === "wait") return hold(request, reply, outcome.seconds, again);
      if (outcome.do === "changed") {
        logEvent(request, "password-reset", { userId: outcome.userId });
        return reply.redirect("/forgot?done=changed", 303);
      }
      const { because, userId } = outcome;
      logEvent(request, "password-reset-refused", { userId, because, address });
      if (because === "used-up") return sendPage(request, reply, renderUsedUpPage(), 410);
      if (because === "busy") void reply.header("retry-after", 5);
      return sendPage(request, reply, again(PASSWORD_REFUSALS[because]), because === "busy" ? 503 : 422);
    });

    function hold(request: FastifyRequest, reply: FastifyReply, seconds: number, again: (problem: string) => Page) {
      const address = findClientAddress(request);
      logEvent(request, "password-reset-refused", { userId: null, because: "too-often", address });
      void reply.header("retry-after", seconds);
      const text = `There were too many attempts from your network. Try again in ${describeWait(seconds)}.`;
      return sendPage(request, reply, again(text), 429);
    }
  };

const HELP = readPageTemplate("forgot-help")();

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
const renderAskedPage = createPage("Check your email", "forgot-asked");
const renderUsedUpPage = createPage("This link no longer works", "reset-used-up");
const renderChangedPage = createPage("Your password has been changed", "reset-done");

function renderForgotPage({ email = "", problem }: { email?: string; problem?: string } = {}): Page {
  const invalid = problem !== undefined && createMarkup`aria-invalid="true" aria-describedby="problem"`;
  return createForgotPage({ email, invalid }, problem);
}

function renderResetPage(token: string, problem?: string): Page {
  const described = problem === undefined ? "rule" : "problem rule";
  const invalid = problem !== undefined && createMarkup`aria-invalid="true"`;
  return createResetPage({ token, described, invalid, least: PASSWORD_MIN }, problem);
}
