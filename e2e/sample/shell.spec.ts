import type { Page } from "@playwright/test";
import { cards, expect, results, signIn, test } from "../support/journey.ts";

const banner = (page: Page) => page.getByRole("banner");

test.describe("the header and its drawer", () => {
  test("a wide window shows all links; a narrow one has a drawer with Research that returns the focus", async ({
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

test("logging out ends the session, and pages then lead to login", async ({ page }) => {
  // Uses its own session because other tests share theirs.
  await signIn(page, "capped@example.org");
  await page.goto("/rotunda/faq");
  await banner(page).getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login\//);
  await page.goto("/rotunda/home");
  // Polls because several redirects replace each other.
  await expect(page).toHaveURL(/\/login\//);
});

test("the theme button cycles through the themes, and a reload keeps the theme", async ({ member: page }) => {
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

test.describe("without a connection", () => {
  test("the results stay, a message explains it, and the search continues when the connection returns", async ({
    member: page,
    context,
    browserErrors,
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
    browserErrors.length = 0;
  });
});

test("each page shows its content before its script has loaded, and requests nothing again", async ({
  member: page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const section = page.getByRole("main").getByRole("heading", { level: 2 }).first();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await expect(section).toBeVisible();
    await route.continue();
  });
  for (const [path, call] of [
    ["/rotunda/home", "/api/config/homepage/"],
    ["/rotunda/search/congressional?q=senator", "/api/search/congressional/"],
    ["/rotunda/profile/53", "/api/profile/53"],
    ["/rotunda/committee/2", "/api/committee/2"],
    ["/rotunda/state/31", "/api/state/31"],
  ] as const) {
    requests.length = 0;
    await page.goto(path);
    await expect(section).toBeVisible();
    const count = (address: string) => requests.filter((each) => each === address).length;
    expect([call, "/api/session/", "/api/config/app/"].map(count), path).toEqual([0, 0, 1]);
  }
});

test("a reload, or Back from the account page, restores the scroll position", async ({ member: page }) => {
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
