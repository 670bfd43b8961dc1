import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatPhone } from "@rotunda/core";
import type { ProfileWire } from "@rotunda/core/wire";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DossierBook } from "./dossier-book.ts";
import { describePerson } from "./dossier-content.ts";
import { PAGE, PAGE_LINES_MIN, TEXT_HEIGHT } from "./page-style.ts";
import { type Piece, splitIntoPieces } from "./layout.ts";
import { planPages } from "./plan-pages.ts";
import { writeDocx } from "./write-docx.ts";
import { writePdf } from "./write-pdf.ts";
import { loadSample } from "../sample/load-sample.ts";
import { loadProfile } from "../profiles/load-profile.ts";
import type { Db } from "../platform/db.ts";
import { describeOnOneDatabase } from "../testing/databases.ts";
import { aDossierBook } from "../testing/dossier-book.ts";
import { countryOf, sampleCountry } from "../testing/sample-country.ts";

const PEOPLE = 8;
/** The cover and the contents. */
const FRONT = 2;

/** The output of a program; null if it isn't installed. */
function run(program: string, args: readonly string[]): string | null {
  try {
    return execFileSync(program, args, { encoding: "utf8", maxBuffer: 1 << 27, stdio: ["ignore", "pipe", "ignore"] });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

const squeezed = (text: string): string => text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}%$]/gu, "");

/** The text of each page between its header and its footer. */
function bodiesOf(file: string): string[] | null {
  const { width, height, top, bottom } = PAGE;
  const crop = ["-x", "0", "-y", `${top - 8}`, "-W", `${width}`, "-H", `${height - top - bottom + 16}`];
  return (
    run("pdftotext", ["-raw", ...crop, file, "-"])
      ?.split("\f")
      .slice(0, -1) ?? null
  );
}

/** All strings inside a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const SHOWN = [
  "preferred_name_display",
  "position_summary",
  "political_party",
  "primary_profile_type",
  "quick_summary",
  "full_narrative",
  "approach_motivations",
  "policy_positions_focus",
  "core_communities",
  "professional_affiliations",
  "criticisms_controversies",
  "religion",
  "birthplace",
  "hometown",
  "education",
  "leadership_post",
] as const;

/** The facts of a profile that a reader would miss. */
function factsOf(profile: ProfileWire): string[] {
  const plain = SHOWN.flatMap((field) => textsIn(Reflect.get(profile, field)));
  const { committees, all_caucuses, committee_leadership, key_votes, staffers, sig_ratings, offices } = profile;
  const facts = [
    ...plain,
    formatPhone(profile.phone),
    profile.email,
    ...committees.flatMap((each) => [each.committee_name, ...each.sub_committees.map((sub) => sub.committee_name)]),
    ...committee_leadership.flatMap(({ name, position }) => [name, position]),
    ...all_caucuses.flatMap(({ caucuses }) => caucuses.map((caucus) => caucus.caucus_name)),
    ...key_votes.flatMap(({ bill_number, name, vote }) => [bill_number, name, vote]),
    ...staffers.flatMap((each) => [
      each.staffer_last_name,
      each.title,
      each.staffer_email,
      formatPhone(each.staffer_phone),
      ...each.rolenames,
      ...each.staffer_interests,
    ]),
    ...sig_ratings.flatMap(({ name, timespan }) => [name, timespan]),
    ...offices.flatMap(({ phone, fax, address1, city, zip }) => [
      formatPhone(phone),
      formatPhone(fax),
      address1,
      city,
      zip,
    ]),
    ...profile.electoral_history.map(({ race_name }) => race_name),
    ...profile.related_profiles.flatMap((each) => [each.preferred_name_display, each.position_summary, each.relation]),
  ];
  // HTML without its tags.
  return facts
    .flatMap((text) => text.split(/<[^>]*>/u))
    .map((text) => squeezed(text.replaceAll("&amp;", "&")))
    .filter(Boolean);
}

const isHeading = (piece: Piece | undefined): boolean =>
  piece?.block.kind === "text" && piece.block.style.endsWith("heading");

describeOnOneDatabase(
  "a book of members of Congress",
  (openDb) => {
    let book: DossierBook;
    let plans: Piece[][][];
    let folder = "";
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), "rotunda-real-book-"));
      book = await aSampleBook(openDb(), PEOPLE);
      plans = book.people.map((person) => planPages(splitIntoPieces(describePerson(person, book)), TEXT_HEIGHT));
      await writeFile(join(folder, "book.pdf"), await writePdf(book));
      await writeFile(join(folder, "book.docx"), await writeDocx(book, { carriesFonts: true }));
    }, 240_000);
    afterAll(() => rm(folder, { recursive: true }));

    const pageCount = () => plans.reduce((sum, pages) => sum + pages.length, FRONT);

    it("takes four pages a person at most, on average", () => {
      expect(book.people).toHaveLength(PEOPLE);
      expect((pageCount() - FRONT) / PEOPLE).toBeLessThanOrEqual(4);
    });

    it("has at least eight lines on every page of a person", () => {
      for (const page of plans.flat()) {
        expect(page.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThanOrEqual(PAGE_LINES_MIN);
      }
    });

    it("ends no page with a heading, or with only one line of a section", () => {
      for (const pages of plans) {
        pages.forEach((page, at) => {
          const next = pages[at + 1]?.[0];
          expect(isHeading(page.at(-1))).toBe(false);
          if (next && isHeading(page.at(-2)) && !isHeading(next)) expect(page.at(-1)?.lines).toBeGreaterThan(1);
        });
      }
    });

    it("has no single row of a longer table on a page", () => {
      for (const pages of plans) {
        const blocks = pages.map((page) => page.map(({ block }) => block));
        for (const table of new Set(blocks.flat())) {
          if (table.kind !== "table") continue;
          const counts = blocks.map((onPage) => onPage.filter((block) => block === table).length).filter(Boolean);
          if (counts.length > 1) expect(Math.min(...counts), table.summary).toBeGreaterThan(1);
        }
      }
    });

    it("has every fact of a profile in the PDF, on the planned pages", ({ skip }) => {
      const bodies = bodiesOf(join(folder, "book.pdf"));
      if (!bodies) return skip("pdftotext is not installed here");
      expect(bodies).toHaveLength(pageCount());
      let from = FRONT;
      book.people.forEach(({ profile }, at) => {
        const to = from + (plans[at]?.length ?? 0);
        const text = squeezed(bodies.slice(from, to).join(" "));
        expect(
          factsOf(profile).filter((fact) => !text.includes(fact)),
          profile.preferred_name_display,
        ).toEqual([]);
        from = to;
      });
    });

    it("has every fact of a profile in the Word document", async () => {
      const docx = unzipSync(await readFile(join(folder, "book.docx")));
      const xml = strFromU8(docx["word/document.xml"] ?? new Uint8Array());
      const text = squeezed(
        xml
          .replaceAll(/<[^>]+>/gu, "")
          .replaceAll("&amp;", "&")
          .replaceAll("&apos;", "'")
          .replaceAll("&quot;", '"'),
      );
      const missing = book.people.flatMap(({ profile }) => factsOf(profile).filter((fact) => !text.includes(fact)));
      expect(missing).toEqual([]);
    });

    it("has the planned pages in LibreOffice, with their numbers in the contents", ({ skip }) => {
      const office = `-env:UserInstallation=file://${join(folder, "office")}`;
      const args = ["--headless", office, "--convert-to", "pdf:writer_pdf_Export", "--outdir", join(folder, "set")];
      if (run("soffice", [...args, join(folder, "book.docx")]) === null)
        return skip("LibreOffice is not installed here");
      const text = run("pdftotext", ["-layout", join(folder, "set/book.pdf"), "-"]);
      if (text === null) return skip("pdftotext is not installed here");
      const pages = text.split("\f").slice(0, -1);
      expect(pages).toHaveLength(pageCount());
      let page = FRONT + 1;
      book.people.forEach(({ profile }, at) => {
        const name = profile.preferred_name_display;
        const entry = pages[1]?.split("\n").find((line) => line.trim().startsWith(name));
        expect(entry).toMatch(new RegExp(`[^\\d]${page}$`, "u"));
        // The name is in the running header and in the title below it.
        expect(pages[page - 1]?.split(name).length, name).toBeGreaterThan(2);
        page += plans[at]?.length ?? 0;
      });
    }, 180_000);
  },
  { keep: true },
);

/** Creates a profile book of sample members of Congress. */
async function aSampleBook(db: Db, count: number): Promise<DossierBook> {
  const members = sampleCountry().people.filter(
    ({ seat, departure }) => /^(rep|sen)$/u.test(seat.type) && departure === "",
  );
  // Evenly spaced, because neighbors are similar.
  const people = members.filter((_, at) => at % Math.floor(members.length / count) === 0).slice(0, count);
  await loadSample(db, undefined, { invent: () => countryOf(people) });
  const rows = await db.query<{ id: number }>("select id from profiles order by last_name, id");
  const context = {
    reader: { userId: null, modules: [1, 2, 3, 4, 5, 6, 7, 8] },
    hidePaywalled: false,
    today: "2026-11-20",
  };
  const profiles = [];
  for (const { id } of rows) {
    const profile = await loadProfile(db, id, context);
    if (profile) profiles.push({ profile });
  }
  return aDossierBook({ people: profiles });
}
