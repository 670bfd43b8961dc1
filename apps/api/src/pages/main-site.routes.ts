import { BASE_PATH, MAIN_SITE_LINKS, RESEARCH_LINK, buildMainSiteHref } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { BRAND } from "../platform/brand.ts";
import { createMarkup } from "../platform/markup.ts";
import { createPageSender } from "./layout.ts";
import type { PageDeps } from "./page-deps.ts";

/** Redirects to the publisher's main site, or shows that none is configured. */
export const mainSiteRoutes =
  ({ settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const href = settings.mainSiteOrigin && buildMainSiteHref(settings.mainSiteOrigin, request.url);
      if (href) return reply.redirect(href, 302);
      const body = createMarkup`<div class="text">
        <h1>This page is on the main site</h1>
        <p>This installation of ${BRAND.productName} has no main site attached, so there is nothing to show here.</p>
        <p><a href="${BASE_PATH}/">Go to ${BRAND.productName}</a></p>
      </div>`;
      return sendPage(request, reply, { title: "Main site", body });
    };
    for (const { target: path } of [...MAIN_SITE_LINKS, RESEARCH_LINK]) {
      app.get(path, answer);
      app.get(`${path}/*`, answer);
    }
  };
