import type { Page } from "@playwright/test";
import { cards, expect, results, signIn, test } from "../support/journey.ts";
import { faults } from "../support/faults.ts";

interface Screen {
  name: string;
  open: (page: Page) => Promise<void>;
  /** Opens the screen's other state, in which the narrow window is examined. */
  change?: (page: Page) => Promise<unknown>;
  /** Nobody, or an account other than the member's. */
  who?: "nobody" | "super@example.org" | "noaccess@example.org";
}

const at = (name: string, path: string, who?: Screen["who"]): Screen => ({
  name,
  open: (page) => openAt(page, path),
  ...(who && { who }),
});

const record = (name: string, path: string): Screen => ({
  name,
  async open(page) {
    await openAt(page, path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  },
});

// Many looks in one journey, each of them work for the browser.
test.describe.configure({ timeout: 240_000 });

/** Every screen of the route table, and the states of a screen that look like another. */
const SCREENS: Screen[] = [
  at("home", "/rotunda/home"),
  at("the profile landing", "/rotunda/profile-landing"),
  at("browse by state", "/rotunda/browse/state"),
  at("browse by caucus or committee", "/rotunda/browse/caucus-committee"),
  at("browse by federal office", "/rotunda/browse/agency"),
  at("the universal search form", "/rotunda/search/universal"),
  at("the congressional search form", "/rotunda/search/congressional"),
  at("the federal search form", "/rotunda/search/federal"),
  at("the state search form", "/rotunda/search/state"),
  {
    name: "results as a list and as cards",
    open: openResults,
    change: (page) => page.getByRole("radio", { name: "Grid" }).click(),
  },
  at(
    "results with every kind of filter",
    "/rotunda/search/congressional?age=%3E40&party=1,2&q=senator&include_former=true",
  ),
  at("no results", "/rotunda/search/congressional?q=zzzzqqqzzz"),
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
  at("the Briefcase", "/rotunda/briefcase"),
  at("the FAQ", "/rotunda/faq"),
  at("debugging", "/rotunda/debug", "super@example.org"),
  at("welcome", "/rotunda/welcome", "nobody"),
  at("the paywall", "/rotunda/paywall", "noaccess@example.org"),
  at("not found", "/rotunda/no-such-page"),
  {
    name: "server error",
    open: async (page) => {
      await page.route("**/api/state/31", (route) => route.fulfill({ status: 503, json: {} }));
      await openAt(page, "/rotunda/state/31");
    },
  },
  {
    name: "no connection",
    open: async (page) => {
      await page.route("**/api/state/31", (route) => route.abort());
      await openAt(page, "/rotunda/state/31");
    },
  },
];

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

/** The elements past the window's right edge at this width; none if the page doesn't scroll sideways. */
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

for (const { name, open, change, who = "member@example.org" } of SCREENS) {
  test(`${name}: axe finds nothing in a wide light and a narrow dark window, and nothing scrolls sideways`, async ({
    page,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (who !== "nobody") await signIn(page, who);
    await open(page);
    await page.waitForLoadState("networkidle");
    expect.soft(await faults(page, "light")).toEqual([]);
    await change?.(page);
    // As wide as a tablet, as narrow as a telephone, and a desktop at 400 %.
    expect.soft(await overflowAt(page, 768, 1024)).toEqual([]);
    expect.soft(await overflowAt(page, 320, 256)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    expect.soft(await faults(page, "dark")).toEqual([]);
    // The browser complains of the server in trouble and of the lost connection.
    complaints.length = 0;
  });
}
