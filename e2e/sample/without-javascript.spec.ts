import { cards, expect, signIn, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a search, its pages and its records are readable without JavaScript", async ({ page }) => {
  await signIn(page);
  await page.goto("/rotunda/home");
  await page.getByRole("combobox", { name: "Keyword Search" }).fill("senator");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/\/rotunda\/search\/universal\?q=senator$/u);
  await expect(cards(page)).toHaveCount(12);
  const first = await cards(page).first().getByRole("link").first().textContent();
  await page.getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(cards(page).first().getByRole("link").first()).not.toHaveText(first ?? "");
});

// Playwright's browser doesn't show <noscript>.
for (const [path, closed] of [
  ["/rotunda/profile/53", "history"],
  ["/rotunda/state/31", "history"],
] as const)
  test(`${path} has its closed sections for browsers without JavaScript`, async ({ page }) => {
    await signIn(page);
    const html = await (await page.request.get(path)).text();
    const [, section = ""] = new RegExp(`id="${closed}-content"(.*?)</section>`, "su").exec(html) ?? [];
    const [, text = ""] = /<noscript>(.*?)<\/noscript>/su.exec(section) ?? [];
    expect(text.replaceAll(/<[^>]*>/gu, "").length).toBeGreaterThan(20);
    expect(html).toContain("Menus, filters, folders and downloads need JavaScript.");
  });

for (const [path, link] of [
  ["/rotunda/browse/state", "Nebraska"],
  ["/rotunda/browse/agency", "Department of Agriculture"],
  ["/rotunda/browse/caucus-committee", /Committee on/u],
] as const)
  test(`${path} leads to its records without JavaScript`, async ({ page }) => {
    await signIn(page);
    await page.goto(path);
    await page.getByRole("main").getByRole("link", { name: link }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: link })).toBeVisible();
  });

test("a visitor logs in without JavaScript and arrives at the page", async ({ page }) => {
  await page.goto("/rotunda/state/31");
  await page.getByLabel("Email").fill("member@example.org");
  await page.getByLabel("Password").fill("rotunda-sample");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Nebraska" })).toBeVisible();
});
