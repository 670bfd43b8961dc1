import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { readCaller } from "../platform/access.ts";
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
import { readField, type PageDeps, readParameter, sendPage } from "./page-deps.ts";

const BUSY = "The server is busy at this moment, and the password was not changed. Try again in a few seconds.";

/** Password reset by mail, without JavaScript. */
export const forgotRoutes =
  ({ db, clock, jobs }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const passwords = createPasswordReset({ db, clock, jobs });
    const frame = (request: FastifyRequest) => ({ caller: readCaller(request), now: clock() });

    // The URL contains a token: don't send it as referrer.
    app.addHook("onRequest", async (_request, reply) => {
      void reply.header("referrer-policy", "no-referrer");
    });

    app.get("/forgot", async (request, reply) => {
      const done = readParameter(request.query, "done");
      if (done === "asked") return sendPage(reply, renderAskedPage(frame(request)));
      if (done === "changed") return sendPage(reply, renderChangedPage(frame(request)));
      return sendPage(reply, renderForgotPage(frame(request)));
    });

    app.post("/forgot", async (request, reply) => {
      const email = readField(request.body, "email");
      const address = findClientAddress(request);
      const outcome = await passwords.ask({ email, address });
      if (outcome.do === "answer") {
        logEvent(request, "password-reset-asked", { userId: null, address });
        return reply.redirect("/forgot?done=asked", 303);
      }
      const again = (problem: string) => renderForgotPage({ ...frame(request), email, problem });
      if (outcome.do === "wait") return hold(request, reply, outcome.seconds, again);
      return sendPage(reply, again("Enter one email address, like name@example.org."), 422);
    });

    app.get("/forgot/reset", async (request, reply) => {
      const token = readParameter(request.query, "token");
      const isLive = token !== "" && (await passwords.isLive(token));
      if (!isLive) return sendPage(reply, renderUsedUpPage(frame(request)), 410);
      return sendPage(reply, renderResetPage({ ...frame(request), token }));
    });

    app.post("/forgot/reset", async (request, reply) => {
      const token = readField(request.body, "token");
      const address = findClientAddress(request);
      const outcome = await passwords.set({ token, wanted: readField(request.body, "wanted"), address });
      const again = (problem: string) => renderResetPage({ ...frame(request), token, problem });
      if (outcome.do === "wait") return hold(request, reply, outcome.seconds, again);
      if (outcome.do === "changed") {
        logEvent(request, "password-reset", { userId: outcome.userId });
        return reply.redirect("/forgot?done=changed", 303);
      }
      const { because, userId } = outcome;
      logEvent(request, "password-reset-refused", { userId, because, address });
      switch (because) {
        case "used-up":
          return sendPage(reply, renderUsedUpPage(frame(request)), 410);
        case "busy":
          void reply.header("retry-after", 5);
          return sendPage(reply, again(BUSY), 503);
        default:
          return sendPage(reply, again(PASSWORD_REFUSALS[because]), 422);
      }
    });

    function hold(
      request: FastifyRequest,
      reply: FastifyReply,
      seconds: number,
      again: (problem: string) => string,
    ): FastifyReply {
      logEvent(request, "password-reset-refused", {
        userId: null,
        because: "too-often",
        address: findClientAddress(request),
      });
      void reply.header("retry-after", seconds);
      const minutes = Math.ceil(seconds / 60);
      const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
      return sendPage(reply, again(`There were too many tries from your network. Try again in ${wait}.`), 429);
    }
  };
