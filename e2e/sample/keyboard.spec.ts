import type { Page } from "@playwright/test";
import { expect, results, test } from "../support/journey.ts";

/** Tabs on until the focused element has this name; a reader without a mouse does the same. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const seen: string[] = [];
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? element?.textContent?.trim() ?? "";
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    seen.push(focused);
  }
  throw new Error(`Tab never reached ${String(name)}; it passed ${seen.join(" | ")}`);
}

test("from search to a profile to the Briefcase without a mouse", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional");
  await expect(page.getByRole("combobox", { name: "Keyword" })).toBeFocused();

  await page.keyboard.type("senator");
  await page.keyboard.press("Enter");
  await expect(results(page)).toBeFocused();

  const first = page
    .getByRole("region", { name: "Search results" })
    .getByRole("article")
    .first()
    .getByRole("link")
    .first();
  const name = (await first.textContent()) ?? "";
  await tabTo(page, name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

  await tabTo(page, `Add to Briefcase: ${name}`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} added to Briefcase.`)).toBeVisible();

  // Taken out again, so that other journeys find the Briefcase as it was.
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} removed from Briefcase.`)).toBeVisible();
});

test("the first stop of the Tab key skips to the content", async ({ member: page }) => {
  await page.goto("/rotunda/faq");
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("a change of page moves the focus to its heading; a change of the query leaves it alone", async ({
  member: page,
}) => {
  await page.goto("/rotunda/home");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("navigation", { name: "Rotunda" }).getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "FAQ" })).toBeFocused();
  expect(await page.title()).toBe("FAQ");

  await page.getByRole("navigation", { name: "Rotunda" }).getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("combobox", { name: "Keyword" })).toBeFocused();

  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  const sort = page.getByRole("combobox", { name: /results ordered by/ });
  await sort.click();
  await page.getByRole("option", { name: "Name Z-A" }).click();
  await expect.poll(() => page.url()).toContain("order=alphabetical_desc");
  await expect(sort).toBeFocused();
});
