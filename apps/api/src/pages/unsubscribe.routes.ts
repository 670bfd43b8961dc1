import formbody from "@fastify/formbody";
import { buildHref } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import Type from "typebox";
import { findDigest, findTokenReader, pauseDigest } from "../inbox/digests.sql.ts";
import type { AppDeps } from "../platform/settings.ts";
import { createMarkup } from "../platform/markup.ts";
import { hashToken } from "../session/sessions.sql.ts";
import { readPageTemplate, sendAnonymousPage } from "./layout.ts";
import { readField } from "./page-deps.ts";
import texts from "./unsubscribe.json" with { type: "json" };

const renderPage = readPageTemplate("unsubscribe");

/** The page of a digest's link, without login. Mail programs post to it from elsewhere (RFC 8058). */
export const unsubscribeRoutes =
  ({ db, clock }: Pick<AppDeps, "db" | "clock">): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody, { bodyLimit: 8 * 1024 });
    // Mail programs may also send the body as multipart/form-data; the request itself is the order.
    app.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: 8 * 1024 }, (_request, _body, done) =>
      done(null, {}),
    );
    app.addHook("onRequest", async (_request, reply) => {
      void reply.header("referrer-policy", "no-referrer").header("cache-control", "no-store");
    });
    const options = { schema: { hide: true, params: Type.Object({ token: Type.String({ maxLength: 100 }) }) } };
    type Addressed = { Params: { token: string } };

    const show = (reply: FastifyReply, page: (typeof texts)[keyof typeof texts]) => {
      const body = renderPage({ ...page, inbox: buildHref("Inbox") });
      return sendAnonymousPage(reply, { title: page.title, body: createMarkup`<div class="text">${body}</div>` }, 200);
    };
    const refuse = (reply: FastifyReply) => {
      const title = "This link no longer works";
      const body = createMarkup`<div class="text"><h1>${title}</h1><p>To change your digest settings, open <a href="${buildHref("Inbox")}">your inbox</a>.</p></div>`;
      return sendAnonymousPage(reply, { title, body }, 404);
    };

    app.get<Addressed>("/digest/unsubscribe/:token", options, async (request, reply) => {
      const userId = await findTokenReader(db, hashToken(request.params.token));
      if (userId === null) return refuse(reply);
      return show(reply, (await findDigest(db, userId))?.paused_at ? texts.done : texts.asked);
    });

    app.post<Addressed>("/digest/unsubscribe/:token", options, async (request, reply) => {
      const userId = await findTokenReader(db, hashToken(request.params.token));
      if (userId === null) return refuse(reply);
      const isResumed = readField(request.body, "do") === "resume";
      await pauseDigest(db, userId, isResumed ? null : clock());
      return show(reply, isResumed ? texts.resumed : texts.done);
    });
  };
