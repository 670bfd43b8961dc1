import { setImmediate } from "node:timers/promises";
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LeaderType,
  type ISectionOptions,
  Packer,
  PageNumber,
  PageReference,
  Paragraph,
  SectionType,
  Tab,
  TableOfContents,
  TabStopType,
  TextRun,
} from "docx";
import { truncate } from "@rotunda/core";
import { type CoverText, describeCover, SAMPLE_MARK } from "./cover-text.ts";
import type { DossierBook } from "./dossier-book.ts";
import { describePerson, type DossierEntry } from "./dossier-content.ts";
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
import { ACCENT, CONTENTS, INK, INK_3, RULE, TEXT_HEIGHT } from "./page-style.ts";
import { type ContentsPlan, planContents } from "./pdf-cover.ts";
import { isRightToLeft } from "./pdf-lines.ts";
import { splitIntoPieces } from "./pieces.ts";
import { loadPortrait, readPhoto } from "./pictures.ts";
import { planPages } from "./plan-pages.ts";

/** The book as one Word document; `carriesFonts`: with the product's fonts, a megabyte more. */
export async function writeDocx(book: DossierBook, { carriesFonts }: { carriesFonts: boolean }): Promise<Uint8Array> {
  const cover = describeCover(book);
  const page = {
    size: { width: DOCX_PAGE.width, height: DOCX_PAGE.height },
    margin: {
      top: DOCX_PAGE.top,
      bottom: DOCX_PAGE.bottom,
      left: DOCX_PAGE.side,
      right: DOCX_PAGE.side,
      header: DOCX_PAGE.header,
      footer: DOCX_PAGE.footer,
    },
  };
  const sectionOf = (owner: string, children: ISectionOptions["children"]): ISectionOptions => ({
    properties: { type: SectionType.NEXT_PAGE, page },
    headers: { default: runningHeader(owner, cover.title) },
    footers: { default: runningFooter(book.isSample) },
    children,
  });
  const sections: ISectionOptions[] = [
    {
      properties: { page },
      headers: { default: new Header({ children: [new Paragraph({ style: "Frame", children: [] })] }) },
      // The mark stays at the bottom for a title of any length.
      footers: {
        default: new Footer({
          children: [
            new Paragraph(cover.sample === "" ? { style: "Frame" } : { style: "CoverSample", text: cover.sample }),
          ],
        }),
      },
      children: coverChildren(cover, book),
    },
  ];
  const planned = book.people.map((person) => {
    const entry = describePerson(person, book);
    const pieces = splitIntoPieces(entry);
    // Only text in the fonts it was measured in fits the pages it was planned for.
    return { person, entry, pages: carriesFonts ? planPages(pieces, TEXT_HEIGHT) : [pieces] };
  });
  const entries = planned.map(({ entry }) => entry);
  const contents = planned.length > 1 ? planContents(entries) : null;
  if (contents) sections.push(sectionOf("Contents", contentsChildren(entries, contents)));
  let pageCount = 1 + (contents?.pages ?? 0);
  const firstPages = new Map<string, string>();
  const counter = { lists: 0 };
  for (const [at, { person, entry, pages }] of planned.entries()) {
    const about = { name: entry.name, portrait: loadPortrait(person), bookmark: bookmarkOf(at), counter };
    sections.push(sectionOf(entry.name, buildPersonSection(pages, about)));
    firstPages.set(about.bookmark, String(pageCount + 1));
    pageCount += pages.length;
    // Yields to the event loop between people.
    await setImmediate();
  }
  const document = new Document({
    title: stripControlCharacters(cover.title),
    subject: cover.count,
    creator: stripControlCharacters(book.organization || book.productName),
    lastModifiedBy: book.productName,
    description: cover.sample,
    styles: buildStyles(carriesFonts ? OWN_FONTS : COMMON_FONTS),
    numbering: NUMBERING,
    ...(carriesFonts && { fonts: listOwnFontFiles() }),
    // Written into the fields that show them, so that Word has nothing to ask when it opens the document.
    pageNumbers: () => ({ bookmarks: firstPages, ...(carriesFonts && { pageCount }) }),
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function coverChildren(cover: CoverText, { productName, logo }: DossierBook): Paragraph[] {
  const line = (style: string, text: string) =>
    text === "" ? [] : [new Paragraph({ style, text: stripControlCharacters(text) })];
  const photo = logo && readPhoto(logo);
  const scale = photo ? Math.min(1, 260 / photo.width, 110 / photo.height) : 1;
  return [
    ...line("CoverProduct", productName),
    photo
      ? new Paragraph({
          spacing: { before: 900, after: 500, line: 240, lineRule: "auto" },
          children: [
            new ImageRun({
              type: photo.kind,
              data: photo.contents,
              transformation: { width: Math.round(photo.width * scale), height: Math.round(photo.height * scale) },
              altText: {
                name: "Logo",
                description: stripControlCharacters(
                  `Logo of ${cover.organization.replace("Prepared for ", "") || "the organization"}`,
                ),
                title: "",
              },
            }),
          ],
        })
      : new Paragraph({ spacing: { before: 2200 }, children: [] }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      // A short bar above the title.
      border: { top: { style: BorderStyle.SINGLE, size: 24, color: toHex(ACCENT), space: 16 } },
      bidirectional: isRightToLeft(cover.title),
      children: buildTextRuns(cover.title, titleSize(cover.title)),
    }),
    ...line("CoverLine", cover.count),
    ...line("CoverLine", cover.organization),
    ...line("CoverLine", cover.date),
  ];
}

/** The people with the pages they begin on, as Word itself writes a table of contents. */
function contentsChildren(entries: readonly DossierEntry[], plan: ContentsPlan): ISectionOptions["children"] {
  const lines = entries.map(({ name, position }, at) => {
    const isFirstOnPage = at > 0 && plan.lines[at]?.page !== plan.lines[at - 1]?.page;
    return new Paragraph({
      style: "TOC1",
      pageBreakBefore: isFirstOnPage,
      spacing: { before: isFirstOnPage ? 0 : toTwips(CONTENTS.entryPad), after: toTwips(CONTENTS.entryPad) },
      tabStops: [{ type: TabStopType.RIGHT, position: DOCX_TEXT_WIDTH, leader: LeaderType.DOT }],
      children: [
        new InternalHyperlink({
          anchor: bookmarkOf(at),
          children: [
            ...buildTextRuns(embedded(name), { bold: true, color: toHex(INK) }),
            ...(position === "" ? [] : buildTextRuns(`\u00a0 ${position}`, { color: toHex(INK_3), size: 17 })),
            new TextRun({ children: [new Tab()] }),
            new PageReference(bookmarkOf(at), { hyperlink: true }),
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

/** A text that is read from right to left, on a line that isn't: in its own order. */
const embedded = (text: string): string => (isRightToLeft(text) ? `\u202b${text}\u202c` : text);

/** Word's bookmarks have letters, digits and underscores. */
const bookmarkOf = (at: number): string => `person_${at + 1}`;

/** Smaller for a long title, in half points. */
const titleSize = ({ length }: string) => (length <= 80 ? {} : { size: length <= 160 ? 56 : 40 });

/** Title length that fits beside a name. */
const HEADER_TITLE_MAX = 60;

function runningHeader(owner: string, title: string): Header {
  return new Header({
    children: [
      new Paragraph({
        style: "Frame",
        tabStops: [{ type: TabStopType.RIGHT, position: DOCX_TEXT_WIDTH }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: toHex(RULE), space: 6 } },
        alignment: AlignmentType.LEFT,
        children: [
          ...buildTextRuns(embedded(owner), { bold: true }),
          new TextRun({ children: [new Tab()] }),
          ...buildTextRuns(embedded(truncate(title, HEADER_TITLE_MAX))),
        ],
      }),
    ],
  });
}

function runningFooter(isSample: boolean): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: "Frame",
        tabStops: [{ type: TabStopType.RIGHT, position: DOCX_TEXT_WIDTH }],
        children: [
          new TextRun({ text: isSample ? SAMPLE_MARK : "", bold: true }),
          new TextRun({ children: [new Tab(), PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
