import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { findClientAddress } from "../platform/client-address.ts";
import { logEvent } from "../platform/security-log.ts";
import { PASSWORD_REFUSALS } from "../session/password-rules.ts";
import { createPasswordReset } from "../session/reset-password.ts";
import {
  renderAskedPage,
  renderChangedPage,
  renderForgotPage,
  renderResetPage,
  renderUsedUpPage,
} from "./forgot-page.ts";
import { createPageSender, type Page } from "./layout.ts";
import { describeWait, readField, type PageDeps, readParameter } from "./page-deps.ts";

const BUSY = "The server is busy at this moment, and the password was not changed. Try again in a few seconds.";

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
      switch (because) {
        case "used-up":
          return sendPage(request, reply, renderUsedUpPage(), 410);
        case "busy":
          void reply.header("retry-after", 5);
          return sendPage(request, reply, again(BUSY), 503);
        default:
          return sendPage(request, reply, again(PASSWORD_REFUSALS[because]), 422);
      }
    });

    function hold(request: FastifyRequest, reply: FastifyReply, seconds: number, again: (problem: string) => Page) {
      const address = findClientAddress(request);
      logEvent(request, "password-reset-refused", { userId: null, because: "too-often", address });
      void reply.header("retry-after", seconds);
      const text = `There were too many tries from your network. Try again in ${describeWait(seconds)}.`;
      return sendPage(request, reply, again(text), 429);
    }
  };
