import type { Page } from "@playwright/test";
import { serverBriefcase } from "../support/briefcase.ts";
import { expect, results, signIn, test } from "../support/journey.ts";

/** No other test uses this account's Briefcase at the same time. */
const READER = "staff@example.org";

/** Presses Tab until the focused element has this name. */
const tabTo = (page: Page, name: string | RegExp) => pressUntil(page, name, "Tab");
const shiftTabTo = (page: Page, name: string | RegExp) => pressUntil(page, name, "Shift+Tab");

async function pressUntil(page: Page, name: string | RegExp, key: string): Promise<void> {
  const seen: string[] = [];
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press(key);
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLButtonElement ? element.labels[0]?.textContent : null;
      return element?.getAttribute("aria-label") ?? label ?? element?.textContent?.trim() ?? "";
    });
    if (typeof name === "string" ? focused === name : name.test(focused)) return;
    seen.push(focused);
  }
  throw new Error(`${key} never reached ${String(name)}; it passed ${seen.join(" | ")}`);
}

test("searching, adding to the Briefcase, moving and downloading work without a mouse", async ({ page }) => {
  await signIn(page, READER);
  await serverBriefcase(page).empty();
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

  await shiftTabTo(page, /^Briefcase/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Briefcase" })).toBeFocused();

  await tabTo(page, "Add folder");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Folder name")).toBeFocused();
  await page.keyboard.type("Hill day");
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name: /^Hill day/ }),
  ).toBeFocused();

  await tabTo(page, `Move ${name} to folders`);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Hill day/);
  await page.keyboard.press("Space");
  await tabTo(page, "OK");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await shiftTabTo(page, /^Hill day/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Hill day" })).toBeVisible();
  await tabTo(page, "Download as a profile book");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Download as a profile book" })).toBeFocused();
  await tabTo(page, "Download file");
  // Until the check of the book has ended, the button does nothing.
  await expect(page.getByRole("button", { name: "Download file" })).toBeEnabled();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^Hill day \d\d-\d\d-\d{4}\.docx$/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Download as a profile book", exact: true })).toBeFocused();
});

test("the first Tab stops are links that skip to the content and to the results", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?q=senator");
  await expect(results(page)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to results" })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("changing the page moves the focus to its heading; changing the query doesn't", async ({ member: page }) => {
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
