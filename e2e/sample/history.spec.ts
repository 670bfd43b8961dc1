import { cards, expect, results, test } from "../support/journey.ts";

test("Back and Forward restore the search, its page and scroll position without new requests", async ({
  member: page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/search/")) requests.push(request.url());
  });
  // Counts of options are requested after the results, and again if the page was left before they came.
  const counted = page.waitForResponse(/\/api\/search\/congressional\/counts\//);
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=CA");
  const first = (await cards(page).first().textContent()) ?? "";
  await page.getByRole("link", { name: "Page 3", exact: true }).click();
  await expect(page.getByRole("link", { name: "Page 3", exact: true })).toHaveAttribute("aria-current", "page");
  // The link is marked before the page loads.
  await expect(cards(page).first()).not.toHaveText(first);
  const third = await cards(page).first().textContent();
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const scrolled = await page.evaluate(() => window.scrollY);
  await counted;

  // Clicks by script, because a real click would scroll the link into view.
  await cards(page)
    .nth(9)
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const before = requests.length;

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
  expect(requests.length).toBe(before);
});

test("a page opened by a link starts at its top, even if the previous page was scrolled", async ({ member: page }) => {
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

test("a link to a panel opens it, scrolls it to 60 pixels below the top and focuses it", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await cards(page).first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Office Contact Information/ })).toBeVisible();
  const topOf = (id: string) =>
    page.locator(`#${id}`).evaluate((panel) => Math.round(panel.getBoundingClientRect().top));

  await page.goto(`${page.url()}#legislative`);
  // A reload restores the scroll position.
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

test("a link to the current page makes no request and adds no history entry", async ({ member: page }) => {
  await page.goto("/rotunda/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Pictures may still be loading.
  await page.waitForLoadState("networkidle");
  const before = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("banner").getByRole("link", { name: "Rotunda" }).click();
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  expect(await page.evaluate(() => history.length)).toBe(before);
});
