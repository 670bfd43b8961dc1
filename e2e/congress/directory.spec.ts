import type { Page } from "@playwright/test";
import { CONGRESS } from "../support/congress.ts";
import { addressOf, cards, expect, optionNamed, results, test } from "../support/journey.ts";

const count = (profiles: number) => (profiles === 1 ? "1 result" : `${profiles} results`);

/** Opens the panel with this title unless it is open; returns its section. */
async function panel(page: Page, title: string | RegExp) {
  const button = page.getByRole("heading", { level: 2 }).getByRole("button", { name: title });
  if ((await button.getAttribute("aria-expanded")) === "false") await button.click();
  return page.getByRole("main").getByRole("region", { name: title });
}

test("a keyword finds the senator first, and her profile shows contact information, committees and terms", async ({
  member: page,
}) => {
  const { keyword, senator, building, cities, committee, titles, since, website, account } = CONGRESS;
  await page.goto("/rotunda/home");
  await page.getByRole("combobox", { name: "Keyword Search" }).fill(keyword);
  await page.keyboard.press("Enter");
  await expect(cards(page).first().getByRole("link", { name: senator })).toBeVisible();

  await cards(page).first().getByRole("link", { name: senator }).click();
  await expect(page.getByRole("heading", { level: 1, name: senator })).toBeVisible();
  await expect.poll(() => addressOf(page)).toMatch(/^\/rotunda\/profile\/\d+-[a-z-]+$/);
  expect(await page.title()).toBe(`${senator} - Rotunda`);
  for (const copy of ["[name=name]", "[property='og:title']", "[name='twitter:title']"]) {
    await expect(page.locator(`meta${copy}`)).toHaveAttribute("content", `${senator} - Rotunda`);
  }

  const offices = await panel(page, /^Office Contact Information/);
  await expect(offices).toContainText(building);
  for (const city of cities) await expect(offices).toContainText(`${city}, WA`);

  const legislative = await panel(page, "Congressional Information");
  await expect(legislative.getByRole("link", { name: committee }).first()).toBeVisible();
  await expect(legislative).toContainText(titles);

  await expect(await panel(page, "History")).toContainText(since);
  const web = await panel(page, "Web and Social Media");
  await expect(web.getByRole("link", { name: website })).toBeVisible();
  await expect(web.getByRole("link", { name: account }).first()).toBeVisible();
});

test("party, state and committee filters combine, and each chip removes one", async ({ member: page }) => {
  const { senator, committee, inState, inStateAndParty } = CONGRESS;
  await page.goto("/rotunda/search/congressional");
  // Before the first search, filters are open in a wide window.
  // A few states are checkboxes, many a combobox.
  const state = page.getByRole("checkbox", { name: optionNamed("Washington") });
  const states = page.getByRole("combobox", { name: "State" });
  await expect(state.or(states).first()).toBeVisible();
  if (await state.isVisible()) {
    await state.check();
  } else {
    await states.fill("Washington");
    await page.getByRole("option", { name: optionNamed("Washington") }).click();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("combobox", { name: /^Party/ }).click();
  await page.getByRole("option", { name: optionNamed("Democrat") }).click();
  // A few committees are checkboxes; many are a combobox.
  const box = page.getByRole("checkbox", { name: optionNamed(committee) });
  if (await box.isVisible()) {
    await box.check();
  } else {
    await page.getByRole("combobox", { name: "Committee" }).fill(committee);
    await page.getByRole("option", { name: optionNamed(committee) }).click();
    await page.keyboard.press("Escape");
  }
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click();

  await expect(results(page)).toContainText("1 result");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first()).toContainText(senator);

  await page.getByRole("button", { name: /^Remove Committee:/ }).click();
  await expect(results(page)).toContainText(count(inStateAndParty));
  await page.getByRole("button", { name: /^Remove Party:/ }).click();
  await expect(results(page)).toContainText(count(inState));
  await page.getByRole("button", { name: /^Remove State:/ }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
});

test("a committee lists its members by party with their titles, and its subcommittees", async ({ member: page }) => {
  await page.goto("/rotunda/browse/caucus-committee");
  await page.getByRole("link", { name: CONGRESS.committee, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: CONGRESS.committee })).toBeVisible();
  await expect(page.getByRole("link", { name: CONGRESS.senator })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Democratic Members/ })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Subcommittee on/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /Subcommittee on/ })).toBeVisible();
});

test("imported data has no sample data mark", async ({ member: page }) => {
  await page.goto("/rotunda/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Sample data")).toHaveCount(0);
});
