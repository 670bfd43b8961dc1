import { buffer } from "node:stream/consumers";
import { hasMailingAddress, LABEL_SHEETS, type LabelSheet, listLabelLines, placeLabel } from "@rotunda/core";
import PDFDocument from "pdfkit";
import type { Look } from "../dossiers/page-style.ts";
import { breakLines, type Line } from "../dossiers/pdf-lines.ts";
import { drawPlainLine, findBaseline } from "../dossiers/pdf-sheet.ts";
import type { Contact } from "./contact-facts.ts";

/** Sizes of the type, in points: the largest in which a label's text fits. */
const SIZES = [10, 9, 8, 7];
/** Between the edge of a label and its text, in points. */
const PAD = 9;
const INK = "#000000";

interface Label {
  lines: Line[];
  look: Look;
}

interface PlannedLabels {
  labels: { contact: Contact; label: Label }[];
  withoutAddress: Contact[];
  /** Too much text for a label, even in the smallest type. */
  tooLong: Contact[];
}

export function planLabels(contacts: readonly Contact[], sheet: LabelSheet): PlannedLabels {
  const planned: PlannedLabels = { labels: [], withoutAddress: [], tooLong: [] };
  for (const contact of contacts) {
    const label = hasMailingAddress(contact.facts) ? setLabel(contact, sheet) : null;
    if (label) planned.labels.push({ contact, label });
    else planned[hasMailingAddress(contact.facts) ? "tooLong" : "withoutAddress"].push(contact);
  }
  return planned;
}

function setLabel({ facts, hasForm }: Contact, sheet: LabelSheet): Label | null {
  const { width, height } = LABEL_SHEETS[sheet];
  const texts = listLabelLines(facts, hasForm);
  for (const size of SIZES) {
    const look: Look = { family: "sans", size, leading: size * 1.2, color: INK };
    const lines = texts.flatMap((text) => breakLines([{ text }], look, width - 2 * PAD));
    if (lines.length * look.leading <= height - PAD) return { lines, look };
  }
  return null;
}

/** Writes a PDF of labels from label `start` of the first sheet, each text in the middle of its label. */
export async function writeLabels(
  labels: readonly Label[],
  { sheet, start, title, now }: { sheet: LabelSheet; start: number; title: string; now: Date },
): Promise<Uint8Array> {
  const { page: size, height } = LABEL_SHEETS[sheet];
  const pdf = new PDFDocument({
    size: [size[0] ?? 0, size[1] ?? 0],
    margin: 0,
    font: "",
    displayTitle: true,
    lang: "en-US",
    autoFirstPage: false,
    info: { Title: title, CreationDate: now, ModDate: now },
  });
  const file = buffer(pdf);
  let pages = 0;
  labels.forEach(({ lines, look }, at) => {
    const { page, x, y } = placeLabel(sheet, at + start - 1);
    for (; pages <= page; pages += 1) pdf.addPage();
    const top = y + (height - lines.length * look.leading) / 2;
    lines.forEach((line, below) => {
      drawPlainLine(pdf, line, { x: x + PAD, baseline: findBaseline(look, top + below * look.leading) });
    });
  });
  pdf.end();
  return file;
}
