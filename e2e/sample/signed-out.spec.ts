import { addressOf, expect, fillLogin, test } from "../support/journey.ts";

/** Addresses with an encoded query and a hash; guard.matrix.test.ts covers every route. */
const ADDRESSES = [
  "/rotunda/search/congressional?page=2&q=energy%20%26%20water",
  "/rotunda/search/federal?q=a%26b#x",
  "/rotunda/committee/999999-no-such-committee#members",
];

test.describe("signed out", () => {
  for (const route of ADDRESSES) {
    test(`${route} leads to login and back to the requested page`, async ({ page }) => {
      await page.goto(route);
      await page.waitForURL((url) => url.pathname === "/login/");
      // The server doesn't know the hash; the browser keeps it.
      expect(new URL(page.url()).searchParams.get("next")).toBe(route.replace(/#.*/u, ""));
      await fillLogin(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => addressOf(page)).toBe(route);
    });
  }

  test("the base path, search and profile redirect after login", async ({ page }) => {
    await page.goto("/rotunda/");
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/rotunda/home");
    await page.goto("/rotunda/search");
    await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
    await page.goto("/rotunda/profile");
    await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
  });

  test("the account page leads to login and then to the server's page", async ({ page }) => {
    await page.goto("/rotunda/my-account");
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/my-account/");
  });

  test("the parameter next never leads to another origin", async ({ page }) => {
    await page.goto(`/rotunda/login-redirect?next=${encodeURIComponent("//example.com/rotunda/home")}`);
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/rotunda/home");
  });
});

test("Back from the login page doesn't redirect to it again", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.goto("/rotunda/home");
  await page.waitForURL((url) => url.pathname === "/login/");
  await page.goBack();
  await expect.poll(() => addressOf(page).replace(/\/$/, "")).toBe("/privacy-policy");
});
