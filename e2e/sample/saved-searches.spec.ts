import { addressOf, expect, results, signIn, test } from "../support/journey.ts";

test("a search is saved, shared with colleagues only, changed, marked and deleted", async ({ page, browser }) => {
  // Two of the publisher's staff, and a reader of another organization.
  await signIn(page, "staff@example.org");
  await page.goto("/rotunda/search/congressional?q=agriculture&page=2");
  await page.getByRole("button", { name: "Save search" }).click();
  const name = page.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveValue("agriculture");
  await expect(name).toBeFocused();
  await name.fill("");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This field is required.")).toBeVisible();
  await name.fill("Farm people");
  await page.getByRole("checkbox", { name: "Share with Rotunda Press" }).click();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const bar = page.getByRole("region", { name: "Saved search", exact: true });
  await expect(bar).toContainText("Farm people: nothing new since");
  await expect
    .poll(() => addressOf(page))
    .toMatch(/^\/rotunda\/search\/congressional\?page=2&q=agriculture&saved=\d+$/);
  await expect(results(page)).toBeFocused();

  await page.getByRole("link", { name: "Page 1", exact: true }).first().click();
  await expect.poll(() => addressOf(page)).toMatch(/\?q=agriculture&saved=\d+$/);
  const opened = addressOf(page);

  // With another filter the address still names the saved search, and the change can be saved.
  await page.getByRole("combobox", { name: "Keyword" }).fill("forestry");
  await page.getByRole("button", { name: "Search", exact: true }).first().click();
  await expect(bar).toContainText("These filters are not saved in “Farm people”.");
  await bar.getByRole("button", { name: "Save changes" }).click();
  await expect(bar).not.toContainText("not saved");
  await page.goto(opened);
  await expect(bar).toContainText("not saved");

  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, "super@example.org");
  await colleague.goto("/rotunda/briefcase");
  const theirs = colleague.getByRole("navigation", { name: "Saved Searches" });
  await expect(theirs.getByRole("link", { name: /^Farm people/ })).toContainText("shared by Casey Winslow");
  await expect(theirs.getByRole("button")).toHaveCount(0);
  await theirs.getByRole("link", { name: /^Farm people/ }).click();
  await expect(colleague.getByRole("button", { name: "Remove Keyword: forestry" })).toBeVisible();
  await expect(colleague.getByRole("region", { name: "Saved search", exact: true })).toContainText(
    "shared by Casey Winslow",
  );

  // A colleague follows it, and keeps its results as a live folder.
  const colleagueBar = colleague.getByRole("region", { name: "Saved search", exact: true });
  await colleagueBar.getByRole("button", { name: "Follow: Farm people" }).click();
  await expect(colleague.getByText("You follow Farm people.").first()).toBeVisible();
  await colleagueBar.getByRole("button", { name: "Make a live folder" }).click();
  await expect.poll(() => addressOf(colleague)).toMatch(/^\/rotunda\/briefcase\/folder\/\d+$/);
  const liveFolder = addressOf(colleague);
  await expect(colleague.getByText("Live: follows “Farm people”.")).toBeVisible();
  await expect(colleague.getByRole("button", { name: /^Remove .* from/ })).toHaveCount(0);
  await colleague.goto("/rotunda/inbox/following");
  await expect(colleague.getByRole("link", { name: "Farm people" })).toHaveAttribute("href", /saved=\d+/);

  const stranger = await (await browser.newContext()).newPage();
  await signIn(stranger, "limited@example.org");
  await stranger.goto("/rotunda/briefcase");
  await expect(stranger.getByRole("navigation", { name: "Saved Searches" })).toContainText("None yet.");
  await expect(stranger.getByRole("navigation", { name: "Folders" })).not.toContainText("Farm people");
  await stranger.goto(opened);
  await expect(stranger.getByText("This saved search was deleted, or isn’t shared with you.")).toBeVisible();

  await page.goto("/rotunda/briefcase");
  const mine = page.getByRole("navigation", { name: "Saved Searches" });
  await expect(mine.getByRole("link", { name: /^Farm people.*\d results?$/ })).toBeVisible();
  await mine.getByRole("button", { name: "Edit Farm people" }).click();
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await expect(mine).toContainText("None yet.");
  await expect(page.getByRole("main")).toBeFocused();

  // It is gone for the colleague too, but the colleague's folder keeps its items.
  await colleague.goto("/rotunda/inbox/following");
  await expect(colleague.getByText("You aren’t following anything yet.")).toBeVisible();
  await colleague.goto(liveFolder);
  await expect(
    colleague.getByText("This folder followed the saved search “Farm people”, which is no longer available"),
  ).toBeVisible();
  await expect(colleague.getByRole("button", { name: "Make it an ordinary folder" })).toHaveCount(0);
});
