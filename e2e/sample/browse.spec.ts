import { addressOf, expect, test } from "../support/journey.ts";

test.describe("browsing", () => {
  test("the map highlights the focused state of the list, and its states are links", async ({ member }) => {
    await member.goto("/rotunda/browse/state");
    const area = member.locator('svg a[href*="/state/48-"]').first();
    await expect(area).toBeAttached();
    await member.getByRole("link", { name: "Texas", exact: true }).focus();
    await expect(area.locator("path")).toHaveAttribute("data-active", "true");
    await area.click();
    await expect(member.getByRole("heading", { level: 1, name: "Texas" })).toBeVisible();
    expect(addressOf(member)).toBe("/rotunda/state/48-texas");
  });

  test("the tree of federal offices works with the keyboard alone", async ({ member }) => {
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
});
