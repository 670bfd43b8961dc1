import { addressOf, cards, expect, results, test } from "../support/journey.ts";

test("order, page size, view and page are in the address or stored, and changing them keeps the focus", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  const size = page.getByRole("combobox", { name: "Profiles per page" });
  await size.click();
  await expect(page.getByRole("option")).toHaveText(["12", "24", "48", "96"]);
  await page.getByRole("option", { name: "24" }).click();
  await expect(cards(page)).toHaveCount(24);
  await expect(size).toBeFocused();
  await page.getByRole("combobox", { name: "results ordered by" }).click();
  await page.getByRole("option", { name: "Name A-Z" }).click();
  await expect
    .poll(() => addressOf(page))
    .toBe("/rotunda/search/congressional?order=alphabetical_asc&pageSize=24&q=senator");
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(results(page)).toBeFocused();
  await page.getByRole("radio", { name: "Grid" }).click();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Grid" })).toHaveAttribute("aria-checked", "true");
});

test("a page number past the end shows the last page", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?page=4000&q=senator");
  const current = page
    .getByRole("navigation", { name: "Search results pages" })
    .getByRole("link", { name: /^Page \d+$/ })
    .and(page.locator("[aria-current=page]"));
  await expect(current).toHaveText(/^\d+$/);
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);
});

test("Back returns to the opened row with its focus and scroll position", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?page=2&q=senator");
  const link = cards(page).nth(8).getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.focus();
  const before = await page.evaluate(() => Math.round(window.scrollY));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(cards(page).nth(8).getByRole("link").first()).toBeFocused();
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(before);
});
