import { cards, expect, results, test } from "../support/journey.ts";

test("back and forward restore the search, its page and where it was scrolled, without asking again", async ({
  member: page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/")) asked.push(request.url());
  });
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=CA");
  const first = (await cards(page).first().textContent()) ?? "";
  await page.getByRole("link", { name: "Page 3", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");
  // The link is marked as soon as it is pressed.
  await expect(cards(page).first()).not.toHaveText(first);
  const third = await cards(page).first().textContent();
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForTimeout(300);
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(300);

  // By script, because a click would first scroll the link into view.
  await cards(page)
    .nth(9)
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = asked.length;

  await page.goBack();
  await expect(cards(page).first()).toHaveText(third ?? "");
  await expect(page.getByRole("link", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(scrolled));
  expect(new URL(page.url()).search).toBe("?current_office_state_abbr=CA&page=3");

  await page.goForward();
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole("link", { name: "Page 1", exact: true })).toHaveAttribute("aria-current", "page");
  expect(asked.length).toBe(before);
});

test("a page opened by its address begins at its top, however far down the page before it was", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.goto("/rotunda/search/federal?q=deputy");
  await expect(results(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
});

test("a hash leads to its panel, 60 pixels below the top, opens it and takes the focus there", async ({
  member: page,
}) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));

  await page.goto(`${page.url()}#legislative`);
  // A page that is loaded again is scrolled to where it was.
  await expect.poll(() => topOf("legislative")).toBe(60);
  await page.reload();
  await expect(page.locator("#legislative button").first()).toHaveAttribute("aria-expanded", "true");
  await expect.poll(() => topOf("legislative")).toBe(60);
  await expect(page.locator("#legislative")).toBeFocused();

  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: /^Office Contact/ })
    .click();
  await expect.poll(() => page.evaluate(() => location.hash)).toBe("#offices");
  await expect(page.locator("#offices")).toBeFocused();
  await page.goBack();
  await expect.poll(() => topOf("legislative")).toBe(60);
});

test("going where the reader is already asks nothing and adds nothing to the history", async ({ member: page }) => {
  await page.goto("/rotunda/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Pictures may still be on their way.
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(() => history.length);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.getByRole("banner").getByRole("link", { name: "Rotunda" }).click();
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
