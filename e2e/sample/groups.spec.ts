import { expect, signIn, test } from "../support/journey.ts";

test.describe("a committee and a caucus", () => {
  test("all members of a group are added to a folder at once", async ({ page }) => {
    await signIn(page, "super@example.org");
    await page.goto("/rotunda/committee/24");
    const stars = page.getByRole("region", { name: "Members" }).getByRole("button", { name: /Briefcase/ });
    await expect(stars.first()).toBeVisible();
    await page.getByRole("button", { name: "Add all members to Briefcase folder" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    await expect(page.getByText("Contents of search have been added to your folder.")).toBeVisible();
    for (const star of await stars.all()) await expect(star).toHaveAttribute("aria-pressed", "true");
  });

  test("the profile book buttons of the group and of a party open the download dialog", async ({ member }) => {
    await member.goto("/rotunda/caucus/135");
    await member.getByRole("button", { name: "Download as a profile book", exact: true }).click();
    await expect(member.getByRole("dialog")).toBeVisible();
    await member.keyboard.press("Escape");
    await expect(member.getByRole("dialog")).toBeHidden();
    await member.getByRole("button", { name: "Download as a profile book of Republican Members" }).click();
    await expect(member.getByRole("dialog")).toBeVisible();
  });

  test("a subcommittee links to its committee and back", async ({ member }) => {
    await member.goto("/rotunda/browse/caucus-committee");
    await member.getByRole("link", { name: "Senate Committee on Finance" }).click();
    await expect(member.getByRole("heading", { level: 2, name: /^Subcommittees/ })).toBeVisible();
    await member.getByRole("region", { name: "Subcommittees" }).getByRole("link").first().click();
    await expect(member.getByText("Part of")).toBeVisible();
    await member.getByText("Part of").getByRole("link").click();
    await expect(member.getByRole("heading", { level: 2, name: /^Subcommittees/ })).toBeVisible();
  });
});
