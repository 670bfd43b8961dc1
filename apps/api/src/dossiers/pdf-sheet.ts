import type PDFDocument from "pdfkit";
import { COLORS, type Look, LOOKS, PAGE, TEXT_WIDTH } from "./page-style.ts";
import { findFontFace } from "./pdf-fonts.ts";
import { addTrailingBlank, breakLines, type Line, placeRuns, type Run } from "./pdf-lines.ts";

type Pdf = InstanceType<typeof PDFDocument>;
export type Tag = PDFKit.PDFStructureElement;
export type Sheet = ReturnType<typeof createSheet>;

interface TagOptions {
  title?: string;
  alt?: string;
  scope?: "Row" | "Column";
  bbox?: [number, number, number, number];
}

/** Tops of the running header and footer, and the rule below the header. */
const FRAME = { header: 25.86, rule: 43, footer: PAGE.height - 38.14 };

/** Draws on a tagged PDF. The first page is the cover. `mark` is at the foot of the other pages. */
export function createSheet(pdf: Pdf, { title, mark, pageCount }: { title: string; mark: string; pageCount: number }) {
  let page = 1;
  const sheet = {
    pdf,
    y: PAGE.top,

    turnPage(owner: string): void {
      pdf.addPage();
      page += 1;
      sheet.y = PAGE.top;
      sheet.markArtifact("Pagination", () => {
        drawEnds(owner, title, FRAME.header);
        drawEnds(mark, `${page} of ${pageCount}`, FRAME.footer);
      });
      sheet.drawRule(FRAME.rule);
    },

    addBookmark(outline: PDFKit.PDFOutline, text: string): PDFKit.PDFOutline {
      // The library measures from the top and from the right.
      const place = { expanded: false, top: Math.max(0, sheet.y - 8), left: PAGE.width };
      return outline.addItem(text, place);
    },

    /** The element ends with its parent. */
    addTag(parent: Tag, type: string, options: TagOptions = {}): Tag {
      const tag = pdf.struct(type, options);
      parent.add(tag);
      return tag;
    },

    /** Draws an artifact, which screen readers skip. */
    markArtifact(type: "Pagination" | "Layout", draw: () => void): void {
      pdf.markContent("Artifact", { type });
      draw();
      pdf.endMarkedContent();
    },

    drawRule(
      y: number,
      { color = COLORS.rule, from = PAGE.left, to = PAGE.width - PAGE.right, weight = 0.5 } = {},
    ): void {
      sheet.markArtifact("Layout", () => {
        pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor(color).stroke();
      });
    },

    /** Draws lines downwards from `y`. Without a tag, they are part of the element that is being drawn. */
    drawLines(
      tag: Tag | null,
      lines: readonly Line[],
      { look, x, y, endsText = true }: { look: Look; x: number; y: number; endsText?: boolean },
    ): void {
      lines.forEach((line, at) => {
        const baseline = findBaseline(look, y + at * look.leading);
        const isLast = endsText && at === lines.length - 1;
        for (const { run, x: from } of placeRuns(isLast ? line.runs : addTrailingBlank(line))) {
          const draw = () => drawRun(pdf, run, x + from, baseline);
          const { href } = run.source;
          if (!tag) draw();
          else if (!href) tag.add(draw);
          else drawLink(sheet.addTag(tag, "Link"), { ...run, href }, x + from, baseline);
        }
      });
    },

    drawRightAligned(line: Line, { look, right, y }: { look: Look; right: number; y: number }): void {
      sheet.drawLines(null, [line], { look, x: right - line.width, y });
    },
  };

  function drawEnds(left: string, right: string, y: number): void {
    const look = LOOKS.frame;
    const leftLine = truncateLine(left, { ...look, isStrong: true }, TEXT_WIDTH * 0.6);
    sheet.drawLines(null, [leftLine], { look, x: PAGE.left, y });
    const rightLine = truncateLine(right, look, TEXT_WIDTH - leftLine.width - 24);
    sheet.drawRightAligned(rightLine, { look, right: PAGE.width - PAGE.right, y });
  }

  function drawLink(tag: Tag, run: Run & { href: string }, x: number, baseline: number): void {
    tag.add(() => {
      drawRun(pdf, run, x, baseline);
      const y = baseline + 1.6;
      pdf
        .moveTo(x, y)
        .lineTo(x + run.width, y)
        .lineWidth(0.4)
        .strokeColor(COLORS.linkRule)
        .stroke();
    });
    const annotation = buildAnnotation(tag, run.actual ?? run.text);
    pdf.link(x, baseline - run.size * 0.85, run.width, run.size * 1.15, run.href, annotation);
  }

  return sheet;
}

export const findBaseline = ({ leading, size }: Look, y: number): number => y + leading / 2 + size * 0.33;

const NO_LINE: Line = { runs: [], width: 0 };

export function truncateLine(text: string, look: Look, width: number): Line {
  const [line = NO_LINE, more] = breakLines([{ text }], look, width);
  if (!more) return line;
  const [cut = NO_LINE] = breakLines([{ text }], look, width - look.size);
  return truncateLine(`${cut.runs.map((run) => run.text).join("")}…`, look, Number.POSITIVE_INFINITY);
}

export function drawPlainLine(pdf: Pdf, line: Line, { x, baseline }: { x: number; baseline: number }): void {
  for (const { run, x: from } of placeRuns(addTrailingBlank(line))) drawRun(pdf, run, x + from, baseline);
}

function drawRun(pdf: Pdf, { text, face, size, color, actual }: Run, x: number, baseline: number): void {
  // Copied and spoken text keeps characters the font lacks.
  if (actual !== null) pdf.markContent("Span", { actual });
  pdf
    .font(findFontFace(face).source, face, size)
    .fillColor(color)
    .text(text, x, baseline, { lineBreak: false, baseline: "alphabetic" });
  if (actual !== null) pdf.endMarkedContent();
}

/** Sets an annotation's description and structure parent; the library's types lack both. */
export function buildAnnotation(structParent: Tag, contents: string): PDFKit.Mixins.AnnotationOption {
  const options = { structParent };
  // The library writes a primitive string as a PDF name, and a String object as a PDF string.
  Reflect.set(options, "Contents", Object(contents));
  return options as PDFKit.Mixins.AnnotationOption;
}
