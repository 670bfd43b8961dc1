import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

const WAIT = "Please wait while Rotunda is loading...";

/** Requests that get no answer until they are let go. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

test("while the code of the first screen is on its way for long, it says so", async ({ member: page }) => {
  const letGo = await hold(page, /faq-screen.*\.js/u);
  await page.goto("/rotunda/faq", { waitUntil: "commit" });
  // The start itself is over: the header knows who is reading.
  await expect(page.getByRole("banner").getByRole("link", { name: "FAQ" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").getByText(WAIT)).toBeVisible();
  await letGo();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await expect(page.getByText(WAIT)).toHaveCount(0);
});

test("a record that takes long holds its room, says so, and comes once", async ({ member: page }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/state/31") asked += 1;
  });
  const letGo = await hold(page, /\/api\/state\/31$/u);
  await page.goto("/rotunda/state/31", { waitUntil: "commit" });
  await expect(page.getByRole("banner").getByRole("link", { name: "FAQ" })).toBeVisible();
  await expect(page.getByRole("main").locator("[aria-hidden=true]").first()).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: WAIT })).toHaveCount(1);
  await letGo();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(asked).toBe(1);
});

for (const [path, heading] of [
  ["/rotunda/home", /^Who holds office/u],
  ["/rotunda/search/federal?q=deputy", "Search"],
  ["/rotunda/faq", "FAQ"],
] as const) {
  test(`${path} shows its head while the program is on its way, where it will be, and lets nobody press it`, async ({
    member: page,
  }) => {
    const letGo = await hold(page, /\/assets\/index-.*\.js$/u);
    await page.goto(path, { waitUntil: "commit" });
    const head = page.locator("#root > [inert]");
    const h1 = page.locator("h1").filter({ hasText: heading });
    await expect(head.locator("h1")).toHaveText(heading);
    if (path.includes("?q=")) await expect(head.locator("input")).toHaveValue("deputy");
    await expect(page.getByRole("heading")).toHaveCount(0);
    // Before its first paint, a page has places without its stylesheet.
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    const before = await h1.boundingBox();
    await letGo();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(head).toHaveCount(0);
    const after = await h1.boundingBox();
    const mark = await page.getByRole("complementary", { name: "Sample data" }).boundingBox();
    expect(after?.x).toBe(before?.x);
    expect(after?.height).toBe(before?.height);
    expect(after?.y).toBe((before?.y ?? 0) + (mark?.height ?? 0));
  });
}
