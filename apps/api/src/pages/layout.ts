import {
  BASE_PATH,
  formatCopyright,
  buildEmailHref,
  formatHeaderDate,
  LEGAL_LINKS,
  listMainSiteSections,
  buildPhoneHref,
} from "@rotunda/core";
import { BRAND } from "../platform/brand.ts";
import type { Caller } from "../platform/access.ts";
import { MARK } from "./drawings.ts";
import { type Html, createMarkup } from "../platform/markup.ts";
import { PAGE_CSS } from "./page-files.routes.ts";

const HEADER_LINKS = listMainSiteSections("header", { isLoggedIn: false });

export interface Page {
  title: string;
  body: Html;
  /** Null on error pages, where the caller is unknown. */
  caller: Caller | null;
  now: Date;
  /** The current page's link in the header. */
  current?: "login" | "account";
}

export function renderLayout({ title, body, caller, now, current }: Page): string {
  return createMarkup`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${BRAND.productName}</title>
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
