import { formatLocalIsoDay, type Session } from "@rotunda/core";
import { aFullProfile, anAppConfig, aSearchPage, fakeLog, NOW, SESSIONS } from "@rotunda/core/testing";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { createMemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { createBrowserPlatform } from "../browser/browser.ts";
import { createContainer } from "../di/container.ts";
import * as token from "../di/tokens.ts";
import { createRouter } from "../routing/router.tsx";
import { collectServices } from "../routing/services.ts";
import { waitForFirstScreen } from "../routing/wait-for-first-screen.ts";
import { Page } from "./page.tsx";
import { renderPage } from "./render-page.tsx";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36";
const config = anAppConfig();

type Answers = Record<string, { status?: number; body: unknown }>;

/** Converts the names of fields to the server's. */
function toWire(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`),
      toWire(each),
    ]),
  );
}

/** A server for one reader, with answers by path. */
const server = (session: Session, answers: Answers = {}) =>
  vi.fn(async (address: string) => {
    const { pathname } = new URL(address);
    const known: Answers = {
      "/api/session/": { body: { ...session, briefcase: { folders: [], items: [] } } },
      "/api/briefcase/": { body: { folders: [], items: [] } },
      ...answers,
    };
    const { status = 200, body } = known[pathname] ?? { status: 404, body: {} };
    return new Response(JSON.stringify(toWire(body)), { status, headers: { "content-type": "application/json" } });
  });

const open = (href: string, session: Session = SESSIONS.member, answers: Answers = {}) =>
  renderPage({
    href,
    userAgent: BROWSER,
    viewportWidth: "",
    now: NOW,
    config,
    fetch: server(session, answers),
  });

const { items, page, pageSize, totalPages, totalHits, ...rest } = aSearchPage();
const FOUND = {
  "/api/search/federal/": {
    body: { results: items, pagination: { page: page - 1, pageSize, totalPages, totalHits }, ...rest },
  },
};
const KNOWN = { "/api/profile/5": { body: aFullProfile({ id: 5, preferredNameDisplay: "Ruth Halvorsen" }) } };

describe("a page rendered on the server", () => {
  it("has the record's content and title, and the assumed view", async () => {
    const page = await open("/rotunda/profile/5", SESSIONS.member, KNOWN);
    expect(page).toMatchObject({
      do: "show",
      status: 200,
      title: "Ruth Halvorsen - Rotunda",
      view: `lg ${formatLocalIsoDay(NOW)}`,
    });
    expect(page.do === "show" && page.html).toMatch(/<h1[^>]*>Ruth Halvorsen/u);
  });

  it.each([
    ["/rotunda/faq", SESSIONS.visitor, "/login/?next=%2Frotunda%2Ffaq"],
    ["/rotunda/faq?a=b", SESSIONS.noAccess, "/rotunda/paywall"],
    ["/rotunda/home", SESSIONS.lapsed, "/my-account/"],
    ["/rotunda/profile", SESSIONS.member, "/rotunda/search/congressional"],
    ["/rotunda/search/federal?q=water&nonsense=1", SESSIONS.member, "/rotunda/search/federal?q=water"],
    ["/rotunda/debug", SESSIONS.member, "/rotunda/home"],
  ])("at %s is a redirect for some readers", async (href, session, target) => {
    const answers = { ...FOUND, "/api/config/homepage/": { body: {} } };
    expect(await open(href, session, answers)).toEqual({ do: "redirect", href: target });
  });

  it("is a redirect if the record has moved", async () => {
    const answers = { "/api/profile/5": { status: 303, body: { url: "/rotunda/profile/6" } } };
    expect(await open("/rotunda/profile/5", SESSIONS.member, answers)).toEqual({
      do: "redirect",
      href: "/rotunda/profile/6",
    });
  });

  it.each(["/rotunda/no/such", "/rotunda/profile/7"])("has the status 404 at %s", async (href) => {
    expect(await open(href)).toMatchObject({ do: "show", status: 404 });
  });

  it("fails if its data can't be loaded now, so that the browser requests it", async () => {
    for (const [path, href] of [
      ["/api/profile/5", "/rotunda/profile/5"],
      ["/api/search/federal/", "/rotunda/search/federal?q=water"],
      ["/api/session/", "/rotunda/faq"],
    ] as const)
      await expect(open(href, SESSIONS.member, { [path]: { status: 500, body: {} } })).rejects.toThrow("broken");
  });
});

describe("the browser", () => {
  it.each(["/rotunda/browse/agency", "/rotunda/profile/5", "/rotunda/search/federal?q=water", "/rotunda/search/state"])(
    "keeps the elements of %s",
    async (href) => {
      const answers = { ...FOUND, ...KNOWN };
      const page = await open(href, SESSIONS.member, answers);
      const place = document.createElement("div");
      place.innerHTML = page.do === "show" ? page.html : "";
      document.body.append(place);
      const heading = place.querySelector("h1");

      window.innerWidth = 1280;
      const container = createContainer(
        createBrowserPlatform(window, { renderedOn: formatLocalIsoDay(NOW), answer: server(SESSIONS.member, answers) }),
      );
      container.rebind(token.Log).toConstantValue(fakeLog());
      // The reader's day is another than the server's.
      container.rebind(token.Clock).toConstantValue(() => new Date(NOW.getTime() + 86_400_000));
      container.rebind(token.ConfigApi).toConstantValue({ appConfig: () => Promise.resolve(config) });
      const startup = container.get(token.StartupStore);
      startup.begin();
      await startup.settled();
      const services = collectServices((key) => container.get(key));
      const router = createRouter(services, (routes, options) =>
        createMemoryRouter(routes, { ...options, initialEntries: [href] }),
      );
      await waitForFirstScreen(router, services);
      const onRecoverableError = vi.fn();
      const messages: unknown[] = [];
      const console = vi.spyOn(globalThis.console, "error").mockImplementation((...parts) => messages.push(parts));
      const root = await act(() =>
        hydrateRoot(place, <Page container={container} router={router} />, { onRecoverableError }),
      );
      const differences = messages.filter((message) => /hydrat/iu.test(String(message)));
      expect([...onRecoverableError.mock.calls, ...differences]).toEqual([]);
      expect(heading).not.toBeNull();
      expect(place.querySelector("h1")).toBe(heading);
      act(() => root.unmount());
      place.remove();
      console.mockRestore();
    },
  );
});
