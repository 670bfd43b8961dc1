import { ErrorWire } from "@rotunda/core/wire";
import type { FastifyPluginAsync } from "fastify";
import Type from "typebox";
import { readCaller } from "../platform/access.ts";
import { logEvent } from "../platform/security-log.ts";
import { clearSessionCookie, readSessionCookie } from "../session/session-cookie.ts";
import { endSession } from "../session/sessions.sql.ts";
import { createPageSender, readPageTemplate } from "./layout.ts";
import type { PageDeps } from "./page-deps.ts";

/** Logout needs a POST, so that other sites' links and images can't trigger it. */
export const logoutRoutes =
  ({ db, settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const renderPage = readPageTemplate("logout");
    app.get("/logout/", async (request, reply) => sendPage(request, reply, { title: "Log out", body: renderPage() }));

    const schema = {
      tags: ["Session"],
      response: { 303: Type.Null({ description: "Redirect to the login page" }), 403: ErrorWire },
    };
    app.post("/logout/", { schema }, async (request, reply) => {
      const token = readSessionCookie(request, settings);
      if (token) await endSession(db, token);
      const { userId } = readCaller(request);
      if (userId !== null) logEvent(request, "logout", { userId });
      clearSessionCookie(reply, settings);
      // Clear cached directory pages.
      void reply.header("clear-site-data", '"cache"');
      return reply.redirect("/login/", 303);
    });
  };
