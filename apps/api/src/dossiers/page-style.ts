import type { Look } from "./pdf-lines.ts";

/** US Letter, in points. The Word format has a little more room on each page, for programs that set text wider. */
export const PAGE = { width: 612, height: 792, left: 54, right: 54, top: 56, bottom: 54 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

export const INK = "#1c1914";
export const INK_2 = "#4b453a";
export const INK_3 = "#665e50";
export const RULE = "#ddd5c4";
export const STRONG_RULE = "#c4baa5";
export const ACCENT = "#0f544d";
/** The bar beside a notice. */
export const BRASS = "#b17c12";

export type TextStyle = "name" | "position" | "marks" | "notice" | "heading" | "subheading" | "prose" | "item";

/** How each kind of text is set, and the room above it. */
export const TEXTS: Record<TextStyle, { look: Look; above: number; indent: number }> = {
  name: { look: { family: "serif", size: 20, leading: 24, color: INK, isStrong: true }, above: 0, indent: 0 },
  position: { look: { family: "sans", size: 11, leading: 14, color: INK_2 }, above: 0, indent: 0 },
  marks: { look: { family: "sans", size: 9, leading: 12, color: ACCENT, isStrong: true }, above: 1, indent: 0 },
  notice: { look: { family: "serif", size: 9.5, leading: 12, color: INK_2, isItalic: true }, above: 6, indent: 12 },
  heading: { look: { family: "sans", size: 11.5, leading: 14, color: ACCENT, isStrong: true }, above: 10, indent: 0 },
  subheading: { look: { family: "sans", size: 9.5, leading: 12, color: INK_2, isStrong: true }, above: 5, indent: 0 },
  prose: { look: { family: "serif", size: 9.5, leading: 12, color: INK }, above: 3.5, indent: 0 },
  item: { look: { family: "serif", size: 9.5, leading: 12, color: INK }, above: 1.5, indent: 14 },
};

export const CELL: Look = { family: "sans", size: 9, leading: 11, color: INK };
export const LABEL: Look = { ...CELL, color: INK_3 };
export const HEAD: Look = { family: "sans", size: 8, leading: 10, color: INK_3, isStrong: true };
/** Above and below a cell's text. */
export const CELL_PAD = 1.25;
/** Between a cell's text and the next cell. */
export const CELL_GAP = 8;
/** The line between two rows. */
export const ROW_RULE = 0.5;
export const ABOVE_TABLE = 3;

export const PORTRAIT = { width: 76, height: 95, gap: 16 } as const;
export const ABOVE_IDENTITY = 9;

/** The fewest lines a page of a person holds. */
export const PAGE_LINES_MIN = 8;

/** The list of people in front. */
export const CONTENTS = {
  title: { family: "serif", size: 20, leading: 24, color: INK, isStrong: true },
  entry: { family: "sans", size: 9.5, leading: 12, color: INK },
  belowTitle: 16,
  entryPad: 2.5,
  numberWidth: 40,
} as const satisfies { title: Look; entry: Look; belowTitle: number; entryPad: number; numberWidth: number };
