import type { Page } from "@playwright/test";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { addressOf, fillLogin, clearSessionCookies, signIn } from "../support/journey.ts";
import { expect, test, type FailureControls } from "../support/failures.ts";

const TRY_AGAIN = "An error occurred, please try again.";
const FULL = "You have too many profiles in your briefcase, try moving them around.";
const NOT_INCLUDED = "Your subscription does not include the profile directory.";
const UNAVAILABLE = "The directory cannot be reached right now. Please try again in a minute.";

const message = (page: Page, text: string) => page.locator("[data-snackbar]").getByText(text, { exact: true });

/** Opens a new folder with the Briefcase's only item, a senator. */
async function openFolder(page: Page) {
  await signIn(page, "member@example.org");
  const server = createBriefcaseClient(page);
  await server.empty();
  const folderId = await server.addFolder("Farm bill");
  const [senator = ""] = await server.findIds("q=senator&profile_types=1", 1);
  await server.add(folderId, [senator]);
  await page.goto(`/rotunda/briefcase/folder/${folderId}`);
  await expect(page.getByRole("heading", { level: 2, name: "Farm bill" })).toBeVisible();
  return { folderId, senator };
}

const removeAccess = (controls: FailureControls) =>
  controls.changeUntilReset(
    () => controls.admin("org", "set", "Harbor & Vale Public Affairs", "--access", "none"),
    () =>
      controls.admin("org", "set", "Harbor & Vale Public Affairs", "--access", "vignette:2099-12-31;plus:2099-12-31"),
  );

test("a failed folder creation keeps the name in the dialog, and a retry creates the folder", async ({
  page,
  controls,
}) => {
  await openFolder(page);
  await controls.rejectWrites("insert", "folders");
  await page.getByRole("button", { name: "Add folder" }).click();
  await page.getByLabel("Folder name").fill("Hill day");
  await page.keyboard.press("Enter");
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(page.getByLabel("Folder name")).toHaveValue("Hill day");
  await controls.reset();
  await page.getByLabel("Folder name").press("Enter");
  await expect(message(page, "Folder 'Hill day' created.")).toBeVisible();
});

test("a folder whose deletion fails stays", async ({ page, controls }) => {
  await openFolder(page);
  await controls.rejectWrites("delete", "folders");
  await page.getByRole("button", { name: "Delete folder" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(message(page, "An error occurred. Please try again.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Farm bill" })).toBeVisible();
});

test("creating, deleting and removing show the server's message after the subscription ended", async ({
  page,
  controls,
}) => {
  await openFolder(page);
  await removeAccess(controls);
  await page.getByRole("button", { name: "Add folder" }).click();
  await page.getByLabel("Folder name").fill("Hill day");
  await page.keyboard.press("Enter");
  await expect(message(page, NOT_INCLUDED)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Folder name")).toHaveCount(0);
  await page.getByRole("button", { name: "Delete folder" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(message(page, NOT_INCLUDED)).toBeVisible();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: "No" })
    .click({ timeout: 1000 })
    .catch(() => {});
  await page.getByRole("button", { name: /^Remove .* from Briefcase folder$/ }).click();
  await expect(message(page, NOT_INCLUDED)).toBeVisible();
  await expect(page.getByRole("list", { name: "Items in this folder" }).getByRole("article")).toHaveCount(1);
});

test("a failed move keeps the dialog's folders unchanged, and a failed star turns off again", async ({
  page,
  controls,
}) => {
  const { senator } = await openFolder(page);
  await controls.rejectWrites("insert", "folder_items");
  await page.getByRole("button", { name: /^Move .* to folders$/ }).click();
  const dialog = page.getByRole("dialog", { name: "Move to folders" });
  await dialog.getByRole("checkbox", { name: /^General Briefcase/ }).click();
  await dialog.getByRole("button", { name: "OK" }).click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await page.keyboard.press("Escape");
  await controls.reset();

  await createBriefcaseClient(page).empty();
  await page.goto(`/rotunda/profile/${senator.replace(/-.*/, "")}`);
  const star = page.getByRole("button", { name: /^Add to Briefcase: / });
  await expect(star).toBeVisible();
  await controls.rejectWrites("insert", "folder_items");
  await star.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(star).toBeVisible();
});

test("adding to a Briefcase of 2,000 profiles shows that it is full, even if no folder is", async ({
  page,
  controls,
}) => {
  await openFolder(page);
  const server = createBriefcaseClient(page);
  await server.empty();
  for (const name of ["One", "Two", "Three", "Four"]) await server.addFolder(name);
  await controls.sql(`insert into folder_items (folder_id, record_type, record_id)
    select f.id, 'profile', p.id
    from (select folders.id, row_number() over (order by folders.id) - 1 as at from folders join users on users.id = user_id
      where email = 'member@example.org' and not is_default) f
    join (select id, (row_number() over (order by id) - 1) / 500 as at from profiles) p using (at)`);
  const [extra] = await controls.sql(`select id from profiles where id not in (select record_id from folder_items
    where record_type = 'profile') order by id desc limit 1`);
  await page.goto(`/rotunda/profile/${String(extra?.["id"])}`);
  await page.getByRole("button", { name: /^Add to Briefcase: / }).click();
  await expect(message(page, FULL)).toBeVisible();
  // The message stays until it is closed.
  await page.getByRole("button", { name: "Close message" }).click();
  await expect(message(page, FULL)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Add to Briefcase: / })).toBeVisible();
  await server.empty();
});

test("a failure to add all results shows the server's message or a generic one, and keeps the dialog open", async ({
  page,
  controls,
}) => {
  await openFolder(page);
  await page.goto("/rotunda/search/congressional?q=governor");
  await page.getByRole("button", { name: "Add all to Briefcase folder" }).click();
  const dialog = page.getByRole("dialog", { name: "Add all to Briefcase folder" });
  const ok = dialog.getByRole("button", { name: "OK" });
  await expect(ok).toBeVisible();
  await controls.disconnectDatabase();
  await ok.click();
  await expect(message(page, UNAVAILABLE)).toBeVisible();
  await expect(ok).toBeVisible();
  await controls.reset();

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add all to Briefcase folder" }).click();
  controls.gateway.loseServer(true);
  await ok.click();
  await expect(message(page, TRY_AGAIN)).toBeVisible();
  await expect(ok).toBeVisible();
  controls.gateway.loseServer(false);
  await ok.click();
  await expect(message(page, "Contents of search have been added to your folder.")).toBeVisible();
});

test("a request after the session ended leads to login and back to the folder", async ({ page, controls }) => {
  const { folderId } = await openFolder(page);
  await page.getByRole("button", { name: "Add folder" }).click();
  await page.getByLabel("Folder name").fill("Hill day");
  await controls.admin("user", "end-sessions", "member@example.org");
  clearSessionCookies();
  await page.keyboard.press("Enter");
  await expect.poll(() => addressOf(page)).toBe(`/login/?next=%2Frotunda%2Fbriefcase%2Ffolder%2F${folderId}`);
  await fillLogin(page);
  // The typed text is restored.
  await expect(page.getByLabel("Folder name")).toHaveValue("Hill day");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 2, name: "Farm bill" })).toBeVisible();
});
