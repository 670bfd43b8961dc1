import { AlignmentType, type IStylesOptions, LevelFormat, type INumberingOptions } from "docx";
import {
  ACCENT,
  BRASS,
  CELL,
  CONTENTS,
  HEAD,
  INK,
  INK_2,
  INK_3,
  LABEL,
  PAGE,
  TEXT_WIDTH,
  TEXTS,
  type TextStyle,
} from "./page-style.ts";
import { readFontFile } from "./pdf-fonts.ts";
import type { Look } from "./pdf-lines.ts";

/** The fonts of a Word document: for prose, and for labels and tables. */
export interface DocxFonts {
  prose: string;
  labels: string;
}

/** The product's fonts, which a book carries with it. */
export const OWN_FONTS: DocxFonts = { prose: "Source Serif 4", labels: "Source Sans 3" };
/** Fonts every word processor has: embedding fonts would add a megabyte to each small document. */
export const COMMON_FONTS: DocxFonts = { prose: "Cambria", labels: "Calibri" };

/** The library's colors have no sign in front. */
export const toHex = (color: string): string => color.slice(1);
/** Twentieths of a point. */
export const toTwips = (points: number): number => Math.round(points * 20);

const SIDE = 52;
/** US Letter, in twips. There is more room at the foot and beside the text than the pages are planned with. */
export const DOCX_PAGE = {
  width: toTwips(PAGE.width),
  height: toTwips(PAGE.height),
  side: toTwips(SIDE),
  top: toTwips(PAGE.top),
  bottom: toTwips(24),
  header: toTwips(24),
  footer: toTwips(12),
} as const;
/** How much wider the text is set than it was measured. */
export const WIDER = (PAGE.width - 2 * SIDE) / TEXT_WIDTH;
export const DOCX_TEXT_WIDTH = DOCX_PAGE.width - 2 * DOCX_PAGE.side;

/** Texts' paragraph styles. */
export const STYLE_OF: Record<TextStyle, string> = {
  name: "NameContinued",
  position: "Position",
  marks: "Marks",
  notice: "Notice",
  heading: "HeadingContinued",
  subheading: "SubheadingContinued",
  prose: "Prose",
  item: "ListParagraph",
};

export function buildStyles(fonts: DocxFonts): IStylesOptions {
  const { prose, labels } = fonts;
  const fontOf = ({ family }: Look) => (family === "serif" ? prose : labels);
  const runOf = (look: Look) => ({
    font: fontOf(look),
    size: look.size * 2,
    color: toHex(look.color),
    // As the widths were measured: with pairs of letters moved together.
    kern: 2,
    ...(look.isStrong && { bold: true }),
    ...(look.isItalic && { italics: true }),
  });
  const spacingOf = (leading: number, more: { before?: number; after?: number } = {}) => ({
    spacing: { before: 0, after: 0, line: toTwips(leading), lineRule: "exact" as const, ...more },
  });
  const styleOf = (style: TextStyle) => ({
    run: runOf(TEXTS[style].look),
    paragraph: { ...spacingOf(TEXTS[style].look.leading), widowControl: true },
  });
  const named = (id: string, name: string, look: Look) => ({
    id,
    name,
    basedOn: "Normal",
    quickFormat: true,
    run: runOf(look),
    paragraph: spacingOf(look.leading),
  });
  const heading = (style: TextStyle, outlineLevel: number) => {
    const { run, paragraph } = styleOf(style);
    return { run, paragraph: { ...paragraph, keepNext: true, keepLines: true, outlineLevel } };
  };
  const cover = { font: labels, color: toHex(INK_2) };
  return {
    default: {
      document: {
        run: { ...runOf(TEXTS.prose.look), language: { value: "en-US" } },
        paragraph: spacingOf(TEXTS.prose.look.leading),
      },
      heading1: heading("name", 0),
      heading2: heading("heading", 1),
      heading3: heading("subheading", 2),
      title: {
        run: { font: prose, size: 76, bold: true, color: toHex(INK) },
        paragraph: { spacing: { before: 0, after: 240, line: 230, lineRule: "auto" } },
      },
      hyperlink: { run: { color: toHex(ACCENT), underline: { type: "single", color: "8FB5AF" } } },
      listParagraph: { ...styleOf("item") },
    },
    paragraphStyles: [
      named("Prose", "Prose", TEXTS.prose.look),
      named("Position", "Position", TEXTS.position.look),
      named("Marks", "Marks", TEXTS.marks.look),
      named("NameContinued", "Name Continued", TEXTS.name.look),
      named("HeadingContinued", "Heading Continued", TEXTS.heading.look),
      named("SubheadingContinued", "Subheading Continued", TEXTS.subheading.look),
      {
        ...named("Notice", "Notice", TEXTS.notice.look),
        paragraph: {
          ...spacingOf(TEXTS.notice.look.leading),
          indent: { left: toTwips(TEXTS.notice.indent) },
          border: { left: { style: "single", size: 18, color: toHex(BRASS), space: 8 } },
        },
      },
      named("Cell", "Cell", CELL),
      named("CellLabel", "Cell Label", LABEL),
      { ...named("CellHead", "Cell Head", HEAD), paragraph: { ...spacingOf(HEAD.leading), keepNext: true } },
      { id: "Picture", name: "Picture", basedOn: "Normal", paragraph: { spacing: { line: 240, lineRule: "auto" } } },
      // The room between a table and what is above it; and what begins a page, which no table can.
      { id: "Gap", name: "Gap", basedOn: "Normal", run: { size: 2 }, paragraph: { keepNext: true } },
      { id: "Turn", name: "Turn", basedOn: "Normal", run: { size: 2 }, paragraph: spacingOf(1) },
      {
        id: "CoverLine",
        name: "Cover Line",
        basedOn: "Normal",
        quickFormat: true,
        run: { ...cover, size: 26 },
        paragraph: { spacing: { after: 80, line: 276, lineRule: "auto" } },
      },
      {
        id: "CoverProduct",
        name: "Cover Product",
        basedOn: "CoverLine",
        run: { size: 22, bold: true, color: toHex(ACCENT) },
      },
      {
        id: "CoverSample",
        name: "Cover Sample",
        basedOn: "CoverLine",
        run: { size: 21, bold: true, color: "8A5F08" },
        paragraph: { border: { top: { style: "single", size: 8, color: "E3B655", space: 8 } } },
      },
      { ...named("ContentsTitle", "Contents Title", CONTENTS.title), next: "Normal" },
      named("Frame", "Frame", { family: "sans", size: 8, leading: 11, color: INK_3 }),
      { ...named("TOC1", "toc 1", CONTENTS.entry), next: "Normal" },
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
    style: {
      run: { color: toHex(INK_3) },
      paragraph: { indent: { left: toTwips(TEXTS.item.indent * (level + 1)), hanging: toTwips(10) } },
    },
  }));
}

/** The files a book carries: each family's four faces. */
export const listOwnFontFiles = () =>
  (["serif", "sans"] as const).map((family) => ({
    name: family === "serif" ? OWN_FONTS.prose : OWN_FONTS.labels,
    data: readFontFile(family),
    bold: readFontFile(`${family}Strong`),
    italic: readFontFile(`${family}Italic`),
    boldItalic: readFontFile(`${family}StrongItalic`),
  }));
