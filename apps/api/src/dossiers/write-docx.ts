import {
  Document,
  Footer,
  Header,
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
import { stripControlCharacters } from "../platform/markup.ts";
import { buildPersonSection, buildPicture, buildTextRuns } from "./docx-person.ts";
import {
  COMMON_FONTS,
  DOCX_PAGE,
  DOCX_TEXT_WIDTH,
  toBorder,
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

/** `carriesFonts` embeds the product's fonts, which takes a megabyte. */
export async function writeDocx(book: DossierBook, { carriesFonts }: { carriesFonts: boolean }): Promise<Uint8Array> {
  // Page breaks are right only in the fonts that were measured.
  const { cover, contents, people, pageCount } = await planBook(book, { isPaged: carriesFonts });
  const { width, height, side, ...margin } = DOCX_PAGE;
  const page = { size: { width, height }, margin: { ...margin, left: side, right: side } };
  const buildSection = (header: Paragraph, footer: Paragraph, children: ISectionOptions["children"]) => ({
    properties: { type: "nextPage" as const, page },
    headers: { default: new Header({ children: [header] }) },
    footers: { default: new Footer({ children: [footer] }) },
    children,
  });
  const createSection = (owner: string, children: ISectionOptions["children"]) => {
    const title = buildTextRuns(embedDirection(truncate(cover.title, 60)));
    const border = { bottom: toBorder(4, COLORS.rule, 6) };
    const header = buildRunningLine(buildTextRuns(embedDirection(owner), { bold: true }), title, border);
    const sample = new TextRun({ text: book.isSample ? SAMPLE_MARK : "", bold: true });
    const pageNumber = new TextRun({ children: [PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] });
    return buildSection(header, buildRunningLine([sample], [pageNumber]), children);
  };
  // In the footer, the mark stays at the bottom for a title of any length.
  const mark = new Paragraph(cover.sample === "" ? { style: "Frame" } : { style: "CoverSample", text: cover.sample });
  const listNumbers = new Map<object, number>();
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
    sections: [
      buildSection(new Paragraph({ style: "Frame" }), mark, await coverChildren(cover, book)),
      ...(contents.length > 0 ? [createSection("Contents", buildContents(contents))] : []),
      ...people.map((person) => createSection(person.entry.name, buildPersonSection({ ...person, listNumbers }))),
    ],
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
    (logo && (await buildLogoParagraph(logo, organization))) ?? new Paragraph({ spacing: { before: 2200 } }),
    new Paragraph({
      heading: "Title",
      border: { top: toBorder(24, COLORS.accent, 16) },
      bidirectional: isRightToLeft(cover.title),
      children: buildTextRuns(cover.title, chooseTitleSize(cover.title)),
    }),
    ...[cover.count, cover.organization, cover.date].flatMap((text) => line("CoverLine", text)),
  ];
}

async function buildLogoParagraph(logo: Uint8Array, organization: string): Promise<Paragraph | null> {
  const picture = await sharp(logo)
    .metadata()
    .catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, 260 / picture.width, 110 / picture.height);
  const size = { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) };
  const type = picture.format === "png" ? "png" : "jpg";
  const image = buildPicture(type, logo, size, `Logo of ${organization || "the organization"}`);
  return new Paragraph({ spacing: { before: 900, after: 500, line: 240, lineRule: "auto" }, children: [image] });
}

function buildContents(contents: PlannedBook["contents"]): ISectionOptions["children"] {
  const contentChildren = contents.map(({ person: { entry, anchor }, page }, at) => {
    const pageBreakBefore = at > 0 && page !== contents[at - 1]?.page;
    const position = entry.position && `\u00a0 ${entry.position}`;
    const children = [
      ...buildTextRuns(embedDirection(entry.name), { bold: true, color: toHex(COLORS.ink) }),
      ...buildTextRuns(position, { color: toHex(COLORS.ink3), size: 17 }),
      new TextRun({ children: [new Tab()] }),
      new PageReference(anchor, { hyperlink: true }),
    ];
    return new Paragraph({
      style: "TOC1",
      pageBreakBefore,
      spacing: { before: pageBreakBefore ? 0 : toTwips(CONTENTS.entryPad), after: toTwips(CONTENTS.entryPad) },
      tabStops: [{ type: "right", position: DOCX_TEXT_WIDTH, leader: "dot" }],
      children: [new InternalHyperlink({ anchor, children })],
    });
  });
  const options = { hyperlink: true, headingStyleRange: "1-1", beginDirty: false, contentChildren };
  return [
    new Paragraph({ style: "ContentsTitle", spacing: { after: toTwips(CONTENTS.belowTitle) }, text: "Contents" }),
    new TableOfContents("Contents", options),
  ];
}

/** Embeds right-to-left text in a left-to-right line. */
const embedDirection = (text: string): string => (isRightToLeft(text) ? `\u202b${text}\u202c` : text);

/** Smaller for a long title, in half points. */
const chooseTitleSize = ({ length }: string) => (length <= 80 ? {} : { size: length <= 160 ? 56 : 40 });

/** A line of the header or footer; the text after the tab is at the right. */
const buildRunningLine = (left: TextRun[], right: TextRun[], border?: IParagraphOptions["border"]): Paragraph =>
  new Paragraph({
    border,
    style: "Frame",
    alignment: "left",
    tabStops: [{ type: "right", position: DOCX_TEXT_WIDTH }],
    children: [...left, new TextRun({ children: [new Tab()] }), ...right],
  });
