import type { Page } from "@playwright/test";
import { exportContacts } from "../support/export-contacts.ts";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { expect, signIn, test } from "../support/journey.ts";

/** Only tests of this file change this member's Briefcase, one after another. */
const READER = "staff@example.org";

const message = (page: Page, text: string | RegExp) => page.locator("[data-snackbar]").getByText(text);
const dialog = (page: Page) => page.getByRole("dialog", { name: "Download as a profile book" });
const bookButton = (page: Page) => page.getByRole("button", { name: "Download as a profile book", exact: true });
const idOf = (itemId: string | undefined): string => (itemId ?? "").replace(/-.*/, "");

/** Opens the default folder with this number of senators and committees. */
async function openFolder(page: Page, senators: number, committees = 0, email = READER) {
  await signIn(page, email);
  const server = createBriefcaseClient(page);
  await server.empty();
  const people = await server.findIds("q=senator&profile_types=1", senators);
  const groups = (await server.findIds("q=agriculture+committee", 20)).filter((id) => id.endsWith("-committee"));
  await server.add(await server.defaultFolderId(), [...people, ...groups.slice(0, committees)]);
  await page.goto("/rotunda/briefcase");
  await expect(page.getByRole("heading", { level: 2, name: "General Briefcase" })).toBeVisible();
  return { server, people };
}

test("a folder downloads once, as one file with the name the dialog shows", async ({ page }) => {
  await openFolder(page, 2, 1);
  await bookButton(page).click();
  await expect(page.getByRole("heading", { name: "Download as a profile book" })).toBeFocused();
  await expect(dialog(page)).toContainText("2 of 3 items from the folder General Briefcase.");
  await expect(dialog(page)).toContainText("Only person profiles can be downloaded.");

  await dialog(page).getByLabel("Document name").fill("Hill day: March 3");
  await dialog(page).getByRole("radio", { name: "PDF", exact: true }).click();
  const saved = await dialog(page)
    .getByText(/^Hill day March 3 \d\d-\d\d-\d{4}\.pdf$/)
    .textContent();
  const button = dialog(page).getByRole("button", { name: "Download file" });
  let files = 0;
  page.on("download", () => (files += 1));
  const download = page.waitForEvent("download");
  await button.click();
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const file = await download;
  expect(file.suggestedFilename()).toBe(saved);
  await expect(message(page, `${saved} saved.`)).toBeVisible();
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  expect(files).toBe(1);
  await page.keyboard.press("Escape");
  await expect(bookButton(page)).toBeFocused();
});

test("selected people download in the Briefcase's order; other items are left out", async ({ page }) => {
  await openFolder(page, 2, 1);
  await page.getByRole("button", { name: "Select items" }).click();
  const downloadButton = page.getByRole("group", { name: "Selected items" }).getByRole("button", { name: "Download" });
  await page.getByRole("checkbox", { name: /^Select .*Committee on Agriculture/ }).click();
  await expect(downloadButton).toHaveAccessibleDescription("There are no profiles selected available for download.");
  await page.getByRole("checkbox", { name: "Select all" }).click();
  await downloadButton.click();
  await expect(dialog(page)).toContainText("2 of 3 items selected in the folder General Briefcase.");
  await expect(dialog(page)).toContainText("As in Briefcase");
  await expect(dialog(page).getByRole("radio", { name: "Alphabetical" })).toHaveCount(0);
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("radio", { name: "Word, zipped" }).click();
  await dialog(page).getByRole("button", { name: "Download file" }).click();
  expect((await download).suggestedFilename()).toMatch(/^General Briefcase \d\d-\d\d-\d{4}\.zip$/);
});

test("a large folder is mailed to the address the dialog shows", async ({ page }) => {
  await openFolder(page, 26);
  await bookButton(page).click();
  await expect(dialog(page)).toContainText(
    `Your download needs extra time to process. You will get an email with a file attachment at ${READER} within a few minutes.`,
  );
  await expect(dialog(page).locator("footer")).toContainText(`To ${READER}`);
  await dialog(page).getByRole("button", { name: "Email file" }).click();
  const text = `Your download is processing and will be emailed to ${READER} within the next few minutes.`;
  await expect(message(page, text)).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test("an empty folder and a folder of more than a hundred can't be downloaded and say so", async ({ page }) => {
  const { server } = await openFolder(page, 0, 1);
  await expect(bookButton(page)).toHaveAccessibleDescription(
    "There are no profiles in this folder available for download.",
  );
  const people = await server.findIds("profile_types=1", 101);
  await server.add(await server.defaultFolderId(), people);
  await page.reload();
  const full = page.getByRole("button", { name: "Download as a profile book (max. 100)" });
  await expect(full).toHaveAttribute("aria-disabled", "true");
  await full.press("Enter");
  await expect(dialog(page)).toHaveCount(0);
  await server.empty();
});

test("a failed check can be retried, and a deleted folder shows the server's message", async ({
  page,
  browserErrors,
}) => {
  const { server, people } = await openFolder(page, 1);
  // The dialog's code loads when it is first opened.
  await bookButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await bookButton(page).click();
  const failed = "Could not retrieve dossier download info, try again or please contact your Dedicated Advisor.";
  await expect(dialog(page).getByText(failed)).toBeVisible();
  await page.context().setOffline(false);
  await dialog(page).getByRole("button", { name: "Retry" }).click();
  await expect(dialog(page).getByRole("button", { name: "Download file" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.keyboard.press("Escape");

  const folderId = await server.addFolder("Farm bill");
  await server.add(folderId, people);
  await page.goto(`/rotunda/briefcase/folder/${folderId}`);
  await bookButton(page).click();
  const button = dialog(page).getByRole("button", { name: "Download file" });
  await expect(button).not.toHaveAttribute("aria-disabled", "true");
  await server.deleteFolder(folderId);
  await button.click();
  await expect(message(page, "There is no such folder.")).toBeVisible();
  browserErrors.length = 0;
});

test("the dialog offers the logo for Word, a hint for PDF, and a request form without a logo", async ({ page }) => {
  await openFolder(page, 1, 0, "logo@example.org");
  await bookButton(page).click();
  await expect(dialog(page).getByRole("button", { name: "Download file" })).not.toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await dialog(page).getByRole("checkbox", { name: "Use our custom logo on the cover" }).click();
  const download = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download file" }).click();
  const request = new URL((await download).url().replace(/^blob:/, "")).origin;
  expect(request).toBe(new URL(page.url()).origin);
  await dialog(page).getByRole("radio", { name: "PDF", exact: true }).click();
  await expect(dialog(page)).toContainText("Your organization’s custom logo is for Word formats.");

  await page.context().clearCookies();
  await openFolder(page, 1);
  await bookButton(page).click();
  await expect(dialog(page)).toContainText("Word documents can carry your organization’s logo.");
  await dialog(page).getByRole("button", { name: "Request a custom logo" }).click();
  await dialog(page).getByLabel("Message to your dedicated advisor").fill("Our seal, please.");
  await page.keyboard.press("Enter");
  await expect(message(page, "Request for custom logo successfully submitted.")).toBeVisible();
});

test("a profile's files download once under their names", async ({ page }) => {
  await signIn(page, READER);
  const [person] = await createBriefcaseClient(page).findIds("q=senator&profile_types=1", 1);
  await page.goto(`/rotunda/profile/${idOf(person)}`);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  const word = page.getByRole("link", { name: "Word", exact: true });
  const download = page.waitForEvent("download");
  await word.click();
  await expect(word).toHaveAttribute("aria-disabled", "true");
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${name.replaceAll(".", "\\.")} \\d\\d-\\d\\d-\\d{4}\\.docx$`));
  await expect(message(page, `${file.suggestedFilename()} saved.`)).toBeVisible();
  await expect(word).not.toHaveAttribute("aria-disabled", "true");
});

test("a group's people download as a book and as contacts until the allowance is used up", async ({ page }) => {
  await signIn(page, READER);
  const groups = await createBriefcaseClient(page).findIds("q=senate+committee+agriculture", 10);
  const committee = groups.find((id) => id.endsWith("-committee"));
  await page.goto(`/rotunda/committee/${idOf(committee)}`);
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await bookButton(page).click();
  await expect(dialog(page)).toContainText(name);
  await page.keyboard.press("Escape");

  const left = page.getByText(/^[\d,]+ contacts left to export$/);
  const before = await left.textContent();
  const file = await exportContacts(page, page.getByRole("button", { name: "Export Contacts" }));
  expect(file.suggestedFilename()).toMatch(/^Rotunda .* contacts \d\d-\d\d-\d{4}\.csv$/);
  await expect(left).not.toHaveText(before ?? "");

  await page.context().clearCookies();
  await signIn(page, "capped@example.org");
  await page.goto(`/rotunda/committee/${idOf(committee)}`);
  await expect(page.getByText("0 contacts left to export")).toBeVisible();
  await page.getByRole("button", { name: "Export Contacts" }).click();
  await expect(
    message(page, "You have reached your export limit. Please contact your Dedicated Advisor."),
  ).toBeVisible();
});
