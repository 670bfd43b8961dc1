import type { Block, HeadingBlock, Inline, ListBlock } from "./blocks.ts";
import { breakLines, type Line, type Look } from "./pdf-lines.ts";
import {
  ACCENT,
  addBookmark,
  addTag,
  drawLines,
  drawRule,
  drawRun,
  INK,
  INK_2,
  INK_3,
  keepTogether,
  mark,
  PAGE,
  roomLeft,
  type Sheet,
  type Tag,
  TEXT_WIDTH,
  turnPage,
} from "./pdf-sheet.ts";
import { fontFace } from "./pdf-fonts.ts";
import { drawFacts, drawTable, heightOfFirstRows } from "./pdf-table.ts";

const PROSE: Look = { family: "serif", size: 10.5, leading: 15, color: INK };
const HEADINGS: Record<HeadingBlock["level"], Look & { above: number; below: number }> = {
  2: { family: "sans", size: 13, leading: 16, color: ACCENT, isStrong: true, above: 20, below: 7 },
  3: { family: "sans", size: 10.5, leading: 14, color: INK_2, isStrong: true, above: 11, below: 4 },
};
const AFTER_PARAGRAPH = 7;
const INDENT = 16;
/** No page ends or begins with fewer lines of a paragraph. */
const LINES_TOGETHER = 2;

/** Draws a section's blocks one below the other, with the page turned where it must be. */
export function drawBlocks(sheet: Sheet, parent: Tag, blocks: readonly Block[]): void {
  blocks.forEach((block, index) => {
    if (block.kind === "heading") drawHeading(sheet, parent, block, blocks.slice(index + 1));
    else if (block.kind === "paragraph") {
      drawParagraph(sheet, parent, block.content, { x: PAGE.left, width: TEXT_WIDTH });
      sheet.y += AFTER_PARAGRAPH;
    } else if (block.kind === "list") {
      drawList(sheet, parent, block, 0);
      sheet.y += AFTER_PARAGRAPH - 3;
    } else if (block.kind === "facts") drawFacts(sheet, parent, block, { x: PAGE.left, width: TEXT_WIDTH });
    else drawTable(sheet, parent, block);
  });
}

function drawHeading(
  sheet: Sheet,
  parent: Tag,
  { level, text, note }: HeadingBlock,
  following: readonly Block[],
): void {
  const { above, below, ...look } = HEADINGS[level];
  const lines = breakLines(
    [{ text }, ...(note === "" ? [] : [{ text: ` \u00a0${note}`, isNote: true }])],
    look,
    TEXT_WIDTH,
  );
  const height = lines.length * look.leading + below;
  const isAtTop = sheet.y <= PAGE.top;
  keepTogether(sheet, (isAtTop ? 0 : above) + height + heightToKeep(following));
  if (sheet.y > PAGE.top) sheet.y += above;
  if (level === 2 && sheet.y > PAGE.top) drawRule(sheet.pdf, sheet.y - 6);
  if (level === 2 && sheet.outline) addBookmark(sheet, sheet.outline, text);
  const element = addTag(sheet.pdf, parent, `H${level}`, { title: text });
  drawLines(sheet.pdf, { element, type: `H${level}` }, lines, { look, x: PAGE.left, y: sheet.y, width: TEXT_WIDTH });
  element.end();
  sheet.y += height;
}

/** What of the blocks after a heading must stand on the heading's page. */
function heightToKeep([next, ...others]: readonly Block[]): number {
  if (!next) return 0;
  if (next.kind === "heading") return HEADINGS[next.level].leading + HEADINGS[next.level].above + heightToKeep(others);
  if (next.kind === "facts" || next.kind === "table") return heightOfFirstRows(next, TEXT_WIDTH);
  const lines = next.kind === "paragraph" ? breakLines(next.content, PROSE, TEXT_WIDTH).length : 1;
  // A note above a table belongs to it.
  const isNote = next.kind === "paragraph" && next.content.every((inline) => inline.isNote === true);
  return Math.min(lines, LINES_TOGETHER + 1) * PROSE.leading + (isNote ? heightToKeep(others) : 0);
}

function drawParagraph(
  sheet: Sheet,
  parent: Tag,
  content: readonly Inline[],
  { x, width, type = "P" }: { x: number; width: number; type?: string },
): void {
  const element = addTag(sheet.pdf, parent, type);
  flowLines(sheet, { element, type }, breakLines(content, PROSE, width), { x, width });
  element.end();
}

/** Lines over as many pages as they need, without one line alone on either side of a turn. */
function flowLines(
  sheet: Sheet,
  tag: { element: Tag; type: string },
  lines: readonly Line[],
  { x, width }: { x: number; width: number },
): void {
  let rest = lines;
  while (rest.length > 0) {
    const fitting = Math.floor((roomLeft(sheet) + 0.5) / PROSE.leading);
    let count = Math.min(fitting, rest.length);
    if (count < rest.length) {
      if (rest.length - count < LINES_TOGETHER) count = rest.length - LINES_TOGETHER;
      if (count < LINES_TOGETHER) count = 0;
    }
    if (count === 0 && sheet.y > PAGE.top) {
      turnPage(sheet);
      continue;
    }
    const shown = rest.slice(0, Math.max(1, count));
    drawLines(sheet.pdf, tag, shown, { look: PROSE, x, y: sheet.y, width });
    sheet.y += shown.length * PROSE.leading;
    rest = rest.slice(shown.length);
  }
}

function drawList(sheet: Sheet, parent: Tag, list: ListBlock, depth: number): void {
  const element = addTag(sheet.pdf, parent, "L");
  const x = PAGE.left + INDENT * (depth + 1);
  const width = TEXT_WIDTH - INDENT * (depth + 1);
  list.items.forEach((item, index) => {
    const entry = addTag(sheet.pdf, element, "LI");
    if (item.content.length > 0) {
      const lines = breakLines(item.content, PROSE, width);
      keepTogether(sheet, Math.min(lines.length, LINES_TOGETHER) * PROSE.leading);
      drawLabel(sheet, entry, list.isOrdered ? `${index + 1}.` : depth === 0 ? "•" : "–", x);
      const body = addTag(sheet.pdf, entry, "LBody");
      flowLines(sheet, { element: body, type: "LBody" }, lines, { x, width });
      sheet.y += 3;
      for (const inner of item.lists) drawList(sheet, body, inner, depth + 1);
      body.end();
    } else for (const inner of item.lists) drawList(sheet, entry, inner, depth + 1);
    entry.end();
  });
  element.end();
}

function drawLabel(sheet: Sheet, entry: Tag, text: string, x: number): void {
  const label = addTag(sheet.pdf, entry, "Lbl");
  const face = "serif";
  const size = PROSE.size;
  const width = fontFace(face).widthOf(text) * size;
  mark(sheet.pdf, label, "Lbl", () => {
    const baseline = sheet.y + PROSE.leading / 2 + size * 0.33;
    drawRun(sheet.pdf, { text, face, size, color: INK_3, width, href: null, actual: null }, x - 5 - width, baseline);
  });
  label.end();
}
