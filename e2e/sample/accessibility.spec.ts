import type { Page, Route } from "@playwright/test";
import { cards, expect, results, signIn, test } from "../support/journey.ts";
import { findViolations } from "../support/violations.ts";

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Opens the state of the screen that is checked in the narrow window. */
  change?: (page: Page) => Promise<unknown>;
  /** Another account than the member's, or "nobody" for a visitor. */
  account?: "nobody" | "super@example.org" | "noaccess@example.org";
}

const screenAt = (name: string, path: string, account?: Screen["account"]): Screen => ({
  name,
  open: (page) => openAt(page, path),
  ...(account && { account }),
});

const record = (name: string, path: string): Screen => ({
  name,
  async open(page) {
    await openAt(page, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  },
});

// Runs many slow checks in one test.
test.describe.configure({ timeout: 240_000 });

/** Every screen of the route table, and states of a screen that look different. */
const SCREENS: Screen[] = [
  screenAt("home", "/rotunda/home"),
  screenAt("the profile landing", "/rotunda/profile-landing"),
  screenAt("browse by state", "/rotunda/browse/state"),
  screenAt("browse by caucus or committee", "/rotunda/browse/caucus-committee"),
  screenAt("browse by federal office", "/rotunda/browse/agency"),
  screenAt("the universal search form", "/rotunda/search/universal"),
  screenAt("the congressional search form", "/rotunda/search/congressional"),
  screenAt("the federal search form", "/rotunda/search/federal"),
  screenAt("the state search form", "/rotunda/search/state"),
  {
    name: "results as a list and as cards",
    open: openResults,
    change: (page) => page.getByRole("radio", { name: "Grid" }).click(),
  },
  screenAt(
    "results with every kind of filter",
    "/rotunda/search/congressional?age=%3E40&party=1,2&q=senator&include_former=true",
  ),
  screenAt("no results", "/rotunda/search/congressional?q=zzzzqqqzzz"),
  {
    name: "a profile, and with every panel open",
    open: openFirstProfile,
    change: (page) => page.getByRole("button", { name: "Expand all panels" }).click(),
  },
  { name: "a profile of the keyword directory", open: openFirstStaffer },
  { name: "a committee", open: (page) => openFirst(page, "/rotunda/browse/caucus-committee", /Committee on/) },
  { name: "a caucus", open: (page) => openFirst(page, "/rotunda/browse/caucus-committee", /Caucus/) },
  record("an agency", "/rotunda/agency/100"),
  record("a state", "/rotunda/state/48"),
  record("a district", "/rotunda/district/101"),
  screenAt("the Briefcase", "/rotunda/briefcase"),
  screenAt("the FAQ", "/rotunda/faq"),
  screenAt("debugging", "/rotunda/debug", "super@example.org"),
  screenAt("welcome", "/rotunda/welcome", "nobody"),
  screenAt("the paywall", "/rotunda/paywall", "noaccess@example.org"),
  screenAt("not found", "/rotunda/no-such-page"),
  {
    name: "server error",
    open: async (page) => {
      await openNebraska(page, (route) => route.fulfill({ status: 503, json: {} }));
    },
  },
  {
    name: "no connection",
    open: async (page) => {
      await openNebraska(page, (route) => route.abort());
    },
  },
];

/** Follows a link to a record; `answer` responds to its request. */
async function openNebraska(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.goto("/rotunda/browse/state");
  await page.route("**/api/state/31", answer);
  await page.getByRole("main").getByRole("link", { name: "Nebraska" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Browse by State" })).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function openAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function openResults(page: Page): Promise<void> {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
}

async function openFirstProfile(page: Page): Promise<void> {
  await openResults(page);
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
}

async function openFirstStaffer(page: Page): Promise<void> {
  await page.goto("/rotunda/search/congressional?q=scheduler");
  await cards(page).first().getByRole("link").first().click();
  await expect(page).toHaveURL(/\/profile\/kw\//);
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
}

async function openFirst(page: Page, path: string, name: string | RegExp): Promise<void> {
  await openAt(page, path);
  await page.getByRole("main").getByRole("link", { name }).first().click();
  await expect(page).not.toHaveURL(new RegExp(`${path}$`, "u"));
  await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
}

/** Finds elements past the window's right edge; none if the page doesn't scroll sideways. */
async function overflowAt(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *, footer *")].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    return [`${root.scrollWidth} in ${root.clientWidth}`, ...wide.slice(0, 5).map((element) => element.outerHTML)];
  });
}

for (const { name, open, change, account = "member@example.org" } of SCREENS) {
  test(`${name}: axe finds nothing in a wide light and a narrow dark window, and nothing scrolls sideways`, async ({
    page,
    browserErrors,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (account !== "nobody") await signIn(page, account);
    await open(page);
    await page.waitForLoadState("networkidle");
    expect.soft(await findViolations(page, "light")).toEqual([]);
    await change?.(page);
    // A tablet, a phone, and a desktop zoomed to 400 %.
    expect.soft(await overflowAt(page, 768, 1024)).toEqual([]);
    expect.soft(await overflowAt(page, 320, 256)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await findViolations(page, "dark")).toEqual([]);
    // The browser logs the server error and the lost connection.
    browserErrors.length = 0;
  });
}
