import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv } from "../testing/parse-csv.ts";
import { CONTACT_COLUMNS, formatContactCsv, type ContactRow, escapeFormula } from "./contact-csv.ts";

const FIELDS = [
  "name",
  "first_name",
  "middle_name",
  "last_name",
  "suffix",
  "title",
  "office",
  "party",
  "state",
  "district",
  "phone",
  "email",
  "building",
  "room",
  "address1",
  "address2",
  "city",
  "address_state",
  "zip",
  "website",
  "contact_form",
  "facebook",
  "twitter",
  "instagram",
  "youtube",
  "linked_in",
  "organization",
  "committee_role",
  "job_categories",
  "focus_areas",
] as const satisfies readonly (keyof ContactRow)[];

const aText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", "＝", "＋", "－", "＠", '"', ","), fc.string())
    .map((parts) => parts.join("")),
);
const aRow = fc.array(aText, { minLength: FIELDS.length, maxLength: FIELDS.length }).map((texts): ContactRow => ({
  ...(Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])) as Record<
    (typeof FIELDS)[number],
    string
  >),
  record_type: "profile",
  record_id: 101,
  side: "MIN",
}));
const ORIGIN = "https://rotunda.example.org";

it("writes a BOM, a header row and CRLF", () => {
  const csv = formatContactCsv([], ORIGIN);
  expect(csv.startsWith("\uFEFFName,First Name,")).toBe(true);
  expect(csv.endsWith("Profile URL\r\n")).toBe(true);
});

it("keeps phones and ZIP codes readable", () => {
  expect(escapeFormula("+1 202 555 0100")).toBe("'+1 202 555 0100");
  expect(escapeFormula("202-555-0100")).toBe("202-555-0100");
  expect(escapeFormula("02138")).toBe("02138");
});

it("can be parsed into the same cells, none of which is a formula", () => {
  fc.assert(
    fc.property(fc.array(aRow, { maxLength: 4 }), (rows) => {
      const [header, ...read] = parseCsv(formatContactCsv(rows, ORIGIN));
      expect(header).toEqual(CONTACT_COLUMNS);
      expect(read.map((cells) => cells.slice(0, FIELDS.length))).toEqual(
        rows.map((row) => FIELDS.map((field) => escapeFormula(row[field]))),
      );
      for (const cells of read) {
        expect(cells.slice(FIELDS.length, -1)).toEqual(["Minority", "101"]);
        expect(cells.at(-1)).toMatch(/^https:\/\/rotunda\.example\.org\/rotunda\/profile\/101/);
      }
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[\s=+\-@＝＋－＠]/);
    }),
  );
});

it("describes every column in the documentation", async () => {
  const page = await readFile(new URL("../../../../docs/contact-export.md", import.meta.url), "utf8");
  const described = [...page.matchAll(/^\| `([^`]+)` +\|/gmu)].map(([, column]) => column);
  expect(described).toEqual(CONTACT_COLUMNS);
});

it("changes only surrounding whitespace, NUL and the beginning of a formula", () => {
  fc.assert(
    fc.property(aText, (text) => {
      const trimmed = text.replaceAll("\0", "").trim();
      // Don't remove the apostrophe instead: the text may begin with one.
      expect(escapeFormula(text)).toBe(/^[=+\-@＝＋－＠]/.test(trimmed) ? `'${trimmed}` : trimmed);
    }),
  );
});
