import { readFile } from "node:fs/promises";
import { addressOf, expect, signIn, test } from "../support/journey.ts";

const PAGE = "/rotunda/profile/121";

test("a note is written, shared with a colleague, edited by both at once, searched and downloaded", async ({
  browser,
  member: page,
}) => {
  await page.goto(PAGE);
  const panel = page.getByRole("region", { name: "Notes and Tags" });
  const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await panel.getByRole("button", { name: "Notes and Tags" }).click();
  await expect(panel.getByText("staff cannot read notes or tags")).toBeVisible();
  await panel.getByRole("button", { name: "Write a note" }).click();
  const editor = panel.getByRole("textbox", { name: /^Note on / });
  await editor.fill("Will hold the line. Ask @noor");
  await panel.getByRole("button", { name: "@Noor Halloran" }).click();
  await editor.pressSequentially("for the brief.\n\n- https://example.org/wells");
  // A draft outlives a reload.
  await page.reload();
  await expect(editor).toHaveValue(/^Will hold the line\. Ask @Noor Halloran for the brief\./);
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByRole("listitem").getByRole("link")).toHaveAttribute("href", "https://example.org/wells");
  await panel.getByRole("button", { name: "Add tag" }).click();
  await panel.getByRole("combobox", { name: "Tag" }).fill("Hill Day");
  await panel.getByRole("button", { name: "Add", exact: true }).click();
  await expect(panel.getByRole("button", { name: "Remove hill day" })).toBeVisible();

  const other = await browser.newContext();
  const colleague = await other.newPage();
  await signIn(colleague, "colleague@example.org");
  await colleague.goto("/rotunda/inbox");
  await expect(colleague.getByText("1 unread line.").first()).toBeVisible();
  await colleague.getByRole("link", { name: "Morgan Ellery mentioned you in a note" }).click();
  await expect.poll(() => addressOf(colleague)).toMatch(/^\/rotunda\/profile\/121-.*#notes$/u);
  const theirs = colleague.getByRole("region", { name: "Notes and Tags" });
  await expect(theirs.getByText("Will hold the line.")).toBeVisible();
  await expect(theirs).toBeFocused();
  await colleague.reload();
  await expect(theirs.getByText("Will hold the line.")).toBeVisible();
  await expect(theirs).toBeFocused();
  await expect(theirs.getByRole("button", { name: "Delete" })).toHaveCount(0);
  await theirs.getByRole("button", { name: "Edit" }).click();
  await panel.getByRole("button", { name: "Edit" }).click();
  await editor.fill((await editor.inputValue()).replace("line.", "line, he says."));
  await panel.getByRole("button", { name: "Save note" }).click();
  await expect(panel.getByText("edited once")).toBeVisible();
  const theirEditor = theirs.getByRole("textbox", { name: /^Note on / });
  await theirEditor.fill((await theirEditor.inputValue()).replace("the brief", "the long brief"));
  await theirEditor.press("Control+Enter");
  await theirs.getByRole("button", { name: "Keep both changes" }).click();
  await expect(theirs.getByText(/line, he says\. Ask @Noor Halloran for the long brief/)).toBeVisible();
  await theirs.getByRole("button", { name: "Versions" }).click();
  await expect(theirs.getByRole("list", { name: "Versions" }).getByRole("listitem")).toHaveCount(4);

  await page.goto("/rotunda/search/universal?q=note:%22long+brief%22+tag:%22hill+day%22");
  await expect(page.getByRole("button", { name: "Remove Note: long brief" })).toBeVisible();
  await expect.poll(() => addressOf(page)).toContain("note=long+brief&tag=hill+day");
  await expect(page.getByRole("main").getByRole("link", { name, exact: true })).toBeVisible();
  await page.goto(PAGE);
  const download = page.waitForEvent("download");
  await panel.getByRole("link", { name: /Download all/ }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain('"hill day"');

  await signIn(colleague, "limited@example.org");
  await colleague.goto(PAGE);
  await theirs.getByRole("button", { name: "Notes and Tags" }).click();
  await expect(theirs.getByText("What your team knows")).toBeVisible();
  await colleague.goto("/rotunda/search/universal?tag=hill+day");
  await expect(colleague.getByText("No results found.")).toBeVisible();
  await signIn(colleague, "staff@example.org");
  await colleague.goto(PAGE);
  await expect(colleague.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(theirs).toHaveCount(0);
  await other.close();

  await panel.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(panel.getByText("Will hold the line")).toHaveCount(0);
  await panel.getByRole("button", { name: "Remove hill day" }).click();
  await expect(panel.getByText("What your team knows")).toBeVisible();
});

test("a note that can't be saved is kept, and saved when the server answers again", async ({
  member: page,
  browserErrors,
}) => {
  await page.goto("/rotunda/profile/120");
  const panel = page.getByRole("region", { name: "Notes and Tags" });
  await panel.getByRole("button", { name: "Notes and Tags" }).click();
  await panel.getByRole("button", { name: "Write a note" }).click();
  await panel.getByRole("textbox", { name: /^Note on / }).fill("Kept while offline.");
  await page.context().setOffline(true);
  await panel.getByRole("button", { name: "Save when online" }).click();
  await expect(panel.getByText("The note is kept in this tab")).toBeVisible();
  browserErrors.length = 0;
  await page.context().setOffline(false);
  await expect(panel.getByRole("article").getByText("Kept while offline.")).toBeVisible();
  await panel.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Yes" }).click();
  await expect(panel.getByText("What your team knows")).toBeVisible();
});
