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
