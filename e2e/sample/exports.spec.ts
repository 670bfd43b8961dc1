import { readFile } from "node:fs/promises";
import { createBriefcaseClient } from "../support/briefcase.ts";
import { exportDialog, makeFile } from "../support/export-contacts.ts";
import { expect, signIn, test } from "../support/journey.ts";

const SEARCH = "/rotunda/search/congressional?current_office_state_abbr=ME&type=8";

test("columns are chosen and ordered, previewed, and kept for the same reader's next export", async ({
  member: page,
  browser,
}) => {
  await page.goto(SEARCH);
  const button = page.getByRole("button", { name: "Export Contacts" });
  await button.click();
  const dialog = exportDialog(page);
  await expect(dialog.getByText(/^[\d,]+ of [\d,]+ left$/)).toBeVisible();
  await dialog.getByRole("button", { name: "None" }).click();
  await expect(dialog.getByText("Choose at least one column.").first()).toBeVisible();
  for (const column of ["Name", "Salutation"])
    await dialog.getByRole("checkbox", { name: column, exact: true }).click();
  await dialog.getByRole("button", { name: "Move Salutation up" }).click();
  await expect(dialog.getByRole("button", { name: "Move Salutation up" })).toBeFocused();
  await expect(dialog.getByRole("columnheader")).toHaveText(["Salutation", "Name"]);
  await expect(dialog.getByRole("cell", { name: /^Dear (Senator|Representative) .+:$/ }).first()).toBeVisible();
  const text = await readFile(await (await makeFile(page)).path(), "utf8");
  expect(text).toMatch(/^\uFEFFSalutation,Name\r\nDear (Senator|Representative) /);
  await expect(dialog).toHaveCount(0);

  await page.reload();
  await button.click();
  await expect(dialog.getByRole("columnheader")).toHaveText(["Salutation", "Name"]);
  await dialog.getByRole("button", { name: "Standard" }).click();
  await makeFile(page);

  const other = await browser.newPage();
  await signIn(other, "staff@example.org");
  await other.goto(SEARCH);
  await other.getByRole("button", { name: "Export Contacts" }).click();
  await expect(exportDialog(other).getByRole("columnheader").first()).toHaveText("Name");
  await other.close();
});

test("a folder and its selected items are exported as vCards, labels and a workbook", async ({ page }) => {
  await signIn(page, "logo@example.org");
  const server = createBriefcaseClient(page);
  await server.empty();
  await server.add(await server.defaultFolderId(), await server.findIds("q=senator&profile_types=1", 3));
  await page.goto("/rotunda/briefcase");
  const dialog = exportDialog(page);
  await page.getByRole("button", { name: "Export Contacts" }).click();
  await dialog.getByRole("radio", { name: "vCard" }).click();
  const cards = await readFile(await (await makeFile(page)).path(), "utf8");
  expect(cards.match(/^BEGIN:VCARD/gm)).toHaveLength(3);

  await page.getByRole("button", { name: "Select items" }).click();
  await page
    .getByRole("checkbox", { name: /^Select (?!all)/ })
    .first()
    .click();
  const bar = page.getByRole("group", { name: "Selected items" });
  await bar.getByRole("button", { name: "Export Contacts" }).click();
  await expect(dialog.getByRole("button", { name: "Export 1" })).toBeVisible();
  await dialog.getByRole("radio", { name: "All of this folder" }).click();
  await expect(dialog.getByRole("button", { name: "Export 3" })).toBeVisible();
  await dialog.getByRole("radio", { name: "Labels" }).click();
  await dialog.getByRole("textbox", { name: "Start at label" }).fill("31");
  await expect(dialog.getByText("Enter a number from 1 to 30.")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Start at label" }).fill("30");
  await expect(dialog.getByText("Preview all 3, on 2 sheets")).toBeVisible();
  const labels = await makeFile(page);
  expect(labels.suggestedFilename()).toMatch(/^Rotunda General Briefcase contacts .*\.pdf$/);
  expect((await readFile(await labels.path())).subarray(0, 5).toString()).toBe("%PDF-");

  await bar.getByRole("button", { name: "Export Contacts" }).click();
  await dialog.getByRole("radio", { name: "XLSX" }).click();
  expect((await makeFile(page)).suggestedFilename()).toMatch(/\.xlsx$/);
  await server.empty();
});

test("more contacts than the remaining allowance are not exported, and the dialog says why", async ({ page }) => {
  await signIn(page, "staff@example.org");
  await page.goto("/rotunda/search/state?q=representative");
  await page.getByRole("button", { name: "Export Contacts" }).click();
  const dialog = exportDialog(page);
  await expect(dialog.getByText(/Exports are never cut short/).first()).toBeVisible();
  await expect(dialog.getByRole("button", { name: /^Export \d/ })).toHaveAttribute("aria-disabled", "true");
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Export Contacts" })).toBeFocused();
});
