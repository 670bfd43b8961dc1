import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

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

test("a loading message shows while the first screen's code loads slowly", async ({ member: page }) => {
  const release = await hold(page, /faq-screen.*\.js/u);
  await page.goto("/rotunda/faq", { waitUntil: "commit" });
  // The startup is complete: the header shows the user's links.
  await expect(page.getByRole("banner").getByRole("link", { name: "FAQ" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").getByText(WAIT)).toBeVisible();
  await release();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(page.getByText(WAIT)).toHaveCount(0);
});

test("a slow record shows a placeholder and a loading message, and is requested once", async ({ member: page }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/state/31") requests += 1;
  });
  const release = await hold(page, /\/api\/state\/31$/u);
  await page.goto("/rotunda/state/31", { waitUntil: "commit" });
  await expect(page.getByRole("banner").getByRole("link", { name: "FAQ" })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-hidden=true]").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: WAIT })).toHaveCount(1);
  await release();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(requests).toBe(1);
});

for (const [path, heading] of [
  ["/rotunda/home", /^Who holds office/u],
  ["/rotunda/search/federal?q=deputy", "Search"],
  ["/rotunda/faq", "FAQ"],
] as const) {
  test(`${path} shows its heading in the final position and without active controls while the script loads`, async ({
    member: page,
  }) => {
    const release = await hold(page, /\/assets\/index-.*\.js$/u);
    await page.goto(path, { waitUntil: "commit" });
    const head = page.locator("#root > [inert]");
    const h1 = page.locator("h1").filter({ hasText: heading });
    await expect(head.locator("h1")).toHaveText(heading);
    if (path.includes("?q=")) await expect(head.locator("input")).toHaveValue("deputy");
    await expect(page.getByRole("heading")).toHaveCount(0);
    // Until its first paint, a page is laid out without its style sheet.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = await h1.boundingBox();
    await release();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(head).toHaveCount(0);
    const after = await h1.boundingBox();
    const mark = await page.getByRole("complementary", { name: "Sample data" }).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.height).toBe(before?.height);
    expect(after?.y).toBe((before?.y ?? 0) + (mark?.height ?? 0));
  });
}
