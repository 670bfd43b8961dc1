import { addressOf, expect, results, test } from "../support/journey.ts";

test("the keyword box suggests while typing and works with the keyboard alone", async ({ member: page }) => {
  const keywords: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("autocomplete=true")) keywords.push(new URL(request.url()).searchParams.get("q") ?? "");
  });
  await page.goto("/rotunda/search/universal");
  const box = page.getByRole("combobox", { name: "Keyword" });
  await expect(box).toBeFocused();

  await page.keyboard.type("ha");
  await expect(page.getByText("Type 3 or more letters for suggestions.")).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "false");

  await page.keyboard.type("llora");
  await expect(page.getByRole("option")).toHaveCount(5);
  await expect(box).toHaveAttribute("aria-expanded", "true");
  expect(keywords.at(-1)).toBe("hallora");

  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(box).toHaveValue("hallora");
  await page.keyboard.press("ArrowDown");
  const first = page.getByRole("option").first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  const name = (await first.locator("[dir=auto]").textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(addressOf(page)).toMatch(/^\/rotunda\/profile\/\d+-[a-z-]+$/);
});

test("Enter without an active suggestion searches for the typed text, and Escape twice clears the box", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/federal");
  const box = page.getByRole("combobox", { name: "Keyword" });
  await box.fill("acevedo");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();
  expect(addressOf(page)).toBe("/rotunda/search/federal?q=acevedo");
  await expect(page.getByRole("option")).toHaveCount(0);

  await box.fill("arturo acevedo");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(box).toHaveValue("");
});

test("a misspelled name finds similar spellings and says so; an unknown word finds nothing", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/congressional?q=hallorann");
  await expect(page.getByText(/^Showing results for halloran\. Nothing matched “hallorann” exactly\./)).toBeVisible();

  await page.goto("/rotunda/search/congressional?party=1&q=zzzzqqqq");
  await expect(page.getByText("No results found.", { exact: true }).first()).toBeVisible();
  await expect(page.getByText("Nothing in this directory matches all of these:")).toBeVisible();
  await page.getByRole("button", { name: "Remove the last filter" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional?q=zzzzqqqq");
  await page.getByRole("button", { name: "Clear all and start again" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
  await expect(page.getByRole("combobox", { name: "Keyword" })).toBeFocused();
});

test("typed filters become chips and the address, and recognized words can be searched as plain words", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/universal");
  const box = page.getByRole("combobox", { name: "Keyword" });
  await box.fill("state:tx party:d rep");
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();
  const filters = page.getByRole("list", { name: "Active filters" });
  await expect(filters).toContainText("State: Texas");
  await expect(filters).toContainText("Party: Democrat");
  await expect(box).toHaveValue("rep");
  expect(addressOf(page)).toBe("/rotunda/search/universal?current_office_state_abbr=TX&political_party=2&q=rep");

  await page.getByRole("button", { name: "Search “rep” as a word, not as Office: Representative" }).click();
  await expect(box).toHaveValue('"rep"');
  await expect(page.getByText("Read as")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /results? without “rep”$/ })).toBeVisible();

  await box.fill("sate:tx");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Use “state:tx”" }).click();
  await expect(filters).toContainText("State: Texas");
});
