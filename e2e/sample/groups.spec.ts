import { expect, signIn, test, violations } from "../support/journey.ts";

test.describe("a committee and a caucus", () => {
  test("members are found by position, in any case, and by party; clearing goes back to all", async ({ member }) => {
    await member.goto("/rotunda/caucus/57");
    await expect(member.getByRole("heading", { level: 1, name: "Congressional Western Caucus" })).toBeVisible();
    await expect(member.getByText("104 members", { exact: true }).first()).toBeVisible();
    await member.getByRole("searchbox", { name: "Name or position" }).fill("TEXAS");
    await expect(member.getByText("7 of 104 members").first()).toBeVisible();
    await member.getByRole("combobox", { name: /Party/ }).click();
    await member.getByRole("option", { name: "Democrat" }).click();
    await expect(member.getByRole("heading", { level: 3, name: /Republican Members/ })).toBeHidden();
    await expect(member.getByText("2 of 104 members").first()).toBeVisible();
    await member.getByRole("button", { name: "Clear", exact: true }).click();
    await expect(member.getByText("104 members", { exact: true }).first()).toBeVisible();
    await expect(member.getByRole("combobox", { name: /Party/ })).toHaveText("Any");
  });

  test("members stand in the order that is asked for, side by side", async ({ member }) => {
    await member.goto("/rotunda/committee/33");
    const names = member.getByRole("region", { name: "Members" }).getByRole("heading", { level: 4 });
    await expect(names.first()).toBeVisible();
    const ranked = await names.allTextContents();
    await member.getByRole("combobox", { name: /Sort by/ }).click();
    await member.getByRole("option", { name: "Last name" }).click();
    await expect(names.first()).not.toHaveText(ranked[0] ?? "");
    const sorted = await names.allTextContents();
    expect(sorted.toSorted()).toEqual(ranked.toSorted());
    await member.getByRole("combobox", { name: /Sort by/ }).click();
    await member.getByRole("option", { name: "Rank" }).click();
    await expect(names).toHaveText(ranked);
  });

  test("all members of a group are kept in a folder at once", async ({ page }) => {
    await signIn(page, "super@example.org");
    await page.goto("/rotunda/committee/24");
    const stars = page.getByRole("region", { name: "Members" }).getByRole("button", { name: /Briefcase/ });
    await expect(stars.first()).toBeVisible();
    await page.getByRole("button", { name: "Add all members to Briefcase folder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    await expect(page.getByText("Contents of search have been added to your folder.")).toBeVisible();
    for (const star of await stars.all()) await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test("the profile book of the whole group, and of one party, opens the download dialog", async ({ member }) => {
    await member.goto("/rotunda/caucus/135");
    await member.getByRole("button", { name: "Download as a profile book", exact: true }).click();
    await expect(member.getByRole("dialog")).toBeVisible();
    await member.keyboard.press("Escape");
    await expect(member.getByRole("dialog")).toBeHidden();
    await member.getByRole("button", { name: "Download as a profile book of Republican Members" }).click();
    await expect(member.getByRole("dialog")).toBeVisible();
  });

  test("its contacts come as a file", async ({ member }) => {
    await member.goto("/rotunda/committee/27");
    const download = member.waitForEvent("download");
    await member.getByRole("button", { name: "Export Contacts" }).click();
    expect((await download).suggestedFilename()).toMatch(/contacts .*\.csv$/);
  });

  test("a subcommittee leads to its committee and back", async ({ member }) => {
    await member.goto("/rotunda/browse/caucus-committee");
    await member.getByRole("link", { name: "Senate Committee on Finance" }).click();
    await expect(member.getByRole("heading", { level: 2, name: /^Subcommittees/ })).toBeVisible();
    await member.getByRole("region", { name: "Subcommittees" }).getByRole("link").first().click();
    await expect(member.getByText("Part of")).toBeVisible();
    await member.getByText("Part of").getByRole("link").click();
    await expect(member.getByRole("heading", { level: 2, name: /^Subcommittees/ })).toBeVisible();
  });

  test("nothing for axe to find, in both themes", async ({ member }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await member.emulateMedia({ colorScheme });
      await member.goto("/rotunda/caucus/57");
      await expect(member.getByText("104 members", { exact: true }).first()).toBeVisible();
      expect(await violations(member)).toEqual([]);
    }
  });
});
