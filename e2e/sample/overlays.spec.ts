import type { Locator, Page } from "@playwright/test";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { findViolations, type Theme } from "../support/violations.ts";
import { cards, expect, results, signIn, test } from "../support/journey.ts";

// Runs many slow checks in one test.
test.describe.configure({ timeout: 240_000 });

/** Opens an overlay, checks it with axe, closes it, and expects the focus on the element that opened it. */
async function looksRight(page: Page, opener: Locator, part: string, theme: Theme): Promise<void> {
  await opener.click();
  const overlay = page.locator(part).last();
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole("status").filter({ hasText: /./u })).toHaveCount(0);
  expect.soft({ part, violations: await findViolations(page, theme, part) }).toEqual({ part, violations: [] });
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(over, part).toBe(0);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(opener).toBeFocused();
}

// Stories check each component in every theme.
for (const [width, theme] of [
  [1280, "light"],
  [360, "dark"],
] as const) {
  test.describe(`at ${width} pixels, ${theme}`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("overlays of the search pass axe, and closing them returns the focus", async ({ member: page }) => {
      await page.goto("/rotunda/search/universal?current_office_state_abbr=NE&political_party=1&q=water");
      await expect(results(page)).toBeVisible();
      await expect(cards(page).first()).toBeVisible();
      const withAll = page.getByRole("list", { name: "With all results" });
      await looksRight(page, page.getByRole("button", { name: /^Read more/ }).first(), "[role=dialog]", theme);
      await looksRight(page, withAll.getByRole("button", { name: /^Add all/ }), "[role=dialog]", theme);
      await looksRight(page, withAll.getByRole("button", { name: /^Download/ }), "[role=dialog]", theme);
      await looksRight(page, page.getByRole("combobox", { name: /results ordered by/ }), "[role=listbox]", theme);

      await page.goto("/rotunda/search/universal");
      const filters = page.getByRole("region", { name: /^Advanced filters/ });
      const all = filters.getByRole("button", { name: /^(Show|Hide) filters/u });
      const panels = filters.getByRole("heading", { level: 3 }).getByRole("button");
      await expect(all).toBeVisible();
      if ((await all.getAttribute("aria-expanded")) === "false") await all.click();
      await expect(panels.first()).toBeVisible();
      for (const panel of await panels.all())
        if ((await panel.getAttribute("aria-expanded")) === "false") await panel.click();
      await looksRight(page, filters.getByRole("button", { name: "Profile Type Any" }), "[role=dialog]", theme);
      await filters.getByRole("combobox", { name: "State", exact: true }).fill("ne");
      await expect(page.getByRole("option").first()).toBeVisible();
      expect.soft(await findViolations(page, theme, "[role=listbox]")).toEqual([]);
      await page.keyboard.press("Escape");

      await page.getByRole("combobox", { name: "Keyword" }).fill("wat");
      await expect(page.getByRole("option").first()).toBeVisible();
      expect.soft(await findViolations(page, theme, "[role=search], search")).toEqual([]);
    });

    test("overlays of the Briefcase pass axe, and closing them returns the focus", async ({ page }) => {
      await signIn(page, "super@example.org");
      const server = createBriefcaseClient(page);
      await server.empty();
      const farmId = await server.addFolder("Farm bill");
      const [first = "", second = ""] = await server.findIds("q=senator&profile_types=1", 2);
      await server.add(await server.defaultFolderId(), [first]);
      await server.add(farmId, [first, second]);

      await page.goto(`/rotunda/briefcase/folder/${farmId}`);
      const items = page.getByRole("list", { name: "Items in this folder" });
      await expect(items.getByRole("article")).toHaveCount(2);
      await looksRight(page, page.getByRole("button", { name: "Add folder" }), "[role=dialog]", theme);
      await looksRight(page, page.getByRole("button", { name: "Delete folder" }), "[role=alertdialog]", theme);
      await looksRight(
        page,
        page.getByRole("button", { name: /^Move .* to folders$/ }).first(),
        "[role=dialog]",
        theme,
      );
      await looksRight(
        page,
        page.getByRole("button", { name: "Download as a profile book", exact: true }),
        "[role=dialog]",
        theme,
      );

      // Shows two messages, each with its own Undo.
      for (const count of [1, 0]) {
        await page
          .getByRole("button", { name: /^Remove .* from Briefcase folder$/ })
          .first()
          .click();
        await expect(items.getByRole("article")).toHaveCount(count);
      }
      const messages = page.locator("[data-snackbar]");
      await expect(messages.getByText(/ removed from Farm bill\.$/)).toHaveCount(1);
      await expect(messages.getByText(/ removed from Briefcase\.$/)).toHaveCount(1);
      await expect(messages.getByRole("button", { name: "Undo" })).toHaveCount(2);
      await messages
        .getByText(/ removed from /)
        .first()
        .hover();
      expect.soft(await findViolations(page, theme, "[data-snackbar]")).toEqual([]);
      await messages.getByRole("button", { name: "Undo" }).first().click();
      await expect(items.getByRole("article")).toHaveCount(1);
      await expect(messages.getByText(/ removed from Farm bill\.$/)).toHaveCount(0);
      await expect(messages.getByText(/ removed from Briefcase\.$/)).toHaveCount(1);
      await server.empty();
    });
  });
}

test("the drawer passes axe, and closing it returns the focus", async ({ member: page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/rotunda/faq");
  await looksRight(page, page.getByRole("button", { name: "Menu" }), "[role=dialog]", "dark");
});
