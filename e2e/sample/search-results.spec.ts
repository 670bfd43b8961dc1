import { addressOf, cards, expect, results, signIn, test, violations } from "../support/journey.ts";

test("order, page size, view and pages, each in the address or remembered, none moving the focus away", async ({
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
  expect(await violations(page)).toEqual([]);
});

test("a page past the end is the last one", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?page=4000&q=senator");
  const current = page
    .getByRole("navigation", { name: "Search results pages" })
    .getByRole("link", { name: /^Page \d+$/ })
    .and(page.locator("[aria-current=page]"));
  await expect(current).toHaveText(/^\d+$/);
  await expect(page.getByRole("link", { name: "Next page" })).toHaveCount(0);
  await expect(cards(page)).not.toHaveCount(0);
});

test("Back returns to the row that was opened, with the focus and the place", async ({ member: page }) => {
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

test("read more opens the quick summary and gives the focus back", async ({ member: page }) => {
  await page.goto("/rotunda/search/universal?q=senator");
  const opener = page.getByRole("button", { name: /^Read more about/ }).first();
  await opener.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("a server out of reach is told beside what was found, and a retry goes on", async ({
  member: page,
  context,
  complaints,
}) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(cards(page)).toHaveCount(12);
  await context.setOffline(true);
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  const notice = page.getByText("The server could not be reached. Check your connection, then retry.");
  await expect(notice).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await context.setOffline(false);
  // It goes on by itself once the server is back; who is faster presses the button.
  await page
    .getByRole("button", { name: "Retry" })
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  expect(complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED|could not be reached/.test(text))).toEqual([]);
  complaints.length = 0;
});

test("what is outside the subscription is marked, and can be left out", async ({ page }) => {
  await signIn(page, "limited@example.org");
  await page.goto("/rotunda/search/universal?profile_types=2&profile_types=102");
  await expect(page.getByText("Outside your subscription", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Hide profiles outside your subscription" }).click();
  await expect(page.getByText("Profiles outside your subscription are left out of this search.")).toBeVisible();
  await expect(results(page)).toBeFocused();
  await expect(page.getByText("Outside your subscription", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Show them" }).click();
  await expect(page.getByText("Outside your subscription", { exact: true }).first()).toBeVisible();
});
