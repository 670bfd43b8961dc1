import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "../../apps/api/src/sample/sample-accounts.ts";
import { ensureCongress, ensureProduct } from "./product.ts";
import { START_MS } from "./server.ts";

/** Console messages about responses that tests expect, such as 401 for a visitor's session. */
const EXPECTED_STATUS =
  /status of (401 \(Unauthorized\)|403 \(Forbidden\)|303 \(See Other\)|404 \(Not Found\)|410 \(Gone\))/;

/** Runs on the worker's own server. Errors in the browser fail the test; `member` is a signed-in page. */
export const test = base.extend<{ browserErrors: string[]; member: Page }, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, run, { parallelIndex, project }) => {
      await run(await (project.name === "congress" ? ensureCongress() : ensureProduct(parallelIndex)));
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ origin }, run) => run(origin),
  page: async ({ page, javaScriptEnabled }, run) => {
    if (javaScriptEnabled) waitForProgram(page);
    await run(page);
  },
  browserErrors: [
    async ({ page }, run) => {
      const browserErrors: string[] = [];
      page.on("pageerror", (error) => browserErrors.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED_STATUS.test(message.text())) browserErrors.push(message.text());
      });
      await run(browserErrors);
      expect(browserErrors).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ page }, run) => {
    await signIn(page);
    await run(page);
  },
});

export { expect };

/** Makes `goto` and `reload` wait until the program of the page is ready for input, unless a test waits for less. */
function waitForProgram(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const listens = () =>
    page.waitForFunction(() => {
      const root = document.getElementById("root");
      const isRendering = root && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
      // main.tsx drops the early responses once the page is hydrated.
      return !root || (isRendering && !("rotundaEarly" in window));
    });
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await listens();
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await listens();
    return answer;
  };
}

/** Session cookies by email, on this worker's server. */
const sessionCookies = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** Posts the login form, once per account because hashing a password is slow. */
export async function signIn(page: Page, email = "member@example.org"): Promise<void> {
  const cookies = sessionCookies.get(email);
  if (cookies) return page.context().addCookies(cookies);
  const response = await page.request.post("/login/", {
    form: { email, password: SAMPLE_PASSWORD, next: "/readyz" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.ok()).toBe(true);
  sessionCookies.set(email, await page.context().cookies());
}

/** For tests that end sessions on the server. */
export const clearSessionCookies = (): void => sessionCookies.clear();

/** Fills in and submits the open login page. */
export async function fillLogin(page: Page, email = "member@example.org"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(SAMPLE_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** The page's path, query and hash. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

export const results = (page: Page) => page.getByRole("heading", { name: /^Search Results/ });
/** The result cards, in order. */
export const cards = (page: Page) => page.getByRole("region", { name: "Search results" }).getByRole("article");

/** An option's name, with its number of results once they are counted. */
export const optionNamed = (text: string) => new RegExp(`^${text}(, [\\d,]+ results?)?$`);
