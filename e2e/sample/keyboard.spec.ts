import type { Page } from "@playwright/test";
import { cards, expect, test } from "../support/journey.ts";

/** Waits until the page listens for keys, which takes longer than showing the results. */
async function openResults(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("Ctrl K finds people, pages and the page's actions with the keyboard alone", async ({ member: page }) => {
  await openResults(page, "/rotunda/search/congressional?q=senator");
  const name = (await cards(page).first().getByRole("heading").textContent()) ?? "";

  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "A person, page or action" });
  await expect(box).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole("group", { name: "People and records" }).getByText(name).first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("what ch");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rotunda\/changes$/);

  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("briefcase");
  const actions = page.getByRole("group", { name: "On this page" });
  await expect(actions.getByRole("option", { name: /Briefcase/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(box).toBeHidden();
  await expect(page.locator("#main").getByRole("button", { name: /Briefcase/, pressed: true })).toBeVisible();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("no such thing");
  await expect(page.getByRole("option")).toHaveText([/Search for “no such thing”/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rotunda\/search\/universal\?q=no\+such\+thing/);
});

test("x selects results, and actions apply to the selected ones", async ({ member: page }) => {
  await openResults(page, "/rotunda/search/universal?q=senator");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  const box = (index: number) => cards(page).nth(index).getByRole("checkbox");
  await expect(box(0)).toBeChecked();
  await expect(box(0)).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(box(1)).toBeChecked();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByRole("region", { name: "Search results" }).getByText("2 selected")).toBeVisible();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL(/\/rotunda\/compare\?/);
  await expect(page.getByRole("columnheader")).toHaveCount(2);
});

test("j, k and s act on the list of results, and ? lists all keys", async ({ member: page }) => {
  await openResults(page, "/rotunda/search/congressional?q=governor");
  const link = (index: number) => cards(page).nth(index).getByRole("heading").getByRole("link");
  for (const [key, index] of [
    ["j", 0],
    ["j", 1],
    ["k", 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(link(index)).toBeFocused();
  }
  const star = cards(page)
    .first()
    .getByRole("button", { name: /Briefcase/ });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await page.keyboard.press("s");
  await expect(star).toHaveAttribute("aria-pressed", "true");
  // The star ignores keys until its folder is saved.
  await expect(star).not.toHaveAttribute("aria-disabled");
  await page.keyboard.press("s");
  await expect(star).toHaveAttribute("aria-pressed", "false");

  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toContainText("Next, previous");
  await page.keyboard.press("Escape");
  await expect(link(0)).toBeFocused();
});
