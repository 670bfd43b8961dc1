import formbody from "@fastify/formbody";
import { buildMainSiteHref, MAIN_SITE_LINKS, RESEARCH_LINK } from "@rotunda/core";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import { accountRoutes } from "./account.routes.ts";
import { forgotRoutes } from "./forgot.routes.ts";
import { createPageSender, readPageTemplate } from "./layout.ts";
import { loginRoutes, logoutRoutes } from "./login.routes.ts";
import type { PageDeps } from "./page-deps.ts";
import { profileBooksRoutes } from "./profile-books.routes.ts";

export const addPages =
  (deps: PageDeps): FastifyPluginAsync =>
  async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody, { bodyLimit: 64 * 1024 });
    const all = [loginRoutes, logoutRoutes, accountRoutes, forgotRoutes, profileBooksRoutes, textRoutes];
    for (const routes of all) await app.register(routes(deps));
  };

const INFORMATION = {
  contact: "Contact us",
  "privacy-policy": "Privacy Policy",
  "terms-and-conditions": "Terms and Conditions",
};

/** Information pages. If a main site is configured, its own pages replace them. */
const textRoutes =
  ({ settings, clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const renderInformation = readPageTemplate("information");
    for (const [name, title] of Object.entries(INFORMATION)) {
      const body = renderInformation({ title, text: readPageTemplate(name)() });
      app.get(`/${name}`, async (request, reply) => sendPage(request, reply, { title, body }));
    }

    const mainSite = { title: "Main site", body: readPageTemplate("main-site")() };
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const href = settings.mainSiteOrigin && buildMainSiteHref(settings.mainSiteOrigin, request.url);
      return href ? reply.redirect(href, 302) : sendPage(request, reply, mainSite);
    };
    for (const { target: path } of [...MAIN_SITE_LINKS, RESEARCH_LINK]) {
      app.get(path, answer);
      app.get(`${path}/*`, answer);
    }
  };
