import {
  type Cell,
  computeRowHeight,
  type Identity,
  type PagePart,
  type PartOf,
  type Table,
  type Text,
} from "./layout.ts";
import { CELL_PAD, COLORS, LOOKS, PAGE, PORTRAIT } from "./page-style.ts";
import {
  addBookmark,
  addTag,
  drawLine,
  drawLines,
  drawRightAligned,
  drawRule,
  findBaseline,
  markArtifact,
  type Sheet,
  type Tag,
} from "./pdf-sheet.ts";
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

/** Draws a person on pages of their own. */
export function drawPerson(sheet: Sheet, book: Tag, person: PlannedPerson): void {
  const { pdf } = sheet;
  const { name } = person.entry;
  const section = addTag(pdf, book, "Sect", { title: name });
  sheet.turnPage(name);
  pdf.addNamedDestination(person.anchor);
  const page: Page = { sheet, section, person, outline: addBookmark(sheet, pdf.outline, name), tags: new Map() };
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

/** The element of `owner`, added with its first part. */
function findTag({ tags }: Page, owner: object, add: () => Tag): Tag {
  const tag = tags.get(owner) ?? add();
  tags.set(owner, tag);
  return tag;
}

function drawText(page: Page, { block: text, from, to, above }: PartOf<Text>): void {
  const { sheet } = page;
  const { pdf, y } = sheet;
  const look = LOOKS[text.style];
  if (from === 0 && text.style === "heading") {
    if (above > 0) drawRule(pdf, y - 5);
    addBookmark(sheet, page.outline, text.content[0]?.text ?? "");
  }
  if (text.style === "notice") {
    markArtifact(pdf, "Layout", () => {
      pdf
        .rect(PAGE.left, y, 2.5, (to - from) * look.leading)
        .fillColor(COLORS.noticeBar)
        .fill();
    });
  }
  const tag = findTag(page, text, () => addTextTag(page, text));
  const endsText = to === text.lines.length;
  drawLines(pdf, tag, text.lines.slice(from, to), { look, x: PAGE.left + text.indent, y, endsText });
  sheet.y += (to - from) * look.leading;
}

/** Adds a text's element; that of an item is in its list's, after its mark. */
function addTextTag(page: Page, { style, content, item, indent }: Text): Tag {
  const { sheet, section } = page;
  const { pdf, y } = sheet;
  if (!item) {
    const { tag } = LOOKS[style];
    return tag ? addTag(pdf, section, tag, { title: content[0]?.text ?? "" }) : addTag(pdf, section, "P");
  }
  const list = findTag(page, item.list, () => addTag(pdf, section, "L"));
  const entry = addTag(pdf, list, "LI");
  addTag(pdf, entry, "Lbl").add(() => {
    const place = { right: PAGE.left + indent - 5, baseline: findBaseline(LOOKS.item, y) };
    drawRightAligned(pdf, { ...LOOKS.item, color: COLORS.ink3 }, item.label, place);
  });
  return addTag(pdf, entry, "LBody");
}

function drawTable(page: Page, { block: table, from, to }: PartOf<Table>): void {
  const { sheet, section } = page;
  const tag = findTag(page, table, () => addTag(sheet.pdf, section, "Table", { alt: table.summary }));
  if (table.head.length > 0) {
    if (from === 0) drawCells(sheet, tag, table.head, { left: PAGE.left, scope: "Column" });
    else repeatHead(sheet, table.head);
    drawRule(sheet.pdf, sheet.y, { color: COLORS.strongRule, weight: 0.75 });
  }
  drawRows(sheet, tag, table.rows.slice(from, to), PAGE.left);
}

/** Column headers on later pages aren't content. */
function repeatHead(sheet: Sheet, head: readonly Cell[]): void {
  markArtifact(sheet.pdf, "Pagination", () => {
    for (const { lines, x, look } of head) {
      lines.forEach((line, at) => {
        const baseline = findBaseline(look, sheet.y + CELL_PAD + at * look.leading);
        drawLine(sheet.pdf, line.runs, PAGE.left + x, baseline);
      });
    }
  });
  sheet.y += computeRowHeight(head);
}

function drawRows(sheet: Sheet, table: Tag, rows: Table["rows"], left: number): void {
  rows.forEach(({ cells, isRuled }, at) => {
    if (at > 0 && isRuled) drawRule(sheet.pdf, sheet.y, { from: left });
    drawCells(sheet, table, cells, { left });
  });
}

function drawCells(
  sheet: Sheet,
  table: Tag,
  cells: readonly Cell[],
  { left, scope }: { left: number; scope?: "Column" },
): void {
  const { pdf, y } = sheet;
  const row = addTag(pdf, table, "TR");
  for (const { isHead, lines, look, x } of cells) {
    const cell = scope || isHead ? addTag(pdf, row, "TH", { scope: scope ?? "Row" }) : addTag(pdf, row, "TD");
    drawLines(pdf, cell, lines, { look, x: left + x, y: y + CELL_PAD });
  }
  sheet.y += computeRowHeight(cells);
}

/** Draws the portrait, or initials in its place, with the brief facts beside it. */
function drawIdentity({ sheet, section, person }: Page, { facts }: Identity): void {
  const { pdf, y: top } = sheet;
  const { contents, width, height, isPortrait } = person.picture;
  drawRule(pdf, top - 5, { color: COLORS.strongRule, weight: 1 });
  const draw = () => {
    pdf.save().roundedRect(PAGE.left, top, width, height, 4).clip();
    pdf.image(contents, PAGE.left, top, { width, height }).restore();
  };
  const bbox: [number, number, number, number] = [PAGE.left, top, PAGE.left + width, top + height];
  if (isPortrait) addTag(pdf, section, "Figure", { alt: `Portrait of ${person.entry.name}`, bbox }).add(draw);
  else markArtifact(pdf, "Layout", draw);
  if (facts.rows.length > 0) {
    const table = addTag(pdf, section, "Table", { alt: facts.summary });
    drawRows(sheet, table, facts.rows, PAGE.left + PORTRAIT.width + PORTRAIT.gap);
  }
  sheet.y = Math.max(sheet.y, top + PORTRAIT.height);
}
