import { BASE_PATH } from "@rotunda/core";
import type { FastifyPluginAsync } from "fastify";
import { BRAND } from "../platform/brand.ts";
import { type Html, createMarkup } from "../platform/markup.ts";
import { createPageSender } from "./layout.ts";
import type { PageDeps } from "./page-deps.ts";

const phone = createMarkup`<a href="tel:${BRAND.customerServicePhone.replaceAll(/\D/g, "")}">${BRAND.customerServicePhone}</a>`;
const mail = createMarkup`<a href="mailto:${BRAND.customerServiceEmail}">${BRAND.customerServiceEmail}</a>`;

const PAGES: Record<string, { title: string; text: Html }> = {
  "/contact": {
    title: "Contact us",
    text: createMarkup`<p>Customer service answers questions about accounts, subscriptions and profiles.</p>
      <p>Call ${phone}, or write to ${mail}.</p>
      <p>
        For more profiles, exports or modules, contact your Dedicated Advisor. The name is under
        <a href="/my-account/">My Account</a>.
      </p>`,
  },
  "/privacy-policy": {
    title: "Privacy Policy",
    text: createMarkup`<p>
        ${BRAND.productName} keeps what your subscription needs: your name, email address and organization, your
        Briefcase and preferences, and how many profiles you exported and when.
      </p>
      <p>
        While you are logged in it keeps the browser and the network address of each of your sessions. You see them, and
        can end them, under <a href="/my-account/">My Account</a>.
      </p>
      <p>
        It sets two cookies: one says who is logged in, the other remembers that this browser has logged in before.
        Neither follows you to other sites. Your theme is kept in the browser.
      </p>
      <p>To see, correct or remove what is kept about you, write to ${mail}.</p>`,
  },
  "/terms-and-conditions": {
    title: "Terms and Conditions",
    text: createMarkup`<p>
        ${BRAND.productName} is published by ${BRAND.publisher} for subscribing organizations and the people they give
        accounts to. An account is for one person.
      </p>
      <p>
        Your organization’s subscription says which modules you may read, how many profiles you may export in 30 days,
        and until when.
      </p>
      <p>Questions about your subscription’s terms: ${mail}.</p>`,
  },
};

export const informationRoutes =
  ({ clock }: PageDeps): FastifyPluginAsync =>
  async (app) => {
    const sendPage = createPageSender(clock);
    for (const [path, { title, text }] of Object.entries(PAGES)) {
      app.get(path, async (request, reply) => {
        const body = createMarkup`<div class="text">
          <h1>${title}</h1>
          ${text}
          <p><a href="${BASE_PATH}/">Go to ${BRAND.productName}</a></p>
        </div>`;
        return sendPage(request, reply, { title, body });
      });
    }
  };
