import { addressOf, expect, fillLogin, signIn, test } from "../support/journey.ts";

const MEMBER_ROUTES = [
  "/rotunda/home",
  "/rotunda/browse/state",
  "/rotunda/browse/agency",
  "/rotunda/browse/caucus-committee#committees",
  "/rotunda/search/universal?q=water",
  "/rotunda/search/congressional?page=2&q=energy%20%26%20water",
  "/rotunda/search/federal?q=a%26b#x",
  "/rotunda/search/state?q=health",
  "/rotunda/profile/999999",
  "/rotunda/profile/kw/999999",
  "/rotunda/committee/999999-no-such-committee#members",
  "/rotunda/briefcase",
  "/rotunda/faq",
  "/rotunda/no-such-page",
];

test.describe("signed out", () => {
  for (const route of MEMBER_ROUTES) {
    test(`${route} leads to login, and back to the page that was asked for`, async ({ page }) => {
      await page.goto(route);
      await page.waitForURL((url) => url.pathname === "/login/");
      expect(new URL(page.url()).searchParams.get("next")).toBe(route);
      await fillLogin(page);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect.poll(() => addressOf(page)).toBe(route);
    });
  }

  test("the base path, search and profile lead to where they redirect, after login", async ({ page }) => {
    await page.goto("/rotunda/");
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/rotunda/home");
    await page.goto("/rotunda/search");
    await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
    await page.goto("/rotunda/profile");
    await expect.poll(() => addressOf(page)).toBe("/rotunda/search/congressional");
  });

  test("the account page leads to login and then to the server's own page", async ({ page }) => {
    await page.goto("/rotunda/my-account");
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/my-account/");
  });

  test("the forgotten password and contact pages are the server's", async ({ page }) => {
    for (const name of ["forgot", "contact"]) {
      await page.goto(`/rotunda/${name}`);
      await page.waitForURL((url) => url.pathname.replace(/\/$/, "") === `/${name}`);
    }
  });

  test("next never leads to another origin", async ({ page }) => {
    await page.goto(`/rotunda/login-redirect?next=${encodeURIComponent("//example.com/rotunda/home")}`);
    await page.waitForURL((url) => url.pathname === "/login/");
    await fillLogin(page);
    await expect.poll(() => addressOf(page)).toBe("/rotunda/home");
  });
});

test.describe("signed in without access", () => {
  test("the directory leads to the paywall", async ({ page }) => {
    await signIn(page, "noaccess@example.org");
    await page.goto("/rotunda/search/congressional?q=water");
    await expect.poll(() => addressOf(page)).toBe("/rotunda/paywall");
  });

  test("a lapsed subscriber is led to the account, and may read the FAQ", async ({ page }) => {
    await signIn(page, "lapsed@example.org");
    await page.goto("/rotunda/search/congressional?q=water");
    await expect.poll(() => addressOf(page)).toBe("/my-account/");
    await page.goto("/rotunda/faq");
    await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  });
});

test("Back from the login page never gets stuck on the way to it", async ({ page }) => {
  await page.goto("/privacy-policy");
  await page.goto("/rotunda/home");
  await page.waitForURL((url) => url.pathname === "/login/");
  await page.goBack();
  await expect.poll(() => addressOf(page).replace(/\/$/, "")).toBe("/privacy-policy");
});
