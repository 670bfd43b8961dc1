import type { Page } from "@playwright/test";
import { cards, expect, results, signIn, test, violations } from "../support/journey.ts";

/** Every screen, and what shows that it is there. */
const SCREENS: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: "home", open: (page) => openAt(page, "/rotunda/home") },
  { name: "browse by state", open: (page) => openAt(page, "/rotunda/browse/state") },
  { name: "browse by caucus or committee", open: (page) => openAt(page, "/rotunda/browse/caucus-committee") },
  { name: "browse by federal office", open: (page) => openAt(page, "/rotunda/browse/agency") },
  { name: "an empty search form", open: (page) => openAt(page, "/rotunda/search/universal") },
  { name: "results", open: openResults },
  {
    name: "results as cards",
    open: async (page) => {
      await openResults(page);
      await page.getByRole("radio", { name: "Grid" }).click();
    },
  },
  { name: "no results", open: (page) => openAt(page, "/rotunda/search/congressional?q=zzzzqqqzzz") },
  { name: "a profile", open: openFirstProfile },
  {
    name: "a profile with every panel open",
    open: async (page) => {
      await openFirstProfile(page);
      await page.getByRole("button", { name: "Expand all panels" }).click();
    },
  },
  { name: "a committee", open: openFirstCommittee },
  { name: "the Briefcase", open: (page) => openAt(page, "/rotunda/briefcase") },
  { name: "the FAQ", open: (page) => openAt(page, "/rotunda/faq") },
  { name: "the paywall", open: (page) => openAt(page, "/rotunda/paywall") },
  { name: "not found", open: (page) => openAt(page, "/rotunda/no-such-page") },
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

async function openFirstCommittee(page: Page): Promise<void> {
  await openAt(page, "/rotunda/browse/caucus-committee");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Committee on/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: /^Members/ })).toBeVisible();
}

const WINDOWS = [
  { width: 1280, scheme: "light" },
  { width: 1280, scheme: "dark" },
  { width: 360, scheme: "light" },
] as const;

for (const { width, scheme } of WINDOWS) {
  test.describe(`at ${width} pixels, ${scheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: scheme, contextOptions: { reducedMotion: "reduce" } });

    for (const { name, open } of SCREENS) {
      test(`${name} has no violation of WCAG 2.2 AA`, async ({ page }) => {
        await signIn(page);
        await open(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

test.describe("at 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 800 } });

  for (const { name, open } of SCREENS) {
    test(`${name} does not scroll sideways`, async ({ page }) => {
      await signIn(page);
      await open(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});
