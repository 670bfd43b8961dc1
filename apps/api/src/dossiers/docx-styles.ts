import { AlignmentType, type IStylesOptions, LevelFormat, type INumberingOptions } from "docx";
import { readFontFile } from "./pdf-fonts.ts";

/** The fonts of a Word document: for prose, and for labels and tables. */
export interface DocxFonts {
  prose: string;
  labels: string;
}

/** The product's fonts, which a book carries with it. */
export const OWN_FONTS: DocxFonts = { prose: "Source Serif 4", labels: "Source Sans 3" };
/** What every word processor has or matches: for many small documents, which would each be a megabyte larger. */
export const COMMON_FONTS: DocxFonts = { prose: "Cambria", labels: "Calibri" };

export const INK = "1C1914";
const INK_2 = "4B453A";
export const INK_3 = "665E50";
export const RULE = "DDD5C4";
export const STRONG_RULE = "C4BAA5";
export const ACCENT = "0F544D";
const BRASS = "8A5F08";

/** US Letter, in twentieths of a point. */
export const PAGE = {
  width: 12240,
  height: 15840,
  side: 1320,
  top: 1560,
  bottom: 1340,
  header: 720,
  footer: 640,
} as const;
export const TEXT_WIDTH = PAGE.width - 2 * PAGE.side;

export function stylesWith({ prose, labels }: DocxFonts): IStylesOptions {
  const label = { font: labels, size: 19, color: INK_3 };
  return {
    default: {
      document: {
        run: { font: prose, size: 21, color: INK, language: { value: "en-US" } },
        paragraph: { spacing: { after: 140, line: 288, lineRule: "auto" } },
      },
      heading1: {
        run: { font: prose, size: 50, bold: true, color: INK },
        paragraph: {
          spacing: { before: 0, after: 40, line: 264, lineRule: "auto" },
          keepNext: true,
          keepLines: true,
          outlineLevel: 0,
        },
      },
      heading2: {
        run: { font: labels, size: 26, bold: true, color: ACCENT },
        paragraph: {
          spacing: { before: 320, after: 120, line: 260, lineRule: "auto" },
          keepNext: true,
          keepLines: true,
          outlineLevel: 1,
          border: { top: { style: "single", size: 4, color: RULE, space: 6 } },
        },
      },
      heading3: {
        run: { font: labels, size: 21, bold: true, color: INK_2 },
        paragraph: {
          spacing: { before: 200, after: 80, line: 252, lineRule: "auto" },
          keepNext: true,
          keepLines: true,
          outlineLevel: 2,
        },
      },
      title: {
        run: { font: prose, size: 76, bold: true, color: INK },
        paragraph: { spacing: { before: 0, after: 240, line: 230, lineRule: "auto" } },
      },
      hyperlink: { run: { color: ACCENT, underline: { type: "single", color: "8FB5AF" } } },
      listParagraph: { paragraph: { spacing: { after: 60, line: 276, lineRule: "auto" }, contextualSpacing: false } },
    },
    paragraphStyles: [
      {
        id: "Cell",
        name: "Cell",
        basedOn: "Normal",
        quickFormat: true,
        run: { font: labels, size: 19 },
        paragraph: { spacing: { before: 0, after: 0, line: 252, lineRule: "auto" } },
      },
      { id: "CellLabel", name: "Cell Label", basedOn: "Cell", quickFormat: true, run: { color: INK_3 } },
      {
        id: "CellHead",
        name: "Cell Head",
        basedOn: "Cell",
        quickFormat: true,
        run: { color: INK_3, bold: true, size: 17 },
        paragraph: { keepNext: true },
      },
      {
        id: "Position",
        name: "Position",
        basedOn: "Normal",
        quickFormat: true,
        run: { font: labels, size: 24, color: INK_2 },
        paragraph: { spacing: { after: 20, line: 264, lineRule: "auto" }, keepNext: true },
      },
      {
        id: "Marks",
        name: "Marks",
        basedOn: "Normal",
        quickFormat: true,
        run: { font: labels, size: 20, bold: true, color: ACCENT },
        paragraph: { spacing: { after: 60, line: 264, lineRule: "auto" }, keepNext: true },
      },
      {
        id: "Notice",
        name: "Notice",
        basedOn: "Normal",
        quickFormat: true,
        run: { italics: true, color: INK_2 },
        paragraph: {
          indent: { left: 200 },
          border: { left: { style: "single", size: 18, color: "B17C12", space: 8 } },
        },
      },
      // The gap that keeps two tables apart.
      {
        id: "Gap",
        name: "Gap",
        basedOn: "Normal",
        run: { size: 8 },
        paragraph: { spacing: { before: 0, after: 60, line: 160, lineRule: "exact" } },
      },
      {
        id: "CoverLine",
        name: "Cover Line",
        basedOn: "Normal",
        quickFormat: true,
        run: { font: labels, size: 26, color: INK_2 },
        paragraph: { spacing: { after: 80, line: 276, lineRule: "auto" } },
      },
      { id: "CoverProduct", name: "Cover Product", basedOn: "CoverLine", run: { size: 22, bold: true, color: ACCENT } },
      {
        id: "CoverSample",
        name: "Cover Sample",
        basedOn: "CoverLine",
        run: { size: 21, bold: true, color: BRASS },
        paragraph: { border: { top: { style: "single", size: 8, color: "E3B655", space: 8 } } },
      },
      {
        id: "ContentsTitle",
        name: "Contents Title",
        basedOn: "Normal",
        next: "Normal",
        run: { font: prose, size: 50, bold: true },
        paragraph: { spacing: { after: 0, line: 264, lineRule: "auto" } },
      },
      {
        id: "Frame",
        name: "Frame",
        basedOn: "Normal",
        run: { ...label, size: 17 },
        paragraph: { spacing: { after: 0, line: 240, lineRule: "auto" } },
      },
      {
        id: "TOC1",
        name: "toc 1",
        basedOn: "Normal",
        next: "Normal",
        run: { font: labels, size: 21 },
        paragraph: { spacing: { before: 60, after: 60, line: 252, lineRule: "auto" } },
      },
    ],
  };
}

export const BULLETS = "bullets";
export const NUMBERS = "numbers";

export const NUMBERING: INumberingOptions = {
  config: [
    {
      reference: BULLETS,
      levels: levelsOf((depth) => ({ format: LevelFormat.BULLET, text: depth % 2 === 0 ? "•" : "–" })),
    },
    { reference: NUMBERS, levels: levelsOf((depth) => ({ format: LevelFormat.DECIMAL, text: `%${depth + 1}.` })) },
  ],
};

function levelsOf(look: (depth: number) => { format: (typeof LevelFormat)[keyof typeof LevelFormat]; text: string }) {
  return Array.from({ length: 6 }, (_, level) => ({
    level,
    ...look(level),
    alignment: AlignmentType.LEFT,
    style: { run: { color: INK_3 }, paragraph: { indent: { left: 320 * (level + 1), hanging: 260 } } },
  }));
}

/** The files a book carries: each family's four faces. */
export function ownFontFiles() {
  const file = (family: string, face: string) =>
    readFontFile(`${family}/${face}/${family === "source-serif-4" ? "SourceSerif4" : "SourceSans3"}_${face}.ttf`);
  return (
    [
      [OWN_FONTS.prose, "source-serif-4"],
      [OWN_FONTS.labels, "source-sans-3"],
    ] as const
  ).map(([name, family]) => ({
    name,
    data: file(family, "400Regular"),
    bold: file(family, "600SemiBold"),
    italic: file(family, "400Regular_Italic"),
    boldItalic: file(family, "600SemiBold_Italic"),
  }));
}
