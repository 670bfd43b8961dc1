import { readFile } from "node:fs/promises";
import { CONTACT_COLUMNS, type ContactColumn, escapeFormula, getColumnHeader, STANDARD_COLUMNS } from "@rotunda/core";
import { someContactFacts } from "@rotunda/core/testing";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv } from "../testing/readable-text.ts";
import { formatContactCsv } from "./write-contact-file.ts";

const aText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc
    .tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " ", "＝", "＋", "－", "＠", '"', ","), fc.string())
    .map((parts) => parts.join("")),
);
const someFacts = fc
  .array(aText, { minLength: CONTACT_COLUMNS.length, maxLength: CONTACT_COLUMNS.length })
  .map((texts) => someContactFacts(Object.fromEntries(CONTACT_COLUMNS.map((column, at) => [column, texts[at]]))));
const headersOf = (columns: readonly ContactColumn[]) => columns.map(getColumnHeader);

it("writes a BOM, a header row and CRLF", () => {
  const csv = formatContactCsv([], STANDARD_COLUMNS);
  expect(csv.startsWith("\uFEFFName,First Name,")).toBe(true);
  expect(csv.endsWith("Profile URL\r\n")).toBe(true);
});

it("keeps phones and ZIP codes readable", () => {
  expect(escapeFormula("+1 202 555 0100")).toBe("'+1 202 555 0100");
  expect(escapeFormula("202-555-0100")).toBe("202-555-0100");
  expect(escapeFormula("02138")).toBe("02138");
});

it("can be parsed into the trimmed cells, with an apostrophe before formulas, with any columns in any order", () => {
  const columns = fc.shuffledSubarray([...CONTACT_COLUMNS], { minLength: 1 });
  fc.assert(
    fc.property(fc.array(someFacts, { maxLength: 4 }), columns, (contacts, chosen) => {
      const [header, ...read] = parseCsv(
        formatContactCsv(
          contacts.map((facts) => ({ facts })),
          chosen,
        ),
      );
      expect(header).toEqual(headersOf(chosen));
      const clean = (text: string) =>
        text
          .replaceAll("\0", "")
          .trim()
          // Don't remove the apostrophe instead: the text may begin with one.
          .replace(/^(?=[=+\-@＝＋－＠])/u, "'");
      expect(read).toEqual(contacts.map((facts) => chosen.map((column) => clean(facts[column]))));
    }),
  );
});

it("describes every column in the documentation", async () => {
  const page = await readFile(new URL("../../../../docs/contact-export.md", import.meta.url), "utf8");
  const described = [...page.matchAll(/^\| `([^`]+)` +\|/gmu)].map(([, column]) => column);
  expect(described).toEqual(headersOf(CONTACT_COLUMNS));
});
