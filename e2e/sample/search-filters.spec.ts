import type { Page } from "@playwright/test";
import { addressOf, cards, expect, optionNamed, results, test } from "../support/journey.ts";

const filters = (page: Page) => page.getByRole("region", { name: /^Advanced filters/ });
const search = (page: Page) => filters(page).getByRole("button", { name: "Search", exact: true }).click();
const chips = (page: Page) => page.getByRole("list", { name: "Active filters" }).getByRole("listitem").allInnerTexts();

/** Opens a menu and selects an option. */
async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  await filters(page).getByRole("combobox", { name: label }).click();
  await page.getByRole("option", { name: optionNamed(option) }).click();
}

/** Types into a combobox and selects the first option. */
async function find(page: Page, label: string, text: string): Promise<void> {
  const box = filters(page).getByRole("combobox", { name: label, exact: true });
  await box.fill(text);
  await box.press("Enter");
  await box.press("Escape");
}

/** Selects items of a nested list. */
async function tick(page: Page, label: string, text: string): Promise<void> {
  await filters(page)
    .getByRole("button", { name: `${label} Any` })
    .click();
  const list = page.getByRole("dialog", { name: label });
  await list.getByRole("textbox").fill(text);
  await list.getByRole("treeitem", { name: optionNamed(text) }).click();
  await page.keyboard.press("Escape");
}

test("universal search combines every kind of filter", async ({ member: page }) => {
  await page.goto("/rotunda/search/universal");
  await tick(page, "Profile Type", "Federal Policymakers");
  await find(page, "State", "nebraska");
  await find(page, "State", "kansas");
  await filters(page)
    .getByRole("checkbox", { name: optionNamed("Republican") })
    .check();
  await find(page, "Committees", "agriculture");
  await choose(page, "Birth Year: comparison", "Born After");
  await choose(page, "Birth Year: year", "1940");
  await choose(page, "Rated by", "National Alliance of Employers");
  await choose(page, "Rating: percent", "0%");
  await choose(page, "Gender", "Male");
  await filters(page)
    .getByRole("checkbox", { name: /^Include former officeholders/ })
    .check();
  await search(page);
  await expect(results(page)).toBeFocused();
  const params = new URL(page.url()).searchParams;
  expect(params.getAll("current_office_state_abbr")).toEqual(["KS", "NE"]);
  expect(Object.fromEntries(params)).toMatchObject({
    birth_year: ">1940",
    sig_expression: "101gte0",
    political_party: "1",
    profile_types: "1",
    include_former: "true",
  });
  expect(await chips(page)).toEqual(
    expect.arrayContaining([
      "Profile Type: Federal Policymakers",
      "State: Kansas + 1 more",
      "Special Interest Group Rating: National Alliance of Employers, greater than 0%",
      "Birth Year: 1940 or later",
      "Include Former: Yes",
    ]),
  );

  // The address restores the same form and chips.
  const before = await chips(page);
  await page.reload();
  await expect(results(page)).toBeVisible();
  expect(await chips(page)).toEqual(before);
  await expect(filters(page).getByRole("heading", { name: /^Advanced filters/ })).toHaveText(/8 active$/);
  await expect(filters(page).getByRole("combobox", { name: "Birth Year: year" })).toHaveText("1940");
});

test("congressional search filters by office, party and staff", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional");
  await choose(page, "Profile Type", "Congressional Staffer");
  await find(page, "State", "nebraska");
  await choose(page, "Party", "Republican");
  await choose(page, "Staffer Type", "Majority");
  await search(page);
  await expect(results(page)).toBeFocused();
  expect(await chips(page)).toContain("Staffer Type: Majority");
});

test("federal search filters by department and agency, job title and categories", async ({ member: page }) => {
  await page.goto("/rotunda/search/federal");
  await find(page, "Department", "department of agriculture");
  await choose(page, "Agency of the department", "Forest Service");
  const title = filters(page).getByRole("combobox", { name: "Job Title" });
  await title.fill("chief");
  await expect(page.getByRole("option").first()).toBeVisible();
  await title.press("ArrowDown");
  const suggested = (await page.getByRole("option", { selected: true }).textContent()) ?? "";
  await title.press("Enter");
  await expect(title).toHaveValue(suggested);
  await expect(filters(page).getByRole("radio", { name: "All of these" })).toHaveCount(0);
  await find(page, "Job Category", "secretary");
  await filters(page).getByRole("radio", { name: "All of these" }).check();
  // Enter in a text field starts the search.
  await title.press("Escape");
  await title.press("Enter");
  await expect(results(page)).toBeFocused();
  const params = new URL(page.url()).searchParams;
  expect(params.get("topagency")).toBe("100");
  expect(params.get("topagency2")).toBe("101");
  expect(params.get("jobtitle2_option")).toBe("all");
});

test("state search filters by state, committee and district", async ({ member: page }) => {
  await page.goto("/rotunda/search/state");
  await find(page, "State", "nebraska");
  await filters(page).getByRole("textbox", { name: "District, by number or name" }).fill("5");
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();
  expect(addressOf(page)).toBe("/rotunda/search/state?current_office_state_abbr=NE&district=5");
  await expect(cards(page).first()).toContainText("Nebraska, 5th District");
});

test("selecting an option in a long list doesn't start a search; removing a chip does", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=NE&party=1&q=senator");
  await expect(results(page)).toBeVisible();
  const before = addressOf(page);
  await filters(page)
    .getByRole("button", { name: /^Party/ })
    .click({ trial: true });
  await choose(page, "Party", "Democrat");
  expect(addressOf(page)).toBe(before);
  await expect(filters(page).getByRole("status")).toHaveText("Filters changed. Search to apply.");

  await page.getByRole("button", { name: "Remove State: Nebraska" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional?party=1&q=senator");
  await expect(page.getByRole("button", { name: "Remove Party: Republican" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional?q=senator");
  await expect(page.getByRole("button", { name: "Remove Keyword: senator" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Keyword" })).toBeFocused();

  // Back undoes clearing in one step.
  await page.goBack();
  await expect(results(page)).toBeVisible();
  expect(addressOf(page)).toBe("/rotunda/search/congressional?q=senator");
});
