import {
  BASE_PATH,
  type Clock,
  formatCopyright,
  buildEmailHref,
  formatHeaderDate,
  LEGAL_LINKS,
  listMainSiteSections,
  buildPhoneHref,
} from "@rotunda/core";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Caller, readCaller } from "../platform/access.ts";
import { BRAND } from "../platform/brand.ts";
import { createMarkup, Html } from "../platform/markup.ts";
import { PAGE_CSS } from "./page-files.routes.ts";

const HEADER_LINKS = listMainSiteSections("header", { isLoggedIn: false });

/** Attributes of a drawing in lines of the text's color. */
export const DRAWING =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"';

const MARK = new Html(
  `<svg viewBox="0 0 28 28" stroke-width="1.6" ${DRAWING}><path d="M14 2v3M12 7.5V5h4v2.5M5 18C5 11.5 9 8 14 8s9 3.5 9 10M14 8v10M9.5 18c0-5 1.7-8.5 4.5-10 2.8 1.5 4.5 5 4.5 10M3 18h22M5 18v6M11 18v6M17 18v6M23 18v6M2.5 25.5h23"/></svg>`,
);

export interface Page {
  title: string;
  body: Html;
  /** Shown by the body; the title names it an error. */
  problem?: string | undefined;
  /** The current page's link in the header. */
  current?: "login" | "account";
}

/** Creates a function that answers requests of identified callers with a page. */
export const createPageSender =
  (clock: Clock) =>
  (request: FastifyRequest, reply: FastifyReply, page: Page, status = 200): FastifyReply =>
    sendPage(reply, renderLayout(page, readCaller(request), clock()), status);

/** Answers with a page where the caller may be unknown, as in errors. */
export const sendAnonymousPage = (reply: FastifyReply, page: Page, status: number): FastifyReply =>
  sendPage(reply, renderLayout(page, null, new Date()), status);

const sendPage = (reply: FastifyReply, html: string, status: number): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(html);

/** Renders the alert that fields refer to as `problem`. */
export const renderProblem = (problem: string | null | undefined) =>
  problem && createMarkup`<p class="note error" role="alert" id="problem">${problem}</p>`;

function renderLayout({ title, body, problem, current }: Page, caller: Caller | null, now: Date): string {
  return createMarkup`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${problem === undefined ? title : `Error: ${title}`} - ${BRAND.productName}</title>
        <link rel="stylesheet" href="${PAGE_CSS}" />
        <script src="${BASE_PATH}/theme.js"></script>
        <link rel="icon" type="image/svg+xml" href="${BASE_PATH}/favicon.svg" />
      </head>
      <body>
        <a class="skip" href="#main">Skip to main content</a>
        <header>
          <div class="utility">
            <div class="wrap">
              <p>${formatHeaderDate(now).text}</p>
              <nav aria-label="${BRAND.publisher}">
                <ul>
                  ${HEADER_LINKS.map(({ label, target }) => createMarkup`<li><a href="${target}">${label}</a></li>`)}
                </ul>
              </nav>
              <ul class="social">
                ${BRAND.socialLinks.map(({ name, url }) => createMarkup`<li><a href="${url}" rel="noopener">${name}</a></li>`)}
              </ul>
            </div>
          </div>
          <div class="mast">
            <div class="wrap">
              <a class="word" href="${BASE_PATH}/">${MARK}${BRAND.productName}</a>
              <nav aria-label="${BRAND.productName}">
                <ul>
                  <li><a href="${BASE_PATH}/faq">FAQ</a></li>
                  ${navigation(caller, current)}
                </ul>
              </nav>
            </div>
          </div>
        </header>
        <main id="main" tabindex="-1"><div class="wrap">${body}</div></main>
        <footer>
          <div class="wrap">
            <p>
              To order the print edition, <a href="${BRAND.printEditionUrl}">visit the bookshop</a>, call customer
              service at
              <a href="${buildPhoneHref(BRAND.customerServicePhone)}">${BRAND.customerServicePhone}</a> or
              write to <a href="${buildEmailHref(BRAND.customerServiceEmail)}">${BRAND.customerServiceEmail}</a>.
            </p>
            <div class="legal">
              <ul>
                ${LEGAL_LINKS.map(({ label, target }) => createMarkup`<li><a href="${target}">${label}</a></li>`)}
                <li><a href="${BASE_PATH}/faq">FAQ</a></li>
              </ul>
              <p>${formatCopyright(now.getFullYear(), BRAND.publisher)}</p>
            </div>
          </div>
        </footer>
      </body>
    </html> `.text;
}

function navigation(caller: Caller | null, current: Page["current"]): Html {
  const here = (name: Page["current"]) => current === name && createMarkup`aria-current="page"`;
  if (!caller?.access.isWebUser) return createMarkup`<li><a href="/login/" ${here("login")}>Login</a></li>`;
  return createMarkup`<li><a href="/my-account/" ${here("account")}>My Account</a></li>
    <li><a href="/logout/">Log out</a></li>`;
}
