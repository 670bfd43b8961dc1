import { test as base, expect, type BrowserContext, type Page } from "@playwright/test";
import { SAMPLE_PASSWORD } from "../../apps/api/src/sample/sample-accounts.ts";
import { ensureProduct, originOf } from "./product.ts";
import { START_MS } from "./server.ts";

/** Browser messages about answers that are part of a journey: a visitor's session, a redirected profile. */
const EXPECTED = /status of (401 \(Unauthorized\)|403 \(Forbidden\)|303 \(See Other\)|404 \(Not Found\)|410 \(Gone\))/;

/** A page that fails its journey when the browser complains, and one that is signed in; on the worker's own product. */
export const test = base.extend<{ complaints: string[]; member: Page }, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
    async ({}, run, { parallelIndex, project }) => {
      // Only the first product has the imported data.
      const at = project.name === "congress" ? 0 : parallelIndex;
      await ensureProduct(at);
      await run(originOf(at));
    },
    { scope: "worker", timeout: START_MS },
  ],
  baseURL: ({ origin }, run) => run(origin),
  complaints: [
    async ({ page }, run) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error" && !EXPECTED.test(message.text())) complaints.push(message.text());
      });
      await run(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  member: async ({ page }, run) => {
    await signIn(page);
    await run(page);
  },
});

export { expect };

/** Who has signed in before on this worker's product, with the cookies that say so. */
const signedIn = new Map<string, Awaited<ReturnType<BrowserContext["cookies"]>>>();

/** Signs in by the form's own request, without the page; once an account, for hashing a password takes its time. */
export async function signIn(page: Page, email = "member@example.org"): Promise<void> {
  const cookies = signedIn.get(email);
  if (cookies) return page.context().addCookies(cookies);
  const answer = await page.request.post("/login/", {
    form: { email, password: SAMPLE_PASSWORD, next: "/readyz" },
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(answer.ok()).toBe(true);
  signedIn.set(email, await page.context().cookies());
}

/** Forgets who has signed in, where sessions were ended behind the journeys' back. */
export const forgetSignedIn = (): void => signedIn.clear();

/** Signs in as a person does, on the login page that is open. */
export async function fillLogin(page: Page, email = "member@example.org"): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(SAMPLE_PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** The address below the origin, query and hash included. */
export function addressOf(page: Page): string {
  const { pathname, search, hash } = new URL(page.url());
  return `${pathname}${search}${hash}`;
}

export const results = (page: Page) => page.getByRole("heading", { name: /^Search Results/ });
/** The cards of the results, in their order. */
export const cards = (page: Page) => page.getByRole("region", { name: "Search results" }).getByRole("article");
