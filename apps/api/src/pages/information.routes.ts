import type { FastifyPluginAsync } from "fastify";
import { createPageSender, readPageTemplate } from "./layout.ts";
import type { PageDeps } from "./page-deps.ts";

const TITLES = {
  contact: "Contact us",
  "privacy-policy": "Privacy Policy",
  "terms-and-conditions": "Terms and Conditions",
};

export const informationRoutes =
  ({ clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    const renderPage = readPageTemplate("information");
    for (const [name, title] of Object.entries(TITLES)) {
      const body = renderPage({ title, text: readPageTemplate(name)() });
      app.get(`/${name}`, async (request, reply) => sendPage(request, reply, { title, body }));
    }
  };
