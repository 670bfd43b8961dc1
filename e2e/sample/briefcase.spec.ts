import type { Page } from "@playwright/test";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { addressOf, expect, signIn, test } from "../support/journey.ts";

/** No other test uses this account's Briefcase. */
const READER = "super@example.org";

/** Opens a Briefcase with this number of senators, all in its default folder. */
async function openBriefcase(page: Page, count: number) {
  await signIn(page, READER);
  const server = createBriefcaseClient(page);
  await server.empty();
  const mainId = await server.defaultFolderId();
  const senators = await server.findIds("q=senator", count);
  if (count > 0) await server.add(mainId, senators);
  await page.goto("/rotunda/briefcase");
  await expect(page.getByRole("heading", { level: 1, name: "Briefcase" })).toBeVisible();
  return { server, mainId, senators };
}

const items = (page: Page) => page.getByRole("list", { name: "Items in this folder" }).getByRole("article");
const nameOf = async (page: Page, at: number) => (await items(page).nth(at).getByRole("heading").textContent()) ?? "";
const folderLink = (page: Page, name: string | RegExp) =>
  page.getByRole("navigation", { name: "Folders" }).getByRole("link", { name });
const message = (page: Page, text: string) => page.locator("[data-snackbar]").getByText(text, { exact: true });

test("creating a folder, rejecting a duplicate name, and deleting the folder", async ({ page, browserErrors }) => {
  const { server } = await openBriefcase(page, 0);
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete folder" })).toHaveCount(0);

  await page.getByRole("button", { name: "Add folder" }).click();
  const name = page.getByLabel("Folder name");
  const ok = page.getByRole("button", { name: "OK" });
  await expect(name).toBeFocused();
  await expect(ok).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription(/This field is required\./);
  await name.fill("general briefcase");
  await expect(name).toHaveAccessibleDescription(/Folder name has to be unique\./);
  await name.fill("x".repeat(101));
  await expect(name).toHaveAccessibleDescription(/Name must be less than 100 characters/);

  // Another window created the folder first: the field shows the server's message.
  await server.addFolder("Farm bill");
  await name.fill("Farm bill");
  await page.keyboard.press("Enter");
  await expect(name).toHaveAccessibleDescription(/Folder name has to be unique\./);

  // The browser logs the rejected request.
  browserErrors.length = 0;

  await name.fill("  Hill day ");
  await page.keyboard.press("Enter");
  await expect(message(page, "Folder 'Hill day' created.")).toBeVisible();
  await expect(folderLink(page, /^Hill day/)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Hill day" })).toBeVisible();
  expect(addressOf(page)).toMatch(/^\/rotunda\/briefcase\/folder\/\d+$/);
  await page.getByRole("button", { name: "Delete folder" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete folder" });
  await expect(dialog).toContainText("Delete the folder 'Hill day'?");
  await expect(dialog.getByRole("button", { name: "No" })).toBeFocused();
  await dialog.getByRole("button", { name: "No" }).click();
  await expect(page.getByRole("button", { name: "Delete folder" })).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(message(page, "Folder deleted.")).toBeVisible();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/briefcase");
  await expect(page.getByRole("heading", { level: 1, name: "Briefcase" })).toBeFocused();
  await expect(folderLink(page, /^Hill day/)).toHaveCount(0);
});

test("deleting a folder names the profiles that leave the Briefcase; a folder already deleted is not deleted twice", async ({
  page,
}) => {
  const { server, senators } = await openBriefcase(page, 2);
  const folderId = await server.addFolder("Farm bill");
  const [governor = ""] = (await server.findIds("q=governor", 1)).slice(0, 1);
  await server.add(folderId, [governor, ...senators]);
  await page.goto(`/rotunda/briefcase/folder/${folderId}`);
  await page.getByRole("button", { name: "Delete folder" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("1 profile that is in no other folder leaves your Briefcase.");
  await server.deleteFolder(folderId);
  await dialog.getByRole("button", { name: "Yes" }).click();
  await expect(message(page, "An error occurred. Please try again.")).toBeVisible();
});

test("a removed profile comes back with Undo in the message, or later with Put back", async ({ page }) => {
  await openBriefcase(page, 3);
  const [first, second] = [await nameOf(page, 0), await nameOf(page, 1)];
  const removeButton = page.getByRole("button", { name: `Remove ${first} from Briefcase folder` });
  await removeButton.focus();
  await page.keyboard.press("Enter");
  await expect(message(page, `${first} removed from Briefcase.`)).toBeVisible();
  await expect(items(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: second })).toBeFocused();

  const main = await createBriefcaseClient(page).defaultFolderId();
  const name = (await createBriefcaseClient(page).folders()).find(({ id }) => id === main)?.name ?? "";
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(message(page, `${first} added to ${name}.`)).toBeVisible();
  await expect(items(page)).toHaveCount(3);

  await removeButton.click();
  await expect(items(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(message(page, `${first} removed from Briefcase.`)).toHaveCount(0);
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(items(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Put back" })).toHaveCount(0);
});

test("removing the last profile moves the focus to the folder's heading", async ({ page }) => {
  await openBriefcase(page, 1);
  await page.getByRole("button", { name: /^Remove .* from Briefcase folder$/ }).click();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "General Briefcase" })).toBeFocused();
});

test("a removal without a connection is reverted and shows a message", async ({ page, browserErrors }) => {
  await openBriefcase(page, 2);
  // The code of removals loads after the screen.
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page
    .getByRole("button", { name: /^Remove .* from Briefcase folder$/ })
    .first()
    .click();
  await expect(message(page, "An error occurred, please try again.")).toBeVisible();
  await expect(items(page)).toHaveCount(2);
  await page.context().setOffline(false);
  // The browser logs the requests that failed.
  browserErrors.length = 0;
});

test("the move dialog sets a profile's folders and creates a folder", async ({ page }) => {
  const { server } = await openBriefcase(page, 2);
  await server.addFolder("Farm bill");
  await page.reload();
  const name = await nameOf(page, 0);
  await page.getByRole("button", { name: `Move ${name} to folders` }).click();
  const dialog = page.getByRole("dialog", { name: "Move to folders" });
  await expect(dialog.getByRole("checkbox", { name: /^General Briefcase/ })).toBeChecked();
  const ok = dialog.getByRole("button", { name: "OK" });
  await expect(ok).toHaveAttribute("aria-disabled", "true");

  await dialog.getByRole("button", { name: "Add folder" }).click();
  await dialog.getByLabel("Folder name").fill("Hill day");
  await page.keyboard.press("Enter");
  const made = dialog.getByRole("checkbox", { name: /^Hill day/ });
  await expect(made).toBeFocused();
  await expect(made).toBeChecked();
  await ok.click();
  await expect(message(page, `${name} added to Hill day.`)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: `Move ${name} to folders` })).toBeFocused();

  // Moves the profile to one folder, then removes it by unchecking that folder.
  await page.getByRole("button", { name: `Move ${name} to folders` }).click();
  await dialog.getByRole("checkbox", { name: /^Hill day/ }).click();
  await dialog.getByRole("checkbox", { name: /^Farm bill/ }).click();
  await ok.click();
  await expect(message(page, `${name} moved to Farm bill.`)).toBeVisible();
  await page.getByRole("button", { name: `Move ${name} to folders` }).click();
  await dialog.getByRole("checkbox", { name: /^Farm bill/ }).click();
  await ok.click();
  await expect(message(page, `${name} removed from Farm bill.`)).toBeVisible();
});

test("several selected profiles are moved with mixed checkboxes, and removed", async ({ page }) => {
  const { server, senators } = await openBriefcase(page, 14);
  const folderId = await server.addFolder("Farm bill");
  await server.add(folderId, senators.slice(0, 1));
  await page.goto("/rotunda/briefcase");
  await page.getByRole("button", { name: "Select items" }).click();
  const all = page.getByRole("checkbox", { name: "Select all" });
  await expect(all).toBeFocused();
  await page.getByRole("checkbox", { name: `Select ${await nameOf(page, 0)}` }).click();
  // A click anywhere on the card toggles its checkbox.
  await items(page)
    .nth(1)
    .click({ position: { x: 4, y: 4 } });
  await expect(page.getByText("2 of 14 selected")).toBeVisible();
  await expect(all).toHaveAttribute("aria-checked", "mixed");

  await page.getByRole("button", { name: "Move to folders", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Move to folders" });
  const farm = dialog.getByRole("checkbox", { name: /^Farm bill/ });
  await expect(farm).toHaveAttribute("aria-checked", "mixed");
  await farm.click();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(message(page, "2 profiles added to Farm bill.")).toBeVisible();
  await expect(folderLink(page, /^Farm bill 2 profiles$/)).toBeVisible();

  await all.click();
  await expect(page.getByText("14 of 14 selected")).toBeVisible();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(message(page, "14 profiles removed from General Briefcase.")).toBeVisible();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(items(page)).toHaveCount(12);
});

test("page, order, size and view are in the address, and Back restores them", async ({ page }) => {
  await openBriefcase(page, 14);
  const first = await nameOf(page, 0);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(items(page)).toHaveCount(2);
  expect(addressOf(page)).toBe("/rotunda/briefcase?page=2");
  await page.getByRole("combobox", { name: /^Order/ }).click();
  await page.getByRole("option", { name: "Name Z-A" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/briefcase?order=alphabetical_desc");
  await page.getByRole("radio", { name: "Grid" }).click();
  await expect.poll(() => addressOf(page)).toBe("/rotunda/briefcase?order=alphabetical_desc&view=card");
  await page.getByRole("combobox", { name: /^Profiles per page/ }).click();
  await page.getByRole("option", { name: "24" }).click();
  await expect(items(page)).toHaveCount(14);
  const names = await items(page).getByRole("heading", { level: 3 }).allTextContents();
  await page.reload();
  await expect(items(page)).toHaveCount(14);
  expect(await items(page).getByRole("heading", { level: 3 }).allTextContents()).toEqual(names);
  for (let step = 0; step < 4; step += 1) await page.goBack();
  await expect(items(page)).toHaveCount(12);
  // The previous page also has twelve people.
  await expect.poll(() => nameOf(page, 0)).toBe(first);
});

test("adding to a full folder shows a message that stays until it is closed", async ({ page }) => {
  const { server, mainId } = await openBriefcase(page, 0);
  const people = await server.findIds("profile_types=1&profile_types=2", 501);
  expect(people).toHaveLength(501);
  await server.add(mainId, people.slice(0, 500));
  const extra = people.at(-1) ?? "";
  await page.goto(`/rotunda/profile/${extra.replace(/-.*/, "")}`);
  await page.getByRole("button", { name: /^Add to Briefcase: / }).click();
  const full = message(page, "You have too many profiles in your briefcase, try moving them around.");
  await expect(full).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Briefcase: / })).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(full).toHaveCount(0);
  await server.empty();
});

test("the message after adding a profile and the profile's page open the folder dialog", async ({ page }) => {
  const { server, senators } = await openBriefcase(page, 0);
  const [senator = ""] = await server.findIds("q=senator", 1);
  expect(senators).toEqual([]);
  await page.goto(`/rotunda/profile/${senator.replace(/-.*/, "")}`);
  await page.getByRole("button", { name: /^Add to Briefcase: / }).click();
  await page.locator("[data-snackbar]").getByRole("button", { name: "Select Folders" }).click();
  const dialog = page.getByRole("dialog", { name: "Move to folders" });
  await expect(dialog.getByRole("checkbox", { name: /^General Briefcase/ })).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: /^Select Folders: / }).click();
  await expect(dialog).toBeVisible();
});

test("all results are added to a new folder; a full folder rejects them and the dialog stays open", async ({
  page,
  browserErrors,
}) => {
  const { server } = await openBriefcase(page, 0);
  await page.goto("/rotunda/search/congressional?q=governor");
  const addAll = page.getByRole("button", { name: "Add all to Briefcase folder" });
  await addAll.click();
  const dialog = page.getByRole("dialog", { name: "Add all to Briefcase folder" });
  await expect(dialog.getByRole("radio", { name: "General Briefcase" })).toBeChecked();
  await dialog.getByRole("button", { name: "Add folder" }).click();
  await dialog.getByLabel("Folder name").fill("Governors");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio", { name: "Governors" })).toBeChecked();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(message(page, "Contents of search have been added to your folder.")).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(addAll).toBeFocused();
  const governors = (await server.folders()).find(({ name }) => name === "Governors")?.items.length ?? 0;
  expect(governors).toBeGreaterThan(0);

  const filled = await server.findIds("profile_types=1&profile_types=2", 500);
  await server.add(await server.defaultFolderId(), filled);
  await addAll.click();
  await dialog.getByRole("radio", { name: "General Briefcase" }).click();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(page.locator("[data-snackbar]").getByRole("alert")).not.toBeEmpty();
  await expect(dialog.getByRole("radio", { name: "General Briefcase" })).toBeChecked();
  await server.empty();
  browserErrors.length = 0;
});
