import { breakLines, isRightToLeft, addTrailingBlank } from "./pdf-lines.ts";
import { COLORS, type Look, LOOKS, PAGE, TEXT_WIDTH } from "./page-style.ts";
import {
  addTag,
  buildAnnotation,
  markArtifact,
  drawLine,
  drawLines,
  drawRightAligned,
  drawRule,
  findBaseline,
  type Sheet,
  type Tag,
} from "./pdf-sheet.ts";
import type { PlannedBook } from "./plan-book.ts";

const TITLE_HEIGHT = 230;

export function drawCover(sheet: Sheet, book: Tag, cover: PlannedBook["cover"], productName: string): void {
  const { pdf } = sheet;
  const section = addTag(pdf, book, "Sect", { title: "Cover" });
  const draw = (type: string, text: string, look: Look) => {
    if (text === "") return;
    const lines = breakLines([{ text }], look, TEXT_WIDTH);
    const tag = addTag(pdf, section, type);
    lines.forEach((line, at) => {
      const x = PAGE.left + (isRightToLeft(text) ? TEXT_WIDTH - line.width : 0);
      drawLines(pdf, tag, [line], { look, x, y: sheet.y, endsText: at === lines.length - 1 });
      sheet.y += look.leading;
    });
  };
  sheet.y = 108;
  draw("P", productName, LOOKS.coverProduct);
  sheet.y = 236;
  drawRule(pdf, sheet.y, { color: COLORS.accent, to: PAGE.left + 64, weight: 3 });
  sheet.y += 20;
  draw("H1", cover.title, titleLook(cover.title));
  sheet.y += 14;
  for (const text of [cover.count, cover.organization, cover.date]) draw("P", text, LOOKS.coverLine);
  sheet.y = PAGE.height - 120;
  if (cover.sample !== "") drawRule(pdf, sheet.y - 10, { color: COLORS.sampleRule, weight: 1 });
  draw("P", cover.sample, LOOKS.coverSample);
  section.end();
}

/** Long titles are smaller, so that they never reach the foot of the cover. */
function titleLook(title: string): Look {
  const looks = [LOOKS.coverTitle.size, 30, 23, 17, 12].map((size) => ({
    ...LOOKS.coverTitle,
    size,
    leading: Math.round(size * 1.16),
  }));
  const isLow = (look: Look) => breakLines([{ text: title }], look, TEXT_WIDTH).length * look.leading <= TITLE_HEIGHT;
  return looks.find(isLow) ?? { ...LOOKS.coverTitle, size: 9, leading: 11 };
}

export function drawContents(sheet: Sheet, book: Tag, contents: PlannedBook["contents"]): void {
  const { pdf } = sheet;
  const { contentsTitle: heading, contentsEntry: look } = LOOKS;
  const right = PAGE.width - PAGE.right;
  const section = addTag(pdf, book, "Sect", { title: "Contents" });
  sheet.turnPage("Contents");
  const title = breakLines([{ text: "Contents" }], heading, TEXT_WIDTH);
  const titleTag = addTag(pdf, section, "H1", { title: "Contents" });
  drawLines(pdf, titleTag, title, { look: heading, x: PAGE.left, y: PAGE.top });
  drawRule(pdf, PAGE.top + heading.leading + 8, { color: COLORS.strongRule, weight: 1 });
  const list = addTag(pdf, section, "TOC");
  let onPage = 0;
  for (const { person, lines, page, y } of contents) {
    if (page > onPage) sheet.turnPage("Contents");
    onPage = page;
    const link = addTag(pdf, addTag(pdf, addTag(pdf, list, "TOCI"), "Reference"), "Link");
    const number = String(person.firstPage);
    const baseline = findBaseline(look, y + (lines.length - 1) * look.leading);
    let leaderEnd = right - 8;
    link.add(() => {
      lines.forEach((line, at) => {
        drawLine(pdf, addTrailingBlank(line), PAGE.left, findBaseline(look, y + at * look.leading));
      });
      leaderEnd -= drawRightAligned(pdf, look, number, { right, baseline });
    });
    const annotation = buildAnnotation(link, `${person.entry.name}, page ${number}`);
    pdf.goTo(PAGE.left, y, TEXT_WIDTH, lines.length * look.leading, person.anchor, annotation);
    const leaderStart = PAGE.left + (lines.at(-1)?.width ?? 0) + 8;
    if (leaderEnd - leaderStart < 12) continue;
    markArtifact(pdf, "Layout", () => {
      pdf
        .save()
        .moveTo(leaderStart, baseline - 1)
        .lineTo(leaderEnd, baseline - 1);
      pdf.lineWidth(0.6).strokeColor(COLORS.ink3).dash(0.6, { space: 4 }).stroke().restore();
    });
  }
  section.end();
}
