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
  type ISectionOptions,
  Packer,
  PageNumber,
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
import { withoutControls } from "./docx-blocks.ts";
import { docxPerson } from "./docx-person.ts";
import {
  ACCENT,
  COMMON_FONTS,
  INK,
  INK_3,
  NUMBERING,
  OWN_FONTS,
  ownFontFiles,
  PAGE,
  RULE,
  stylesWith,
  TEXT_WIDTH,
} from "./docx-styles.ts";
import { portraitOf, readPhoto } from "./pictures.ts";

/** The book as one Word document; `carriesFonts`: with the product's fonts, a megabyte more. */
export async function writeDocx(book: DossierBook, { carriesFonts }: { carriesFonts: boolean }): Promise<Uint8Array> {
  const cover = describeCover(book);
  const page = {
    size: { width: PAGE.width, height: PAGE.height },
    margin: {
      top: PAGE.top,
      bottom: PAGE.bottom,
      left: PAGE.side,
      right: PAGE.side,
      header: PAGE.header,
      footer: PAGE.footer,
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
      // However long the title is, the mark stays on the cover's foot.
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
  const entries = book.people.map((person) => ({ person, entry: describePerson(person, book) }));
  const isNumbered = entries.length > 1;
  if (isNumbered) sections.push(sectionOf("Contents", contentsChildren(entries.map(({ entry }) => entry))));
  const counter = { lists: 0 };
  for (const [at, { person, entry }] of entries.entries()) {
    const owner = isNumbered ? `${at + 1}\u2002${entry.name}` : entry.name;
    sections.push(sectionOf(owner, docxPerson(entry, portraitOf(person), { bookmark: bookmarkOf(at), counter })));
    // Others are served between two people.
    await setImmediate();
  }
  const document = new Document({
    title: withoutControls(cover.title),
    subject: cover.count,
    creator: withoutControls(book.organization || book.productName),
    lastModifiedBy: book.productName,
    description: cover.sample,
    styles: stylesWith(carriesFonts ? OWN_FONTS : COMMON_FONTS),
    numbering: NUMBERING,
    ...(carriesFonts && { fonts: ownFontFiles() }),
    sections,
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function coverChildren(cover: CoverText, { productName, logo }: DossierBook): Paragraph[] {
  const line = (style: string, text: string) =>
    text === "" ? [] : [new Paragraph({ style, text: withoutControls(text) })];
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
                description: withoutControls(
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
      border: { top: { style: BorderStyle.SINGLE, size: 24, color: ACCENT, space: 16 } },
      children: [new TextRun({ text: withoutControls(cover.title), ...titleSize(cover.title) })],
    }),
    ...line("CoverLine", cover.count),
    ...line("CoverLine", cover.organization),
    ...line("CoverLine", cover.date),
  ];
}

/**
 * The people by the numbers that stand above their pages: nobody knows the pages before Word lays them out, and Word
 * asks before it does so by itself. A reader who updates the field gets pages instead.
 */
function contentsChildren(entries: readonly DossierEntry[]): ISectionOptions["children"] {
  const lines = entries.map(
    ({ name, position }, at) =>
      new Paragraph({
        style: "TOC1",
        tabStops: [{ type: TabStopType.LEFT, position: NAME_INDENT }],
        indent: { left: NAME_INDENT, hanging: NAME_INDENT },
        children: [
          new TextRun({ text: String(at + 1), color: INK_3 }),
          new TextRun({ children: [new Tab()] }),
          new InternalHyperlink({
            anchor: bookmarkOf(at),
            children: [
              new TextRun({ text: withoutControls(name), bold: true, color: INK }),
              ...(position === ""
                ? []
                : [new TextRun({ text: withoutControls(`\u2002${position}`), color: INK_3, size: 19 })]),
            ],
          }),
        ],
      }),
  );
  return [
    new Paragraph({ style: "ContentsTitle", text: "Contents" }),
    new TableOfContents("Contents", {
      hyperlink: true,
      headingStyleRange: "1-1",
      beginDirty: false,
      contentChildren: lines,
    }),
  ];
}

/** The widest number's room. */
const NAME_INDENT = 560;
const bookmarkOf = (at: number): string => `person-${at + 1}`;

/** Smaller for a long title, in half points. */
const titleSize = ({ length }: string) => (length <= 80 ? {} : { size: length <= 160 ? 56 : 40 });

/** What of a title a running header has room for beside a name. */
const HEADER_TITLE_MAX = 60;

/** Whose page it is, and the document's name. */
function runningHeader(owner: string, title: string): Header {
  return new Header({
    children: [
      new Paragraph({
        style: "Frame",
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: RULE, space: 6 } },
        alignment: AlignmentType.LEFT,
        children: [
          new TextRun({ text: withoutControls(owner), bold: true }),
          new TextRun({ children: [new Tab(), withoutControls(truncate(title, HEADER_TITLE_MAX))] }),
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
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
        children: [
          new TextRun({ text: isSample ? SAMPLE_MARK : "", bold: true }),
          new TextRun({ children: [new Tab(), PageNumber.CURRENT, " of ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}
