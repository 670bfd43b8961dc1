import {
  Document,
  Footer,
  Header,
  ImageRun,
  InternalHyperlink,
  type IParagraphOptions,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  Tab,
  TableOfContents,
  TextRun,
} from "docx";
import { truncate } from "@rotunda/core";
import sharp from "sharp";
import type { DossierBook } from "./dossier-book.ts";
import { SAMPLE_MARK } from "./dossier-content.ts";
import { buildPersonSection, buildTextRuns, stripControlCharacters } from "./docx-person.ts";
import {
  COMMON_FONTS,
  DOCX_PAGE,
  DOCX_TEXT_WIDTH,
  toHex,
  NUMBERING,
  OWN_FONTS,
  listOwnFontFiles,
  buildStyles,
  toTwips,
} from "./docx-styles.ts";
import { COLORS, CONTENTS } from "./page-style.ts";
import { isRightToLeft } from "./pdf-lines.ts";
import { planBook, type PlannedBook } from "./plan-book.ts";

/** Writes a book as one Word document. `carriesFonts` embeds the product's fonts, which takes a megabyte. */
export async function writeDocx(book: DossierBook, { carriesFonts }: { carriesFonts: boolean }): Promise<Uint8Array> {
  // Page breaks are right only in the fonts that were measured.
  const { cover, contents, people, pageCount } = await planBook(book, { isPaged: carriesFonts });
  const { width, height, side, ...margin } = DOCX_PAGE;
  const page = { size: { width, height }, margin: { ...margin, left: side, right: side } };
  const sectionOf = (owner: string, children: ISectionOptions["children"]): ISectionOptions => ({
    properties: { type: "nextPage", page },
    headers: { default: new Header({ children: [headerLine(owner, cover.title)] }) },
    footers: { default: new Footer({ children: [footerLine(book.isSample)] }) },
    children,
  });
  // In the footer, the mark stays at the bottom for a title of any length.
  const mark = new Paragraph(cover.sample === "" ? { style: "Frame" } : { style: "CoverSample", text: cover.sample });
  const sections: ISectionOptions[] = [
    {
      properties: { page },
      headers: { default: new Header({ children: [new Paragraph({ style: "Frame" })] }) },
      footers: { default: new Footer({ children: [mark] }) },
      children: await coverChildren(cover, book),
    },
    ...(contents.length > 0 ? [sectionOf("Contents", contentsChildren(contents))] : []),
    ...people.map((person) => sectionOf(person.entry.name, buildPersonSection(person))),
  ];
  const document = new Document({
    title: stripControlCharacters(cover.title),
    subject: cover.count,
    creator: stripControlCharacters(book.organization || book.productName),
    lastModifiedBy: book.productName,
    description: cover.sample,
    styles: buildStyles(carriesFonts ? OWN_FONTS : COMMON_FONTS),
    numbering: NUMBERING,
    ...(carriesFonts && { fonts: listOwnFontFiles() }),
    // With page numbers in its fields, Word doesn't ask to update them.
    pageNumbers: () => ({
      bookmarks: new Map(people.map(({ anchor, firstPage }) => [anchor, String(firstPage)])),
      ...(carriesFonts && { pageCount }),
    }),
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

async function coverChildren(
  cover: PlannedBook["cover"],
  { productName, organization, logo }: DossierBook,
): Promise<Paragraph[]> {
  const line = (style: string, text: string) =>
    text === "" ? [] : [new Paragraph({ style, text: stripControlCharacters(text) })];
  return [
    ...line("CoverProduct", productName),
    (logo && (await logoParagraph(logo, organization))) ?? new Paragraph({ spacing: { before: 2200 } }),
    new Paragraph({
      heading: "Title",
      // A short bar above the title.
      border: { top: { style: "single", size: 24, color: toHex(COLORS.accent), space: 16 } },
      bidirectional: isRightToLeft(cover.title),
      children: buildTextRuns(cover.title, titleSize(cover.title)),
    }),
    ...line("CoverLine", cover.count),
    ...line("CoverLine", cover.organization),
    ...line("CoverLine", cover.date),
  ];
}

/** Null if the bytes aren't a picture. */
async function logoParagraph(logo: Uint8Array, organization: string): Promise<Paragraph | null> {
  const picture = await sharp(logo)
    .metadata()
    .catch(() => null);
  if (!picture) return null;
  const { width, height } = picture;
  const scale = Math.min(1, 260 / width, 110 / height);
  const description = stripControlCharacters(`Logo of ${organization || "the organization"}`);
  const image = new ImageRun({
    type: picture.format === "png" ? "png" : "jpg",
    data: logo,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: "Logo", description, title: "" },
  });
  return new Paragraph({ spacing: { before: 900, after: 500, line: 240, lineRule: "auto" }, children: [image] });
}

/** The people with their first pages, as a Word table of contents. */
function contentsChildren(contents: PlannedBook["contents"]): ISectionOptions["children"] {
  const lines = contents.map(({ person: { entry, anchor }, page }, at) => {
    const isFirstOnPage = at > 0 && page !== contents[at - 1]?.page;
    return new Paragraph({
      style: "TOC1",
      pageBreakBefore: isFirstOnPage,
      spacing: { before: isFirstOnPage ? 0 : toTwips(CONTENTS.entryPad), after: toTwips(CONTENTS.entryPad) },
      tabStops: [{ type: "right", position: DOCX_TEXT_WIDTH, leader: "dot" }],
      children: [
        new InternalHyperlink({
          anchor,
          children: [
            ...buildTextRuns(embedded(entry.name), { bold: true, color: toHex(COLORS.ink) }),
            ...(entry.position === ""
              ? []
              : buildTextRuns(`\u00a0 ${entry.position}`, { color: toHex(COLORS.ink3), size: 17 })),
            new TextRun({ children: [new Tab()] }),
            new PageReference(anchor, { hyperlink: true }),
          ],
        }),
      ],
    });
  });
  return [
    new Paragraph({ style: "ContentsTitle", spacing: { after: toTwips(CONTENTS.belowTitle) }, text: "Contents" }),
    new TableOfContents("Contents", {
      hyperlink: true,
      headingStyleRange: "1-1",
      beginDirty: false,
      contentChildren: lines,
    }),
  ];
}

/** Embeds right-to-left text in a left-to-right line. */
const embedded = (text: string): string => (isRightToLeft(text) ? `\u202b${text}\u202c` : text);

/** Smaller for a long title, in half points. */
const titleSize = ({ length }: string) => (length <= 80 ? {} : { size: length <= 160 ? 56 : 40 });

/** Title length that fits beside a name. */
const HEADER_TITLE_MAX = 60;
const HEADER_BORDER = { bottom: { style: "single", size: 4, color: toHex(COLORS.rule), space: 6 } } as const;

/** A line of the header or footer, whose text after the tab is at the right. */
const runningLine = (left: TextRun[], right: TextRun[], more: IParagraphOptions = {}): Paragraph =>
  new Paragraph({
    ...more,
    style: "Frame",
    alignment: "left",
    tabStops: [{ type: "right", position: DOCX_TEXT_WIDTH }],
    children: [...left, new TextRun({ children: [new Tab()] }), ...right],
  });

const headerLine = (owner: string, title: string): Paragraph =>
  runningLine(
    buildTextRuns(embedded(owner), { bold: true }),
    buildTextRuns(embedded(truncate(title, HEADER_TITLE_MAX))),
    { border: HEADER_BORDER },
  );

const footerLine = (isSample: boolean): Paragraph =>
  runningLine(
    [new TextRun({ text: isSample ? SAMPLE_MARK : "", bold: true })],
    [new TextRun({ children: [PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] })],
  );
