import { addressOf, expect, test, violations } from "../support/journey.ts";

test.describe("browsing", () => {
  test("the map follows the list, and its states are links", async ({ member }) => {
    await member.goto("/rotunda/browse/state");
    const area = member.locator('svg a[href*="/state/48-"]').first();
    await expect(area).toBeAttached();
    await member.getByRole("link", { name: "Texas", exact: true }).focus();
    await expect(area.locator("path")).toHaveAttribute("data-active", "true");
    await area.click();
    await expect(member.getByRole("heading", { level: 1, name: "Texas" })).toBeVisible();
    expect(addressOf(member)).toBe("/rotunda/state/48-texas");
  });

  test("a district is found by its name, and its number leads to it", async ({ member }) => {
    await member.goto("/rotunda/browse/state");
    await member.getByRole("searchbox").fill("ohio 3rd");
    await member.getByRole("link", { name: "Ohio, 3rd District" }).click();
    await expect(member.getByRole("heading", { level: 1, name: "Ohio, 3rd District" })).toBeVisible();
  });

  test("the tree of federal offices by keyboard alone", async ({ member }) => {
    await member.goto("/rotunda/browse/agency");
    await member.getByRole("button", { name: "Expand all" }).focus();
    await member.keyboard.press("Tab");
    const first = member.getByRole("treeitem", { name: /^Department of Agriculture/ });
    await expect(first).toBeFocused();
    await member.keyboard.press("ArrowRight");
    await expect(first).toHaveAttribute("aria-expanded", "true");
    await member.keyboard.press("ArrowRight");
    const forest = member.getByRole("treeitem", { name: /^Forest Service/ });
    await expect(forest).toBeFocused();
    await member.keyboard.press("Enter");
    await expect(member.getByRole("heading", { level: 1, name: /^Forest Service/ })).toBeFocused();
    await member.goBack();
    await expect(first).toHaveAttribute("aria-expanded", "true");
  });

  test("a filter narrows the offices, stands in the address, and says when nothing is left", async ({ member }) => {
    await member.goto("/rotunda/browse/agency");
    await member.getByRole("searchbox").fill("railroad");
    await expect(member.getByText(/^\d of 269 offices$/).first()).toBeVisible();
    await expect(member).toHaveURL(/\?q=railroad$/);
    await member.reload();
    await expect(member.getByRole("searchbox")).toHaveValue("railroad");
    await member.getByRole("searchbox").fill("xyzzy");
    await expect(member.getByText("No federal office is called that.")).toBeVisible();
    await member.getByRole("button", { name: "Clear filter" }).click();
    await expect(member.getByText("269 offices").first()).toBeVisible();
  });

  test("committees under whose they are, caucuses below, one filter for both", async ({ member }) => {
    await member.goto("/rotunda/browse/caucus-committee");
    await expect(member.getByRole("link", { name: "Senate Committee on Finance" })).toBeVisible();
    await member.getByRole("button", { name: /^Nebraska, \d+ committees$/ }).click();
    await expect(member.getByRole("link", { name: "Nebraska Legislature Committee on Judiciary" })).toBeVisible();
    await member.getByRole("searchbox").fill("abraham");
    await member.getByRole("link", { name: "Abraham Accords Caucus" }).click();
    await expect(member.getByRole("heading", { level: 1, name: "Abraham Accords Caucus" })).toBeVisible();
  });

  for (const path of ["state", "agency", "caucus-committee"]) {
    test(`nothing for axe to find, and no sideways scroll: ${path}`, async ({ member }) => {
      await member.setViewportSize({ width: 360, height: 800 });
      await member.goto(`/rotunda/browse/${path}`);
      await expect(member.getByRole("heading", { level: 2 }).first()).toBeVisible();
      expect(await violations(member)).toEqual([]);
      expect(await member.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
});
