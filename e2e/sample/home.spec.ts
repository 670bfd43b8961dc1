import type { Page } from "@playwright/test";
import { addressOf, cards, expect, signIn, test } from "../support/journey.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name });

test("home shows the server's featured items in the editors' order", async ({ member: page }) => {
  await page.goto("/rotunda/home");
  const config = (await (await page.request.get("/api/config/homepage/")).json()) as {
    featured_profiles: { preferred_name_display: string }[];
    featured_profiles_text: string;
    featured_state: { name: string; governor: { preferred_name_display: string } };
    noteworthy_groups: { name: string; order: number }[];
  };
  const featured = section(page, "Featured Profiles");
  await expect(featured.getByText(config.featured_profiles_text)).toBeVisible();
  await expect(featured.getByRole("heading", { level: 3 })).toHaveText(
    config.featured_profiles.map((profile) => profile.preferred_name_display),
  );
  expect(config.featured_profiles).toHaveLength(4);
  const groups = config.noteworthy_groups.toSorted((a, b) => a.order - b.order).map((group) => group.name);
  await expect(section(page, "Noteworthy Groups").getByRole("heading", { level: 3 })).toHaveText(groups);
  const state = section(page, "Featured State");
  await expect(state.getByText("Electoral votes")).toBeVisible();
  await expect(state.getByRole("link", { name: config.featured_state.governor.preferred_name_display })).toBeVisible();
  await state.getByRole("link", { name: config.featured_state.name }).click();
  await expect.poll(() => addressOf(page)).toMatch(/^\/rotunda\/state\/\d+-/);
});

test("an opened profile becomes the first recent profile, per user", async ({ page }) => {
  await signIn(page, "super@example.org");
  await page.goto("/rotunda/search/universal?q=governor");
  const link = cards(page).first().getByRole("link").first();
  const name = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Rotunda" }).click();
  await expect(section(page, "Recent Profiles").getByRole("heading", { level: 3 }).first()).toHaveText(name);
});

test("a banner shows its wide picture in a wide window and its small one in a narrow window", async ({
  member: page,
}) => {
  const visiblePictures = () =>
    page
      .locator("main figure img")
      .first()
      .evaluate((image: HTMLImageElement) => image.currentSrc);
  for (const [width, ending] of [
    [1280, "browse-the-states.svg"],
    [400, "browse-the-states-small.svg"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/rotunda/home");
    await page.locator("main figure").first().scrollIntoViewIfNeeded();
    await expect.poll(visiblePictures).toContain(ending);
  }
  await expect(page.getByRole("link", { name: "Browse the states" })).toHaveAttribute(
    "href",
    /\/rotunda\/browse\/state$/,
  );
});

test("home shows which sections failed, keeps the others, and Retry loads them", async ({
  member: page,
  browserErrors,
}) => {
  await page.goto("/rotunda/faq");
  await page.route("**/api/config/homepage/", (route) => route.abort());
  await page.getByRole("banner").getByRole("link", { name: "Rotunda" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "The server could not be reached." })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.unroute("**/api/config/homepage/");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(section(page, "Featured Profiles")).toBeVisible();
  browserErrors.length = 0;
});

test.describe("the FAQ", () => {
  test("shows the walkthrough", async ({ page }) => {
    await signIn(page);
    await page.goto("/rotunda/faq");
    await expect(page.locator("video")).toBeVisible();
  });

  test("shows all seven questions without the walkthrough's script", async ({ page }) => {
    await signIn(page);
    await page.route(/walkthrough.*\.(js|tsx)/, (route) =>
      route.fulfill({ status: 200, contentType: "text/javascript", body: "throw 1" }),
    );
    await page.goto("/rotunda/faq");
    const questions = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("button");
    await expect(questions).toHaveCount(7);
    await questions.last().click();
    await expect(questions.last()).toHaveAttribute("aria-expanded", "true");
    await expect(page.locator("video")).toHaveCount(0);
  });
});
