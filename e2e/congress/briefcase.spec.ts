import { readFile } from "node:fs/promises";
import { exportContacts } from "../support/export-contacts.ts";
import { CONGRESS } from "../support/congress.ts";
import { cards, expect, results, test } from "../support/journey.ts";
import { restartCongress } from "../support/product.ts";

test("a starred profile stays in General Briefcase after a reload and a restart of the server", async ({
  member: page,
}) => {
  test.setTimeout(180_000);
  const { senator, keyword } = CONGRESS;
  await page.goto(`/rotunda/search/congressional?q=${keyword}`);
  const star = page.getByRole("button", { name: `Add ${senator} to Briefcase` });
  await star.click();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`${senator} added to Briefcase.`)).toBeVisible();

  // The star on the profile is on too.
  await page.getByRole("link", { name: senator }).first().click();
  await expect(page.getByRole("button", { name: `In Briefcase: ${senator}` })).toBeVisible();

  const card = page.getByRole("list", { name: "Items in this folder" }).getByRole("link", { name: senator });
  await page.getByRole("navigation", { name: "Rotunda" }).getByRole("link", { name: "Briefcase" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "General Briefcase" })).toBeVisible();
  await expect(card).toBeVisible();
  await page.reload();
  await expect(card).toBeVisible();

  // Leaves the page first, because a pending request would fail when the server closes.
  await page.goto("about:blank");
  await restartCongress();
  await page.goto("/rotunda/briefcase");
  await expect(card).toBeVisible();
  await page.goto(`/rotunda/search/congressional?q=${keyword}`);
  await expect(star).toHaveAttribute("aria-pressed", "true");

  await page.goto("/rotunda/briefcase");
  await page.getByRole("button", { name: `Remove ${senator} from Briefcase folder` }).click();
  await expect(page.getByText(`${senator} removed from Briefcase.`)).toBeVisible();
  await expect(page.getByText("This folder is empty.")).toBeVisible();
});

test("the contacts file contains every result", async ({ member: page }) => {
  await page.goto("/rotunda/search/congressional?current_office_state_abbr=WA");
  await expect(results(page)).toContainText(`${CONGRESS.inState} results`);
  const names = await cards(page).getByRole("heading", { level: 3 }).allTextContents();
  const file = await exportContacts(page, page.getByRole("button", { name: "Export Contacts" }));
  expect(file.suggestedFilename()).toMatch(/\.csv$/);

  const text = await readFile(await file.path(), "utf8");
  expect(text.startsWith("\uFEFF")).toBe(true);
  const [header, ...rows] = text.slice(1).trimEnd().split("\r\n");
  expect(header).toMatch(/^Name,/);
  expect(rows).toHaveLength(CONGRESS.inState);
  for (const name of names) expect(rows.some((row) => row.includes(name))).toBe(true);
});
