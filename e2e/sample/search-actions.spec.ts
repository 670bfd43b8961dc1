import type { Page } from "@playwright/test";
import { exportContacts } from "../support/export-contacts.ts";
import { expect, signIn, test } from "../support/journey.ts";

const action = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "With all results" }).getByRole("button", { name });
const message = (page: Page, text: string | RegExp) => page.getByText(text);

/** Uses a temporary folder, so that the Briefcase stays unchanged for other tests. */
async function withFolder(page: Page, name: string, run: () => Promise<void>): Promise<void> {
  const headers = { "sec-fetch-site": "same-origin" };
  const made = await page.request.post("/api/briefcase/folder/add", { data: { folder_name: name }, headers });
  expect(made.ok()).toBe(true);
  const { folder_id } = (await made.json()) as { folder_id: number };
  try {
    await run();
  } finally {
    await page.request.post("/api/briefcase/folder/delete", { data: { folder_id }, headers });
  }
}

test("all results are added to a folder until it is full", async ({ page, browserErrors }) => {
  await signIn(page, "logo@example.org");
  const name = `Journey ${Date.now()}`;
  await withFolder(page, name, async () => {
    const addAll = async () => {
      await action(page, "Add all to Briefcase folder").click();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      await dialog.getByRole("radio", { name }).check();
      await dialog.getByRole("button", { name: "OK" }).click();
    };
    await page.goto("/rotunda/search/congressional?q=water");
    await addAll();
    await expect(message(page, "Contents of search have been added to your folder.").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await page.goto("/rotunda/search/congressional?current_office_state_abbr=TX");
    await addAll();
    // Shows the server's message; the dialog stays open to choose another folder.
    await expect(
      page.getByText("You have too many profiles in your briefcase, try moving them around.").first(),
    ).toBeVisible();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
  expect(browserErrors.filter((text) => !text.includes("409 (Conflict)"))).toEqual([]);
  browserErrors.length = 0;
});

test("contacts are exported as a file, and a message shows its name", async ({ page }) => {
  await signIn(page, "staff@example.org");
  await page.goto("/rotunda/search/federal?agency=forest&q=deputy");
  const file = await exportContacts(page, action(page, "Export Contacts"));
  expect(file.suggestedFilename()).toMatch(/^Rotunda federal contacts \d\d-\d\d-\d{4}\.csv$/);
  await expect(message(page, /federal contacts .*\.csv saved\.$/).first()).toBeVisible();

  await page.goto("/rotunda/search/universal?current_office_state_abbr=NE&political_party=1&q=water");
  await expect(action(page, /^Export Matching \d+ Profiles \(staff use\)$/)).toBeVisible();
});
