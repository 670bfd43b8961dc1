import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

// Prints a page right after opening it, because content that loads late is missing from the first print only.

const READER = "pdftotext";
const REPRESENTATIVE = 120;
const ARKANSAS = 5;

interface Print {
  pages: number;
  /** Names of system fonts. The product's fonts are variable, so the PDF embeds them without a name. */
  systemFonts: string[];
  /** The text from Poppler without spaces, which it guesses; null if Poppler isn't installed. */
  text: string | null;
}

/** Prints a page with the size and margins of its style sheet. */
async function print(page: Page, path: string): Promise<Print> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const pdf = await page.pdf({ format: "Letter" });
  const source = pdf.toString("latin1");
  return {
    pages: [...source.matchAll(/\/Type\s*\/Page\b/g)].length,
    systemFonts: [...source.matchAll(/\/BaseFont\s*\/([^\s/]+)/g)].map(([, name = ""]) => name),
    text: readText(pdf),
  };
}

function readText(pdf: Buffer): string | null {
  try {
    return withoutSpaces(execFileSync(READER, ["-raw", "-", "-"], { input: pdf, encoding: "utf8" }));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

const withoutSpaces = (text: string) => text.replace(/\s+/g, "");

test("the first print of a representative is complete, in the product's fonts, on four pages at most", async ({
  member: page,
}) => {
  const response = await page.request.get(`/api/profile/${REPRESENTATIVE}/`);
  const { full_narrative: html } = (await response.json()) as { full_narrative: string };
  const { systemFonts, pages, text } = await print(page, `/rotunda/profile/${REPRESENTATIVE}`);
  expect(systemFonts).toEqual([]);
  expect(pages).toBeLessThanOrEqual(4);

  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, words = ""]) => words.replace(/<[^>]+>/g, ""));
  expect(paragraphs.length).toBeGreaterThan(1);
  if (text !== null) for (const words of paragraphs) expect(text).toContain(withoutSpaces(words));
  // The office's chips are cut off on screen, not in print.
  if (text !== null) expect(text).not.toContain("…");
  // The section has nothing but buttons.
  if (text !== null) expect(text).not.toContain("NotesandTags");
  // The URL of a map is longer than a column.
  if (text !== null) expect(text).not.toContain("maps/search");
  if (text !== null) expect(text).not.toContain(";Subcommittee");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(paragraphs.at(-1) ?? "", { exact: true })).toBeVisible();
});

test("a page of a list prints its page number, but not the controls beside the list", async ({ member: page }) => {
  const { text } = await print(page, "/rotunda/search/state?current_office_state_abbr=AR");
  if (text !== null) expect(text).toMatch(/Page1of\d+/);
  for (const [path, beside] of [
    ["changes", "Period"],
    ["briefcase", "Folders"],
  ] as const) {
    await page.emulateMedia({ media: "screen" });
    await page.goto(`/rotunda/${path}`);
    const aside = page.getByRole("main").getByText(beside, { exact: true });
    await expect(aside).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(aside).toBeHidden();
  }
});

test("a comparison prints as columns", async ({ member: page }) => {
  await page.goto("/rotunda/compare?people=120,121");
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  // Landscape.
  expect(pdf.toString("latin1")).toMatch(/MediaBox \[0 0 792 612\]/);
});

test("a state prints on six pages at most", async ({ member: page }) => {
  const { systemFonts, pages } = await print(page, `/rotunda/state/${ARKANSAS}`);
  expect(systemFonts).toEqual([]);
  expect(pages).toBeLessThanOrEqual(6);
});
