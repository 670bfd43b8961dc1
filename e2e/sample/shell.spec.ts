import type { Page } from "@playwright/test";
import { expect, results, signIn, test } from "../support/journey.ts";

const banner = (page: Page) => page.getByRole("banner");

test.describe("the header and its drawer", () => {
  test("a member has the links, the strip, and from 1264 px on no menu", async ({ member: page }) => {
    await page.goto("/rotunda/faq");
    for (const name of ["Search", "FAQ", "Briefcase", "My Account"])
      await expect(banner(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(banner(page).getByRole("button", { name: "Menu" })).toBeHidden();
    const site = page.getByRole("navigation", { name: "Rotunda Press" });
    await expect(site.getByRole("link")).toHaveText([
      "Dashboard",
      "Daily",
      "Hotline",
      "PolicyView AI",
      "Infographics",
      "Presentations",
      "Race Tracker",
      "Daybook",
      "Events",
    ]);
    await expect(page.getByRole("list", { name: /social networks/ }).getByRole("link")).toHaveCount(3);
  });

  test("a narrow window has the menu, a drawer of 300 px that holds Research and gives the focus back", async ({
    member: page,
  }) => {
    await page.setViewportSize({ width: 800, height: 900 });
    await page.goto("/rotunda/faq");
    const menu = banner(page).getByRole("button", { name: "Menu" });
    await menu.click();
    const drawer = page.getByRole("dialog", { name: "Rotunda" });
    await expect(drawer.getByRole("link", { name: "Research" })).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBeCloseTo(300);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test("a reader by address logs in, back to where they are", async ({ page }) => {
    await page.setExtraHTTPHeaders({ "x-forwarded-for": "203.0.113.9" });
    await page.goto("/rotunda/search/federal?q=energy");
    await expect(results(page)).toBeVisible();
    const login = banner(page).getByRole("link", { name: "Login" });
    await expect(login).toHaveAttribute(
      "href",
      `/login/?next=${encodeURIComponent("/rotunda/search/federal?q=energy")}`,
    );
    await expect(banner(page).getByRole("button", { name: "Log out" })).toHaveCount(0);
    await expect(banner(page).getByRole("link", { name: "Briefcase" })).toHaveCount(0);
  });
});

test("logging out ends the session, and the page that is left can't be come back to", async ({ page }) => {
  // A session of its own: others are shared between the journeys.
  await signIn(page, "capped@example.org");
  await page.goto("/rotunda/faq");
  await banner(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login\//);
  await page.goto("/rotunda/home");
  // Asked again and again: the way there has more than one step, and each takes the place of the one before it.
  await expect(page).toHaveURL(/\/login\//);
});

test("the theme goes round, and stays after a reload", async ({ member: page }) => {
  await page.goto("/rotunda/faq");
  const theme = () => page.evaluate(() => document.documentElement.dataset["theme"]);
  for (const next of ["light", "dark", "contrast"]) {
    await banner(page)
      .getByRole("button", { name: /^Theme:/ })
      .click();
    expect(await theme()).toBe(next);
  }
  await page.reload();
  expect(await theme()).toBe("contrast");
});

test("the first stops of the Tab key skip to the content and to the results", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
});

test.describe("when the connection goes", () => {
  test("the page stays, says so, and recovers by itself", async ({ member: page, context, complaints }) => {
    await page.goto("/rotunda/search/congressional?q=senator");
    await expect(results(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/).first()).toBeVisible();
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
    complaints.length = 0;
  });
});

test("while the product starts for long, it says so; not before two seconds", async ({ member: page }) => {
  const now = new Date("2026-11-20T12:00:00Z");
  await page.clock.install({ time: now });
  await page.clock.pauseAt(new Date(now.getTime() + 1000));
  await page.route("**/api/config/app/", () => {});
  await page.goto("/rotunda/home");
  const text = page.getByText("Please wait while Rotunda is loading...");
  await page.clock.runFor(1900);
  await expect(page.locator("#root h1")).toBeVisible();
  await expect(text).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(text).toBeVisible();
});

for (const [path, call] of [
  ["/rotunda/home", "/api/config/homepage/"],
  ["/rotunda/search/congressional?q=senator", "/api/search/congressional/"],
  ["/rotunda/profile/53", "/api/profile/53"],
  ["/rotunda/committee/2", "/api/committee/2"],
  ["/rotunda/state/31", "/api/state/31"],
] as const) {
  test(`${path} asks for what it shows before its program has come, and once`, async ({ member: page }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // The program comes only when the page has asked.
    await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
      await expect.poll(() => asked).toContain(call);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    // The program takes the answers of the early calls: none is made twice.
    for (const early of [call, "/api/session/", "/api/config/app/"])
      expect(
        asked.filter((address) => address === early),
        early,
      ).toHaveLength(1);
  });
}

test("a page loaded again, or come back to from the account, is scrolled to where it was", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?q=senator&pageSize=48");
  await expect(results(page)).toBeVisible();
  const top = () => page.evaluate(() => Math.round(window.scrollY));
  await page.evaluate(() => window.scrollTo(0, 1800));
  await expect.poll(top).toBe(1800);
  await page.reload();
  await expect.poll(top).toBe(1800);
  await page.goto("/my-account/");
  await page.goBack();
  await expect.poll(top).toBe(1800);
});
