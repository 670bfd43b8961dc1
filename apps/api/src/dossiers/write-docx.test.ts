import sharp from "sharp";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, describe, expect, it } from "vitest";
import { aDossierBook, aDossierPerson, aFullDossierPerson } from "../testing/dossier-book.ts";
import { writeDocx } from "./write-docx.ts";

const NAMES = ["Nguyễn Thị Ánh Tuyết", "周恩来", "José Núñez, Jr."];
const people = [
  aFullDossierPerson(),
  ...NAMES.map((preferred_name_display) => aDossierPerson({ preferred_name_display })),
];
const logo = await sharp({ create: { width: 40, height: 20, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();

/** The error in a piece of XML, or null. */
function flawOf(xml: string): string | null {
  const open: string[] = [];
  const bare = xml.replace(/^<\?xml[^>]*\?>/u, "");
  for (const [tag, closing, name = "", rest = ""] of bare.matchAll(
    /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*\s*\/?)>/gu,
  )) {
    if (closing) {
      if (open.pop() !== name) return tag;
    } else if (!rest.endsWith("/")) open.push(name);
  }
  const text = bare.replaceAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*"[^"<]*")*\s*\/?)>/gu, "");
  if (/[<>]|&(?!(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu.test(text)) return text.slice(0, 80);
  if (/[\ufffe\uffff]|(?![\t\n\r\u007f-\u009f])\p{Cc}/u.test(xml)) return "a control character";
  return open[0] ?? null;
}

const partsOf = (docx: Uint8Array) =>
  Object.fromEntries(Object.entries(unzipSync(docx)).map(([name, bytes]) => [name, strFromU8(bytes)]));
const textOf = (xml: string) =>
  xml
    .replaceAll(/<\/w:p>|<w:br\/>|<w:tab\/>/gu, "\n")
    .replaceAll(/<w:instrText[^>]*>[^<]*<\/w:instrText>/gu, "")
    .replaceAll(/<[^>]+>/gu, "")
    .replaceAll("&amp;", "&");

describe("writeDocx", () => {
  let parts: Record<string, string>;
  let xml: string;
  beforeAll(async () => {
    parts = partsOf(await writeDocx(aDossierBook({ people, logo }), { carriesFonts: true }));
    xml = parts["word/document.xml"] ?? "";
  });

  it("has well-formed parts", () => {
    const names = Object.keys(parts).filter((name) => /\.(xml|rels)$/u.test(name));
    expect(names.length).toBeGreaterThan(20);
    expect(names.map((name) => [name, flawOf(parts[name] ?? "")]).filter(([, flaw]) => flaw !== null)).toEqual([]);
    expect(flawOf("<a><b></a></b>")).not.toBeNull();
    expect(flawOf("<a>&b</a>")).not.toBeNull();
  });

  it("has cover, contents and people in order", () => {
    const text = textOf(xml);
    const order = [
      "Rotunda",
      "River Basin Hearing",
      "4 profiles",
      "Prepared for Harbor & Vale Associates",
      "November 20, 2026",
      "Contents",
      "Elena Márquez-Ruiz",
      ...NAMES,
      "Elena Márquez-Ruiz",
      "United States Senator, Washington",
      "Life in Brief",
      "Quick Summary",
      "A former river engineer",
      "Narrative Biography",
      "salmon & dams compact",
      "Congressional Information",
      "Subcommittee on Dams",
      "S. 60",
      "Staff of Elena Márquez-Ruiz",
      "Trinh, Mei",
      "Office Contact Information",
      "State Office: Seattle",
      "History",
      ...NAMES,
    ];
    let at = 0;
    for (const part of order) {
      const found = text.indexOf(part, at);
      expect([part, found >= at]).toEqual([part, true]);
      at = found + part.length;
    }
  });

  it("has contents with first pages, in fields that need no update", () => {
    expect(xml).toContain("TOC \\h \\o &quot;1-1&quot;");
    expect(xml).not.toContain('w:dirty="true"');
    expect(parts["word/settings.xml"]).not.toContain("updateFields");
    const breaks = xml.split(/<w:sectPr/u).map((section) => section.match(/<w:pageBreakBefore\/>/gu)?.length ?? 0);
    let page = 3;
    people.forEach((person, at) => {
      const name = person.profile.preferred_name_display;
      expect(xml).toContain(`w:anchor="person_${at + 1}"`);
      expect(xml).toContain(`w:name="person_${at + 1}"`);
      const shown = new RegExp(
        `PAGEREF person_${at + 1} \\\\h</w:instrText><w:fldChar w:fldCharType="separate"/><w:t[^>]*>(\\d+)<`,
        "u",
      );
      expect([name, shown.exec(xml)?.[1]]).toEqual([name, String(page)]);
      page += 1 + (breaks[at + 2] ?? 0);
    });
  });

  it("has a language, a title, heading styles, table headers and alternative texts", () => {
    expect(parts["word/styles.xml"]).toContain('<w:lang w:val="en-US"');
    expect(parts["docProps/core.xml"]).toContain("<dc:title>River Basin Hearing</dc:title>");
    expect(xml.match(/w:pStyle w:val="Heading1"/gu)).toHaveLength(people.length);
    expect(xml.match(/w:pStyle w:val="Heading2"/gu)).toHaveLength(15);
    expect(xml.match(/<w:tblHeader\/>/gu)).toHaveLength(5);
    expect(xml).toContain('descr="Portrait of Elena Márquez-Ruiz"');
    expect(xml).toContain('descr="Initials of José Núñez, Jr."');
    expect(xml).toContain('descr="Logo of Harbor &amp; Vale Associates"');
    const footer = Object.entries(parts).find(
      ([file, part]) => file.startsWith("word/footer") && part.includes("PAGE"),
    )?.[1];
    expect(footer).toMatch(/PAGE<[\s\S]* of [\s\S]*NUMPAGES</u);
    expect(footer).toContain("Sample data");
    const marked = Object.entries(parts).filter(
      ([file, part]) => file.startsWith("word/footer") && part.includes("Sample data"),
    );
    expect(marked).toHaveLength(people.length + 2);
    expect(marked.filter(([, part]) => part.includes("The people in this document are invented."))).toHaveLength(1);
  });

  it("begins each person on a new page, and has links", () => {
    expect(xml.match(/<w:sectPr>/gu)).toHaveLength(people.length + 2);
    const links = parts["word/_rels/document.xml.rels"] ?? "";
    for (const address of ["https://example.org/report", "mailto:office@marquez.example.org", "tel:+12025550179"]) {
      expect(links).toContain(`Target="${address}"`);
    }
  });

  it("marks right-to-left paragraphs and runs", async () => {
    const title = "ספר הפרופילים 2026 (Juneau)";
    const book = aDossierBook({
      documentName: title,
      people: [aDossierPerson({ preferred_name_display: "محمد الأمين" })],
    });
    const made = partsOf(await writeDocx(book, { carriesFonts: false }))["word/document.xml"] ?? "";
    const paragraphs = made.split("</w:p>");
    const cover = paragraphs.find((each) => each.includes("הפרופילים")) ?? "";
    expect(cover).toContain("<w:bidi/>");
    const runs = [...cover.matchAll(/<w:r>(.*?)<\/w:r>/gu)].map(([, run = ""]) => [
      textOf(run).trim(),
      run.includes("<w:rtl/>"),
    ]);
    expect(runs).toEqual([
      ["ספר הפרופילים", true],
      ["2026", false],
      ["(", true],
      ["Juneau", false],
      [")", true],
    ]);
    expect(paragraphs.find((each) => each.includes("محمد"))).toContain("<w:bidi/>");
    expect(paragraphs.find((each) => each.includes("Prepared for"))).not.toContain("<w:bidi/>");
  });

  it("embeds its fonts, or names common ones", async () => {
    expect(Object.keys(parts).filter((name) => name.endsWith(".odttf"))).toHaveLength(8);
    expect(parts["word/styles.xml"]).toContain("Source Serif 4");
    const light = await writeDocx(aDossierBook(), { carriesFonts: false });
    const lightParts = partsOf(light);
    expect(Object.keys(lightParts).some((name) => name.endsWith(".odttf"))).toBe(false);
    expect(lightParts["word/styles.xml"]).toContain("Cambria");
    expect(light.length).toBeLessThan(100_000);
  });

  it("has the logo only on request, and only if its bytes are a picture", async () => {
    const none = partsOf(await writeDocx(aDossierBook(), { carriesFonts: false }));
    expect(none["word/document.xml"]).not.toContain("Logo of");
    const broken = partsOf(await writeDocx(aDossierBook({ logo: Uint8Array.of(1, 2, 3) }), { carriesFonts: false }));
    expect(broken["word/document.xml"]).not.toContain("Logo of");
    expect(none["word/document.xml"]).not.toContain("TOC");
  });

  it("is well-formed for special and control characters", async () => {
    const odd = aDossierPerson({
      preferred_name_display: 'A<b> & "c" \u0000\u0008\ud800 😀',
      quick_summary: "<p>1 < 2 &amp; 3 > 2 \u0001</p>",
      position_summary: "x]]>y",
      email: 'a"b@example.org',
    });
    const made = partsOf(
      await writeDocx(aDossierBook({ documentName: "a & <b>\u0007", people: [odd, odd] }), { carriesFonts: false }),
    );
    for (const [name, part] of Object.entries(made)) {
      if (/\.(xml|rels)$/u.test(name)) expect([name, flawOf(part)]).toEqual([name, null]);
    }
  });
});
