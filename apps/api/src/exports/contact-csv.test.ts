import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv } from "../testing/parse-csv.ts";
import { contactCsv, type ContactRow, neutralCell } from "./contact-csv.ts";

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
] as const satisfies readonly (keyof ContactRow)[];

const aText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", "＝", "＋", "－", "＠", '"', ","), fc.string())
    .map((parts) => parts.join("")),
);
const aRow = fc
  .array(aText, { minLength: FIELDS.length, maxLength: FIELDS.length })
  .map((texts) => Object.fromEntries(FIELDS.map((field, index) => [field, texts[index]])) as unknown as ContactRow);

it("writes a BOM, a header row and CRLF", () => {
  const csv = contactCsv([]);
  expect(csv.startsWith("\uFEFFName,First Name,")).toBe(true);
  expect(csv.endsWith("LinkedIn\r\n")).toBe(true);
});

it("keeps phones and ZIP codes readable", () => {
  expect(neutralCell("+1 202 555 0100")).toBe("'+1 202 555 0100");
  expect(neutralCell("202-555-0100")).toBe("202-555-0100");
  expect(neutralCell("02138")).toBe("02138");
});

it("comes back cell by cell, and no cell begins as a formula", () => {
  fc.assert(
    fc.property(fc.array(aRow, { maxLength: 4 }), (rows) => {
      const [header, ...read] = parseCsv(contactCsv(rows));
      expect(header).toHaveLength(FIELDS.length);
      expect(read).toEqual(rows.map((row) => FIELDS.map((field) => neutralCell(row[field]))));
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[\s=+\-@＝＋－＠]/);
    }),
  );
});

it("changes nothing but the ends of a text, NUL and the first sign of a formula", () => {
  fc.assert(
    fc.property(aText, (text) => {
      const trimmed = text.replaceAll("\0", "").trim();
      // Not by taking the apostrophe away again: a text may have had one of its own.
      expect(neutralCell(text)).toBe(/^[=+\-@＝＋－＠]/.test(trimmed) ? `'${trimmed}` : trimmed);
    }),
  );
});
