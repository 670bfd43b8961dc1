import STYLE from "./page-style.json" with { type: "json" };

export interface Look {
  family: "serif" | "sans";
  size: number;
  leading: number;
  color: string;
  isStrong?: boolean;
  isItalic?: boolean;
  above?: number;
  indent?: number;
  /** The paragraph style in Word; of a split heading, only the first part has it. */
  style?: string;
  firstStyle?: string;
  /** The structure element in PDF; a paragraph if absent. */
  tag?: string;
}

export type TextStyle = "name" | "position" | "marks" | "notice" | "heading" | "subheading" | "prose" | "item";

export const LOOKS = STYLE.looks as Record<keyof typeof STYLE.looks, Look>;
export const COLORS = STYLE.colors;
export const PORTRAIT = STYLE.portrait;
/** US Letter, in points. The Word format has a little more room on each page, for programs that set text wider. */
export const PAGE = STYLE.page;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
export const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom;

/** Above and below a cell's text. */
export const CELL_PAD = 1.25;
/** Between a cell's text and the next cell. */
export const CELL_GAP = 8;
/** The line between two rows. */
export const ROW_RULE = 0.5;
export const ABOVE_TABLE = 3;
export const ABOVE_IDENTITY = 9;

export const PAGE_LINES_MIN = 8;

export const CONTENTS = { belowTitle: 16, entryPad: 2.5, numberWidth: 40 };
