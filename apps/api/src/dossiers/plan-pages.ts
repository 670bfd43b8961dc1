import { PAGE_LINES_MIN } from "./page-style.ts";

export interface PagePiece {
  height: number;
  /** The space above it; none at the top of a page. */
  above: number;
  lines: number;
  keepsNext: boolean;
  /** Height of the table head repeated on a new page. */
  repeats: number;
}

/** Plans pages of a height in points. Pieces that fit stay together; the last page isn't almost empty. */
export function planPages<P extends PagePiece>(pieces: readonly P[], height: number): P[][] {
  const pages: P[][][] = [];
  let page: P[][] = [];
  let used = 0;
  for (const group of groupPieces(pieces, height)) {
    const [first] = group;
    const grows = computeHeight(group) + (first?.above ?? 0);
    if (page.length > 0 && used + grows > height) {
      pages.push(page);
      [page, used] = [[], 0];
    }
    used += page.length === 0 ? computeHeight(group) + (first?.repeats ?? 0) : grows;
    page.push(group);
  }
  if (page.length > 0) pages.push(page);
  fillLast(pages, height);
  return pages.map((groups) => groups.flat());
}

export const computeHeight = (pieces: readonly PagePiece[]): number =>
  pieces.reduce((sum, { height, above }, at) => sum + height + (at === 0 ? 0 : above), 0);

function groupPieces<P extends PagePiece>(pieces: readonly P[], height: number): P[][] {
  const groups: P[][] = [];
  let group: P[] = [];
  for (const piece of pieces) {
    group.push(piece);
    if (piece.keepsNext && computeHeight(group) < height / 2) continue;
    groups.push(group);
    group = [];
  }
  if (group.length > 0) groups.push(group);
  return groups;
}

function fillLast(pages: PagePiece[][][], height: number): void {
  const [before, last] = pages.slice(-2);
  if (!before || !last) return;
  while (linesIn(last) < PAGE_LINES_MIN) {
    const moved = before.at(-1);
    if (!moved || linesIn(before) - linesIn([moved]) < PAGE_LINES_MIN) return;
    if (computeHeight([...moved, ...last.flat()]) + (moved[0]?.repeats ?? 0) > height) return;
    before.pop();
    last.unshift(moved);
  }
}

const linesIn = (groups: readonly (readonly PagePiece[])[]): number =>
  groups.flat().reduce((sum, { lines }) => sum + lines, 0);
