import type { Page } from "@playwright/test";
import { cards, expect, results, signIn, test } from "../support/journey.ts";

const banner = (page: Page) => page.getByRole("banner");

test.describe("the header and its drawer", () => {
  test("a wide window shows all links, a narrow one a menu whose drawer holds Research and returns the focus", async ({
    member: page,
  }) => {
    await page.goto("/rotunda/faq");
    for (const name of ["Search", "FAQ", "Briefcase", "My Account"])
      await expect(banner(page).getByRole("link", { name, exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Rotunda Press" }).getByRole("link")).toHaveCount(9);
    await expect(page.getByRole("list", { name: /social networks/ }).getByRole("link")).toHaveCount(3);
    const menu = banner(page).getByRole("button", { name: "Menu" });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 800, height: 900 });
    await menu.click();
    const drawer = page.getByRole("dialog", { name: "Rotunda" });
    await expect(drawer.getByRole("link", { name: "Research" })).toBeVisible();
    expect((await drawer.boundingBox())?.width).toBeCloseTo(300);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
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

test.describe("when the connection goes", () => {
  test("the results stay, a message explains it, and the search continues when the connection returns", async ({
    member: page,
    context,
    complaints,
  }) => {
    await page.goto("/rotunda/search/congressional?q=senator");
    await expect(results(page)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^You are offline/).first()).toBeVisible();
    await page.getByRole("link", { name: "Page 2", exact: true }).click();
    await expect(page.getByText("The server could not be reached. Check your connection, then retry.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(cards(page)).toHaveCount(12);
    await context.setOffline(false);
    await expect(page.getByText(/^You are offline/)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");
    complaints.length = 0;
  });
});

test("each page requests its data before its script has loaded, and only once", async ({ member: page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  let call = "";
  // The script loads only after the request.
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await expect.poll(() => asked).toContain(call);
    await route.continue();
  });
  for (const [path, expected] of [
    ["/rotunda/home", "/api/config/homepage/"],
    ["/rotunda/search/congressional?q=senator", "/api/search/congressional/"],
    ["/rotunda/profile/53", "/api/profile/53"],
    ["/rotunda/committee/2", "/api/committee/2"],
    ["/rotunda/state/31", "/api/state/31"],
  ] as const) {
    asked.length = 0;
    call = expected;
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    // The script uses these answers and repeats no request.
    for (const early of [call, "/api/session/", "/api/config/app/"])
      expect(
        asked.filter((address) => address === early),
        `${path}: ${early}`,
      ).toHaveLength(1);
  }
});

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
