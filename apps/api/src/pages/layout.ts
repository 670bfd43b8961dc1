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
import BRAND from "../platform/brand.json" with { type: "json" };
import { createMarkup, type Html, type Part, readTemplate } from "../platform/markup.ts";
import { PAGE_CSS } from "./page-files.routes.ts";

export interface Page {
  title: string;
  body: Html;
  /** Shown in the page; the document's title also says that there is an error. */
  problem?: string | undefined;
  current?: "login" | "account";
}

export const createPageSender =
  (clock: Clock) =>
  (request: FastifyRequest, reply: FastifyReply, page: Page, status = 200): FastifyReply =>
    sendPage(reply, renderLayout(page, readCaller(request), clock()), status);

/** Answers with a page where the caller may be unknown, as in errors. */
export const sendAnonymousPage = (reply: FastifyReply, page: Page, status: number): FastifyReply =>
  sendPage(reply, renderLayout(page, null, new Date()), status);

const sendPage = (reply: FastifyReply, html: string, status: number): FastifyReply =>
  reply.code(status).type("text/html; charset=utf-8").send(html);

/**
 * Renders the alert that fields refer to as `problem`. It takes the focus: alerts that load with a page aren't read
 * out.
 */
export const renderProblem = (problem: string | null | undefined) =>
  problem && createMarkup`<p class="note error" role="alert" id="problem" tabindex="-1" autofocus>${problem}</p>`;

export function readPageTemplate(name: string): (values?: Readonly<Record<string, Part>>) => Html {
  const { socialLinks: _, ...brand } = BRAND;
  const links = {
    phoneHref: buildPhoneHref(brand.customerServicePhone),
    emailHref: buildEmailHref(brand.customerServiceEmail),
  };
  const render = readTemplate(new URL(`./${name}.html`, import.meta.url));
  return (values) => render({ ...brand, ...links, home: `${BASE_PATH}/`, ...values });
}

const renderFrame = readPageTemplate("layout");

const renderLayout = ({ title, body, problem, current }: Page, caller: Caller | null, now: Date): string =>
  renderFrame({
    title: problem === undefined ? title : `Error: ${title}`,
    body,
    css: PAGE_CSS,
    base: BASE_PATH,
    date: formatHeaderDate(now).text,
    headerLinks: listMainSiteSections("header", { isLoggedIn: false }).map(renderLink),
    socialLinks: BRAND.socialLinks.map(
      ({ name, url }) => createMarkup`<li><a href="${url}" rel="noopener">${name}</a></li>`,
    ),
    navigation: renderNavigation(caller, current),
    legalLinks: LEGAL_LINKS.map(renderLink),
    copyright: formatCopyright(now.getFullYear(), BRAND.publisher),
  }).text;

const renderLink = ({ label, target }: { label: string; target: string }) =>
  createMarkup`<li><a href="${target}">${label}</a></li>`;

function renderNavigation(caller: Caller | null, current: Page["current"]): Html {
  const here = (name: Page["current"]) => current === name && createMarkup`aria-current="page"`;
  if (!caller?.access.isWebUser) return createMarkup`<li><a href="/login/" ${here("login")}>Login</a></li>`;
  return createMarkup`<li><a href="/my-account/" ${here("account")}>My Account</a></li>
    <li><a href="/logout/">Log out</a></li>`;
}
