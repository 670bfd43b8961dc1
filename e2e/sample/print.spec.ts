import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";

// A profile is printed from a window that has just been opened at the desktop's width: whatever isn't loaded or rendered
// by then is missing from the first print, and a second one would hide it.

const READER = "pdftotext";
const REPRESENTATIVE = 120;
const ARKANSAS = 5;

interface Print {
  pages: number;
  /** Fonts of the system. The product's own are variable, and a PDF holds them as drawings without a name. */
  systemFonts: string[];
  /** The text by Poppler's reader, without spaces: it guesses them from distances. Null where it isn't installed. */
  text: string | null;
}

/** The first print of a page; its size and margins are the style sheet's. */
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

test("the first print of a representative is in the product's fonts, whole, and four pages at most", async ({
  member: page,
}) => {
  const answer = await page.request.get(`/api/profile/${REPRESENTATIVE}/`);
  const { full_narrative: html } = (await answer.json()) as { full_narrative: string };
  const { systemFonts, pages, text } = await print(page, `/rotunda/profile/${REPRESENTATIVE}`);
  expect(systemFonts).toEqual([]);
  expect(pages).toBeLessThanOrEqual(4);

  const paragraphs = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, words = ""]) => words.replace(/<[^>]+>/g, ""));
  expect(paragraphs.length).toBeGreaterThan(1);
  if (text !== null) for (const words of paragraphs) expect(text).toContain(withoutSpaces(words));
  // The office's chips, which a desktop's window cuts.
  if (text !== null) expect(text).not.toContain("…");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(paragraphs.at(-1) ?? "", { exact: true })).toBeVisible();
});

test("a state is printed on six pages at most", async ({ member: page }) => {
  const { systemFonts, pages } = await print(page, `/rotunda/state/${ARKANSAS}`);
  expect(systemFonts).toEqual([]);
  expect(pages).toBeLessThanOrEqual(6);
});
