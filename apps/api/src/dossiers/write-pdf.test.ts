import { inflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { aDossierBook, aDossierPerson, aFullDossierPerson } from "../testing/dossier-book.ts";
import { readPages } from "../testing/read-pdf.ts";
import { writePdf } from "./write-pdf.ts";

const NAMES = [
  "Nguyễn Thị Ánh Tuyết",
  "Θεόδωρος Παπαδόπουλος",
  "Łukasz Żółciński-Šťastný",
  "Владимир Щёголев",
  "José Núñez, Jr.",
  "周恩来",
];
const people = [
  aFullDossierPerson(),
  ...NAMES.map((preferred_name_display, at) =>
    aDossierPerson({ id: 200 + at, preferred_name_display, email: "a@example.org" }),
  ),
];

const NO_READER = "pdftotext is not installed here: profile books are checked by their structure only";

/** The file's objects and decompressed streams as Latin-1 text. */
function sourceOf(pdf: Uint8Array): { objects: string; streams: string[] } {
  const objects = Buffer.from(pdf).toString("latin1");
  const streams = [...objects.matchAll(/\/Length (\d+)[\s\S]{0,80}?>>\nstream\n/gu)].flatMap((found) => {
    const from = found.index + found[0].length;
    try {
      return [inflateSync(Buffer.from(pdf).subarray(from, from + Number(found[1]))).toString("latin1")];
    } catch {
      return [];
    }
  });
  return { objects, streams };
}

describe("writePdf", () => {
  let pdf: Uint8Array;
  let pages: string[] | null;
  let source: ReturnType<typeof sourceOf>;
  beforeAll(async () => {
    pdf = await writePdf(aDossierBook({ people }));
    pages = readPages(pdf);
    source = sourceOf(pdf);
  });

  it("is a complete file with tags, title and language", () => {
    const { objects } = source;
    expect(objects.startsWith("%PDF-1.7")).toBe(true);
    expect(objects.trimEnd().endsWith("%%EOF")).toBe(true);
    expect(objects).toContain("/Lang (en-US)");
    expect(objects).toContain("/DisplayDocTitle true");
    expect(objects).toContain("/Marked true");
    expect(objects).toContain("\n(River Basin Hearing)\n");
    expect(objects).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(objects).not.toMatch(/\/BaseFont \/(Helvetica|Times)/u);
    expect(objects.match(/\/FontFile2 /gu)?.length).toBeGreaterThan(4);
  });

  it("has a structure of headings, paragraphs, lists, tables, links, contents and pictures", () => {
    const count = (type: string) => source.objects.match(new RegExp(`/S /${type}\\n`, "gu"))?.length ?? 0;
    expect(count("H1")).toBe(people.length + 2);
    expect(count("H2")).toBe(15 + NAMES.length);
    expect(count("H3")).toBe(5);
    expect(count("TOCI")).toBe(people.length);
    expect(count("Figure")).toBe(1);
    expect(count("L")).toBe(3);
    expect(count("LI")).toBe(5);
    expect(count("LBody")).toBe(count("LI"));
    expect(count("TH")).toBeGreaterThan(40);
    expect(count("TD")).toBeGreaterThan(120);
    for (const type of ["Document", "Sect", "P", "Table", "TR", "Link", "TOC"]) expect(count(type)).toBeGreaterThan(0);
    expect(source.objects).toContain("/Alt (\xfe\xff\x00P\x00o\x00r\x00t\x00r\x00a\x00i\x00t");
    expect(source.objects).toContain("/Scope /Column");
  });

  it("marks everything drawn as structured content or as an artifact", () => {
    const pageStreams = source.streams.filter((stream) => stream.includes("BDC"));
    expect(pageStreams.length).toBeGreaterThan(people.length);
    for (const stream of pageStreams) {
      let depth = 0;
      for (const [operator] of stream.matchAll(/\b(BDC|BMC|EMC|TJ|Tj|S|f|f\*)\n/gu)) {
        if (/^(BDC|BMC)/u.test(operator)) depth += 1;
        else if (operator.startsWith("EMC")) depth -= 1;
        else expect(depth).toBeGreaterThan(0);
      }
      expect(depth).toBe(0);
    }
  });

  it("has external and internal links, and bookmarks", () => {
    for (const address of ["https://example.org/report", "mailto:office@marquez.example.org", "tel:+12025550179"]) {
      expect(source.objects).toContain(`/URI (${address})`);
    }
    expect(source.objects.match(/\/S \/GoTo/gu)).toHaveLength(people.length);
    expect(source.objects).toContain("/D (person_2)");
    expect(source.objects).toContain("/Title (Quick Summary)");
  });

  it("has a cover, contents with first pages, and the name on each page", ({ skip }) => {
    if (pages === null) return skip(NO_READER);
    const all = pages;
    expect(all[0]).toMatch(
      /Rotunda\s+River Basin Hearing\s+7 profiles\s+Prepared for Harbor & Vale Associates\s+November 20, 2026\s+Sample data\./u,
    );
    expect(all[1]).toMatch(/^Contents/mu);
    for (const name of ["Elena Márquez-Ruiz", ...NAMES]) {
      const number = Number(new RegExp(`${name}[\\s\\S]*?(\\d+)$`, "mu").exec(all[1] ?? "")?.[1]);
      const first = all.findIndex((page, at) => at > 1 && page.includes(name));
      expect([name, number]).toEqual([name, first + 1]);
    }
    all.slice(1).forEach((page, at) => {
      expect(page).toContain(`${at + 2} of ${all.length}`);
      expect(page).toContain("Sample data");
      expect(page).toContain("River Basin Hearing");
    });
    expect(all).toHaveLength(people.length + 2 + all.filter((page) => page.includes("Elena Márquez-Ruiz")).length - 2);
  });

  it("has a person's sections in order, and repeats the column headers of a long table", ({ skip }) => {
    if (pages === null) return skip(NO_READER);
    const own = pages
      .slice(2)
      .filter((page) => page.includes("Elena Márquez-Ruiz"))
      .join("\n");
    const order = [
      "United States Senator, Washington",
      "Democrat",
      "Life in Brief",
      "Quick Summary",
      "A former river engineer",
      "Narrative Biography",
      "salmon & dams compact",
      "Congressional Information",
      "Subcommittee on Dams",
      "Key Votes",
      "S. 60",
      "Staff of Elena Márquez-Ruiz",
      "Trinh, Mei",
      "Financial Information",
      "Professional Affiliations",
      "Criticisms and Controversies",
      "Clean Rivers League",
      "92%",
      "Office Contact Information",
      "State Office: Seattle",
      "Senator, Washington, Democrat, 2023–2029",
    ].map((text) => (text === "Financial Information" ? "Campaign Finance" : text));
    const places = order.map((text) => own.indexOf(text));
    expect(places.every((place) => place >= 0)).toBe(true);
    const sorted = places.toSorted((a, b) => a - b);
    expect(places).toEqual(sorted);
    expect(own.match(/Bill\s+Name\s+Vote/gu)?.length).toBeGreaterThan(1);
  });

  it("has no contents for one person, and no sample mark for real people", async () => {
    const single = await writePdf(aDossierBook({ isSample: false, people: [aDossierPerson()] }));
    const { objects } = sourceOf(single);
    expect(objects).not.toContain("/S /TOC");
    expect(objects.match(/\/Type \/Page\n/gu)).toHaveLength(2);
    const read = readPages(single);
    if (read !== null) expect(read.join("")).not.toContain("Sample data");
  });

  it("truncates a long title in the header, but not on the cover", async ({ skip }) => {
    const documentName = "Hearing on the Compact ".repeat(60).trim();
    const read = readPages(await writePdf(aDossierBook({ documentName })));
    if (read === null) return skip(NO_READER);
    expect(read[0]?.replaceAll(/\s+/gu, " ")).toContain(`${documentName} Profile Prepared for`);
    expect(read[0]).toContain("Sample data");
    expect(read).toHaveLength(2);
    expect(read[1]).toMatch(/Elena Márquez-Ruiz\s+Hearing on the Compact .*…$/mu);
  });

  it("extracts every letter of a later document of the process", async ({ skip }) => {
    // A glyph first drawn as part of an accented letter must still mean its own letter.
    const accented =
      "ÁÂÃÄÅÆÇÈÉÊËàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀăąĆčďđēęěğģĩīķļłńňōőŕřśşšţťūůűųźžżṕṗẁắằếềểốồổứừử йЙўЎ ώύόίήέά";
    const plain =
      "abcdefghijklmnopqrstuvwxyz ABCDEFGHIJKLMNOPQRSTUVWXYZ абвгдежзиклмнопрстуфхцчшщъыьэюя αβγδεζηθικλνξοπρστυφχψω office";
    await writePdf(aDossierBook({ documentName: accented }));
    const read = readPages(await writePdf(aDossierBook({ documentName: plain })));
    if (read === null) return skip(NO_READER);
    expect(read[0]?.replaceAll(/\s+/gu, "").normalize("NFKC")).toContain(plain.replaceAll(" ", ""));
  });

  it("has the same bytes for the same book", async () => {
    const book = aDossierBook();
    expect(Buffer.from(await writePdf(book)).equals(Buffer.from(await writePdf(book)))).toBe(true);
  });

  it("can write long words, rows taller than a page and unusual characters", async () => {
    const long = "x".repeat(5000);
    const odd = aDossierPerson({
      preferred_name_display: `${"W".repeat(200)}\u0000\ud800😀`,
      quick_summary: `<p>${long}</p>`,
      family_members: "word ".repeat(3000),
      staffers: aFullDossierPerson().profile.staffers.map((each) => ({
        ...each,
        rolenames: Array.from({ length: 400 }, () => "Role"),
      })),
    });
    const made = await writePdf(aDossierBook({ people: [odd] }));
    expect(sourceOf(made).objects.match(/\/Type \/Page\n/gu)?.length).toBeGreaterThan(6);
  });
});
