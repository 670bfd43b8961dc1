import { MAIN_SITE_LINKS, RESEARCH_LINK, buildMainSiteHref } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { createPageSender, readPageTemplate } from "./layout.ts";
import type { PageDeps } from "./page-deps.ts";

export const mainSiteRoutes =
  ({ settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const renderPage = readPageTemplate("main-site");
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const href = settings.mainSiteOrigin && buildMainSiteHref(settings.mainSiteOrigin, request.url);
      if (href) return reply.redirect(href, 302);
      return sendPage(request, reply, { title: "Main site", body: renderPage() });
    };
    for (const { target: path } of [...MAIN_SITE_LINKS, RESEARCH_LINK]) {
      app.get(path, answer);
      app.get(`${path}/*`, answer);
    }
  };
