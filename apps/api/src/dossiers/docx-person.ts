import {
  Bookmark,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { FactRow } from "./blocks.ts";
import type { Picture } from "./dossier-book.ts";
import type { DossierEntry } from "./dossier-content.ts";
import { docxBlocks, factCells, gap, type ListCounter, NO_BORDERS, withoutControls } from "./docx-blocks.ts";
import { RULE, STRONG_RULE, TEXT_WIDTH } from "./docx-styles.ts";
import { readDrawing } from "./drawing.ts";
import { drawInitials } from "./initials.ts";
import { paintDrawing } from "./paint-drawing.ts";

/** In pixels of 1/96 inch, as the library measures pictures. */
const PORTRAIT = { width: 132, height: 165 } as const;
/** Of the pictures that are painted: three pixels for each of those. */
const PAINTED_WIDTH = PORTRAIT.width * 3;

/** A person as the children of a section of their own. */
export function docxPerson(
  entry: DossierEntry,
  portrait: Picture | null,
  { bookmark, counter }: { bookmark: string; counter: ListCounter },
): (Paragraph | Table)[] {
  const marks = [...entry.marks, ...entry.roles].join("  ·  ");
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [new Bookmark({ id: bookmark, children: [new TextRun(withoutControls(entry.name))] })],
    }),
    ...(entry.position === "" ? [] : [new Paragraph({ style: "Position", text: withoutControls(entry.position) })]),
    ...(marks === "" ? [] : [new Paragraph({ style: "Marks", text: withoutControls(marks) })]),
    new Paragraph({
      style: "Gap",
      border: { top: { style: BorderStyle.SINGLE, size: 8, color: STRONG_RULE, space: 1 } },
      children: [],
    }),
    identityTable(entry, portrait),
    gap(),
    ...entry.notices.map((text) => new Paragraph({ style: "Notice", text })),
    ...docxBlocks(entry.blocks, counter),
  ];
}

/** The portrait in a cell as tall as the facts beside it. */
function identityTable({ name, facts }: DossierEntry, portrait: Picture | null): Table {
  const pictureWidth = 2300;
  const labelWidth = 1560;
  const widths = [pictureWidth, labelWidth, TEXT_WIDTH - pictureWidth - labelWidth];
  const rows: FactRow[] = facts.length > 0 ? facts : [{ label: "", lines: [] }];
  const none = { style: BorderStyle.NONE, size: 0, color: "auto" } as const;
  const picture = new TableCell({
    rowSpan: rows.length,
    width: { size: pictureWidth, type: WidthType.DXA },
    margins: { top: 40, bottom: 40, left: 0, right: 200 },
    borders: { bottom: none },
    children: [new Paragraph({ style: "Cell", children: [portraitRun(name, portrait)] })],
  });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: NO_BORDERS,
    rows: rows.map((row, at) => {
      const isLast = at === rows.length - 1;
      const cells = factCells(row, widths.slice(1), {
        margins: { top: 70, bottom: 70, left: 0, right: 100 },
        borders: { bottom: isLast ? none : { style: BorderStyle.SINGLE, size: 4, color: RULE } },
      });
      return new TableRow({ cantSplit: true, children: at === 0 ? [picture, ...cells] : cells });
    }),
  });
}

function portraitRun(name: string, portrait: Picture | null): ImageRun {
  const { picture, width, height, isPortrait } = fittedPicture(name, portrait);
  const description = isPortrait ? `Portrait of ${name}` : `Initials of ${name}`;
  return new ImageRun({
    type: picture.kind,
    data: picture.contents,
    transformation: { width, height },
    altText: { name: withoutControls(description), description: withoutControls(description), title: "" },
  });
}

function fittedPicture(name: string, portrait: Picture | null) {
  if (portrait && portrait.kind !== "svg") {
    const scale = Math.min(PORTRAIT.width / portrait.width, PORTRAIT.height / portrait.height);
    const [width, height] = [Math.round(portrait.width * scale), Math.round(portrait.height * scale)];
    return { picture: portrait, width, height, isPortrait: true };
  }
  const drawing = portrait && readDrawing(portrait.svg);
  const painted = { kind: "png" as const, ...paintDrawing(drawing ?? drawInitials(name), PAINTED_WIDTH) };
  return {
    picture: painted,
    width: PORTRAIT.width,
    height: Math.round(painted.height / 3),
    isPortrait: drawing !== null,
  };
}
