import type { Page, Route } from "@playwright/test";
import { cards, expect, results, test } from "../support/journey.ts";

const WAIT = "Please wait while Rotunda is loading...";

/** Holds requests until they are released. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? void waiting.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of waiting) await route.continue();
  };
}

test("a slow record shows a placeholder and a loading message, and is requested once", async ({ member: page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/state/31") requests += 1;
  });
  await page.goto("/rotunda/browse/state");
  const release = await hold(page, /\/api\/state\/31$/u);
  await page.getByRole("main").getByRole("link", { name: "Nebraska" }).first().click();
  await expect(page.getByRole("main").locator("[aria-hidden=true]").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: WAIT })).toHaveCount(1);
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "Nebraska" })).toBeVisible();
  expect(requests).toBe(1);
});

for (const [path, heading] of [
  ["/rotunda/home", /^Who holds office/u],
  ["/rotunda/search/federal?q=deputy", "Search"],
  ["/rotunda/faq", "FAQ"],
  ["/rotunda/profile/53", "Alex Romano"],
] as const) {
  test(`${path} has its heading in the final position while the script loads`, async ({ member: page }) => {
    const release = await hold(page, /\/assets\/index-.*\.js$/u);
    await page.goto(path, { waitUntil: "commit" });
    const h1 = page.getByRole("heading", { level: 1, name: heading });
    await expect(h1).toBeVisible();
    // Until its first paint, a page is laid out without its style sheet.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = await h1.boundingBox();
    await release();
    await page.waitForLoadState("networkidle");
    expect(await h1.boundingBox()).toEqual(before);
  });
}

test("typing and clicks while the script loads take effect once it has loaded", async ({ member: page }) => {
  const release = await hold(page, /\/assets\/index-.*\.js$/u);
  await page.goto("/rotunda/search/congressional", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Keyword" }).fill("senator");
  await release();
  await page.waitForLoadState("networkidle");
  await page.getByRole("search").getByRole("button", { name: "Search", exact: true }).click();
  await expect(results(page)).toBeVisible();
  await expect(page).toHaveURL(/q=senator/u);

  const again = await hold(page, /\/assets\/index-.*\.js$/u);
  await page.reload({ waitUntil: "commit" });
  const star = cards(page)
    .first()
    .getByRole("button", { name: /to Briefcase/u });
  const isStarred = (await star.getAttribute("aria-pressed")) === "true";
  await star.click();
  await again();
  await expect(star).toHaveAttribute("aria-pressed", String(!isStarred));
});
