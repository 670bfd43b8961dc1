import type PDFDocument from "pdfkit";
import { COLORS, type Look, PAGE } from "./page-style.ts";
import { findFontFace } from "./pdf-fonts.ts";
import { type Line, type Run, placeRuns, addTrailingBlank } from "./pdf-lines.ts";

export type Pdf = InstanceType<typeof PDFDocument>;
export type Tag = PDFKit.PDFStructureElement;

/** The current position on the last page. */
export interface Sheet {
  pdf: Pdf;
  y: number;
  /** Adds a page with a running header and footer. */
  turnPage(owner: string): void;
}

/** Adds a bookmark for the current position below `outline`. */
export function addBookmark(sheet: Sheet, outline: PDFKit.PDFOutline, title: string): PDFKit.PDFOutline {
  // The library measures from the top and from the right.
  const place = { expanded: false, top: Math.max(0, sheet.y - 8), left: PAGE.width };
  return outline.addItem(title, place);
}

/** Adds a structure element; it ends with its parent. */
export function addTag(pdf: Pdf, parent: Tag, type: string, options: TagOptions = {}): Tag {
  const tag = pdf.struct(type, options);
  parent.add(tag);
  return tag;
}

interface TagOptions {
  title?: string;
  alt?: string;
  /** Whether a table header is for its row or its column. */
  scope?: "Row" | "Column";
  bbox?: [number, number, number, number];
}

/** Draws an artifact, which screen readers skip. */
export function markArtifact(pdf: Pdf, type: "Pagination" | "Layout", draw: () => void): void {
  pdf.markContent("Artifact", { type });
  draw();
  pdf.endMarkedContent();
}

export function drawRule(
  pdf: Pdf,
  y: number,
  { color = COLORS.rule, from = PAGE.left, to = PAGE.width - PAGE.right, weight = 0.5 } = {},
): void {
  markArtifact(pdf, "Layout", () => {
    pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke();
  });
}

/** The baseline of the text in a line that begins at `y`. */
export const findBaseline = ({ leading, size }: Look, y: number): number => y + leading / 2 + size * 0.33;

/** Draws consecutive lines; `y` is the top of the first. Ends with a space if the text continues elsewhere. */
export function drawLines(
  pdf: Pdf,
  tag: Tag,
  lines: readonly Line[],
  { look, x, y, endsText = true }: { look: Look; x: number; y: number; endsText?: boolean },
): void {
  lines.forEach((line, index) => {
    const baseline = findBaseline(look, y + index * look.leading);
    const isLast = endsText && index === lines.length - 1;
    for (const { run, x: from } of placeRuns(isLast ? line.runs : addTrailingBlank(line))) {
      const { href } = run.source;
      if (href) drawLink(pdf, addTag(pdf, tag, "Link"), { ...run, href }, { x: x + from, baseline });
      else tag.add(() => drawRun(pdf, run, x + from, baseline));
    }
  });
}

/** Draws a line without a structure element. */
export function drawLine(pdf: Pdf, runs: readonly Run[], x: number, baseline: number): void {
  for (const { run, x: from } of placeRuns(runs)) drawRun(pdf, run, x + from, baseline);
}

function drawRun(
  pdf: Pdf,
  { text, face, size, color, actual }: Pick<Run, "text" | "face" | "size" | "color" | "actual">,
  x: number,
  baseline: number,
): void {
  // Copied and spoken text keeps characters the font lacks.
  if (actual !== null) pdf.markContent("Span", { actual });
  pdf
    .font(findFontFace(face).source, face, size)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
  if (actual !== null) pdf.endMarkedContent();
}

/** Draws a short text that ends at `right`; returns its width. */
export function drawRightAligned(
  pdf: Pdf,
  { family, size, color }: Look,
  text: string,
  { right, baseline }: { right: number; baseline: number },
): number {
  const width = findFontFace(family).widthOf(text) * size;
  drawRun(pdf, { text, face: family, size, color, actual: null }, right - width, baseline);
  return width;
}

function drawLink(
  pdf: Pdf,
  tag: Tag,
  run: Run & { href: string },
  { x, baseline }: { x: number; baseline: number },
): void {
  tag.add(() => {
    drawRun(pdf, run, x, baseline);
    pdf
      .moveTo(x, baseline + 1.6)
      .lineTo(x + run.width, baseline + 1.6)
      .lineWidth(0.4)
      .strokeColor(COLORS.linkRule)
      .stroke();
  });
  const annotation = buildAnnotation(tag, run.actual ?? run.text);
  pdf.link(x, baseline - run.size * 0.85, run.width, run.size * 1.15, run.href, annotation);
}

/** Sets an annotation's description and structure parent; the library's types lack both. */
export function buildAnnotation(structParent: Tag, contents: string): PDFKit.Mixins.AnnotationOption {
  const options = { structParent };
  // The library writes a primitive string as a PDF name, and a String object as a PDF string.
  Reflect.set(options, "Contents", Object(contents));
  return options as PDFKit.Mixins.AnnotationOption;
}
