import {
  type Cell,
  computeRowHeight,
  type Identity,
  type PagePart,
  type PartOf,
  type Table,
  type Text,
} from "./layout.ts";
import { CELL_PAD, COLORS, LOOKS, PAGE, PORTRAIT, TEXT_WIDTH } from "./page-style.ts";
import { type Sheet, type Tag, truncateLine } from "./pdf-sheet.ts";
import type { PlannedPerson } from "./plan-book.ts";

interface Page {
  sheet: Sheet;
  section: Tag;
  person: PlannedPerson;
  /** The person's bookmark, above those of the sections. */
  outline: PDFKit.PDFOutline;
  /** Elements of texts, lists and tables, which may continue on the next page. */
  tags: Map<object, Tag>;
}

export function drawPerson(sheet: Sheet, book: Tag, person: PlannedPerson): void {
  const { name } = person.entry;
  const section = sheet.addTag(book, "Sect", { title: name });
  sheet.turnPage(name);
  sheet.pdf.addNamedDestination(person.anchor);
  const page = { sheet, section, person, outline: sheet.addBookmark(sheet.pdf.outline, name), tags: new Map() };
  person.pages.forEach((parts, number) => {
    if (number > 0) sheet.turnPage(name);
    for (const part of parts) {
      sheet.y += part.above;
      drawPart(page, part);
    }
  });
  section.end();
}

function drawPart(page: Page, { block, ...part }: PagePart): void {
  if (block.kind === "text") drawText(page, { ...part, block });
  else if (block.kind === "table") drawTable(page, { ...part, block });
  else drawIdentity(page, block);
}

function findTag({ tags }: Page, owner: object, add: () => Tag): Tag {
  const tag = tags.get(owner) ?? add();
  tags.set(owner, tag);
  return tag;
}

function drawText(page: Page, { block: text, from, to, above }: PartOf<Text>): void {
  const { sheet } = page;
  const { pdf, y } = sheet;
  const look = LOOKS[text.style];
  const height = (to - from) * look.leading;
  if (from === 0 && text.style === "heading") {
    if (above > 0) sheet.drawRule(y - 5);
    sheet.addBookmark(page.outline, text.content[0]?.text ?? "");
  }
  if (text.style === "notice") {
    sheet.markArtifact("Layout", () => pdf.rect(PAGE.left, y, 2.5, height).fillColor(COLORS.noticeBar).fill());
  }
  const tag = findTag(page, text, () => addTextTag(page, text));
  const endsText = to === text.lines.length;
  sheet.drawLines(tag, text.lines.slice(from, to), { look, x: PAGE.left + text.indent, y, endsText });
  sheet.y += height;
}

/** Adds the element of a text. For a list item it is inside the list's element, after the item's mark. */
function addTextTag(page: Page, { style, content, item, indent }: Text): Tag {
  const { sheet, section } = page;
  if (!item) {
    const { tag } = LOOKS[style];
    return tag ? sheet.addTag(section, tag, { title: content[0]?.text ?? "" }) : sheet.addTag(section, "P");
  }
  const list = findTag(page, item.list, () => sheet.addTag(section, "L"));
  const entry = sheet.addTag(list, "LI");
  sheet.addTag(entry, "Lbl").add(() => {
    const look = { ...LOOKS.item, color: COLORS.ink3 };
    const label = truncateLine(item.label, look, TEXT_WIDTH);
    sheet.drawRightAligned(label, { look, right: PAGE.left + indent - 5, y: sheet.y });
  });
  return sheet.addTag(entry, "LBody");
}

function drawTable(page: Page, { block: table, from, to }: PartOf<Table>): void {
  const { sheet, section } = page;
  const tag = findTag(page, table, () => sheet.addTag(section, "Table", { alt: table.summary }));
  if (table.head.length > 0) {
    // Column headers on later pages aren't content.
    if (from === 0) drawCells(sheet, tag, table.head);
    else sheet.markArtifact("Pagination", () => drawCells(sheet, null, table.head));
    sheet.drawRule(sheet.y, { color: COLORS.strongRule, weight: 0.75 });
  }
  drawRows(sheet, tag, table.rows.slice(from, to));
}

function drawRows(sheet: Sheet, table: Tag, rows: Table["rows"]): void {
  rows.forEach(({ cells, isRuled }, at) => {
    if (at > 0 && isRuled) sheet.drawRule(sheet.y, { from: PAGE.left + (cells[0]?.x ?? 0) });
    drawCells(sheet, table, cells);
  });
}

function drawCells(sheet: Sheet, table: Tag | null, cells: readonly Cell[]): void {
  const { y } = sheet;
  const row = table && sheet.addTag(table, "TR");
  for (const { scope, lines, look, x } of cells) {
    const cell = row && (scope ? sheet.addTag(row, "TH", { scope }) : sheet.addTag(row, "TD"));
    sheet.drawLines(cell, lines, { look, x: PAGE.left + x, y: y + CELL_PAD });
  }
  sheet.y += computeRowHeight(cells);
}

function drawIdentity({ sheet, section, person }: Page, { facts }: Identity): void {
  const { pdf, y: top } = sheet;
  const { contents, width, height, isPortrait } = person.picture;
  sheet.drawRule(top - 5, { color: COLORS.strongRule, weight: 1 });
  const draw = () => {
    pdf.save().roundedRect(PAGE.left, top, width, height, 4).clip();
    pdf.image(contents, PAGE.left, top, { width, height }).restore();
  };
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + width, top + height];
  if (isPortrait) sheet.addTag(section, "Figure", { alt: `Portrait of ${person.entry.name}`, bbox }).add(draw);
  else sheet.markArtifact("Layout", draw);
  if (facts.rows.length > 0) {
    const table = sheet.addTag(section, "Table", { alt: facts.summary });
    drawRows(sheet, table, facts.rows);
  }
  sheet.y = Math.max(sheet.y, top + PORTRAIT.height);
}
