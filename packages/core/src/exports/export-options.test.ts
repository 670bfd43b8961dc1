import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CONTACT_COLUMNS, moveColumn, STANDARD_COLUMNS, toggleColumn, type ContactColumn } from "./contact-columns.ts";
import {
  DEFAULT_OPTIONS,
  EXPORT_FORMATS,
  type ExportOptions,
  hasColumns,
  listOptionParams,
  parseStartLabel,
  readExportOptions,
} from "./export-options.ts";
import { countLabels, LABEL_SHEET_NAMES } from "./label-sheets.ts";

const options: fc.Arbitrary<ExportOptions> = fc
  .record({
    format: fc.constantFrom(...EXPORT_FORMATS.map(({ value }) => value)),
    columns: fc.shuffledSubarray([...CONTACT_COLUMNS], { minLength: 1 }),
    sheet: fc.constantFrom(...LABEL_SHEET_NAMES),
    start: fc.integer({ min: 1, max: 21 }),
  })
  .map((made) => ({
    ...made,
    ...(hasColumns(made.format) ? {} : { columns: STANDARD_COLUMNS }),
    ...(made.format === "pdf" ? {} : { sheet: "5160" as const, start: 1 }),
  }));

describe("the parameters of an export", () => {
  it("are none for a CSV of the standard columns", () => {
    expect(listOptionParams(DEFAULT_OPTIONS)).toEqual([]);
    expect(readExportOptions(new URLSearchParams("q=water&page=2"))).toEqual({
      options: DEFAULT_OPTIONS,
      problems: [],
    });
  });

  it("round-trip through the parser", () => {
    fc.assert(
      fc.property(options, (made) => {
        const params = new URLSearchParams(listOptionParams(made));
        expect(readExportOptions(params)).toEqual({ options: made, problems: [] });
      }),
    );
  });

  it.each([
    ["csv", "columns=zip"],
    ["xlsx", "format=xlsx&columns=zip"],
    ["vcf", "format=vcf"],
    ["pdf", "format=pdf&sheet=L7160&start=4"],
  ] as const)("are only those that the format uses: %s", (format, expected) => {
    const params = listOptionParams({ format, columns: ["zip"], sheet: "L7160", start: 4 });
    expect(new URLSearchParams(params).toString()).toBe(expected);
  });

  it.each([
    ["fewer than the standard ones", STANDARD_COLUMNS.slice(1)],
    ["more than the standard ones", [...STANDARD_COLUMNS, "salutation" as const]],
    ["the standard ones in another order", STANDARD_COLUMNS.toReversed()],
  ])("name the columns if they are %s", (_, columns) => {
    expect(listOptionParams({ ...DEFAULT_OPTIONS, columns })).toEqual([["columns", columns.join(",")]]);
  });

  it.each([
    ["format=exe", "format"],
    ["columns=name,password", "columns"],
    ["columns=name,name", "columns"],
    ["sheet=5161", "sheet"],
    ["start=31", "start"],
    ["start=22&sheet=L7160", "start"],
  ])("are reported by name if invalid: %s", (search, problem) => {
    expect(readExportOptions(new URLSearchParams(search)).problems).toEqual([problem]);
  });

  it("start at a label of the sheet", () => {
    expect(["1", " 30 ", "0", "31", "", "two", "1.5", "-1"].map((text) => parseStartLabel(text, "5160"))).toEqual([
      1,
      30,
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    for (const sheet of LABEL_SHEET_NAMES) {
      expect(parseStartLabel(String(countLabels(sheet)), sheet)).toBe(countLabels(sheet));
    }
  });
});

describe("the columns of an export", () => {
  it("are all but those for letters, and never twice, whatever the reader does", () => {
    const edits = fc.array(fc.tuple(fc.constantFrom(...CONTACT_COLUMNS), fc.constantFrom(-1, 0, 1)));
    fc.assert(
      fc.property(edits, (done) => {
        let columns: readonly ContactColumn[] = STANDARD_COLUMNS;
        for (const [column, by] of done) {
          const before = columns;
          columns = by === 0 ? toggleColumn(columns, column) : moveColumn(columns, column, by === 1 ? 1 : -1);
          expect(columns).toHaveLength(before.length + (by !== 0 ? 0 : before.includes(column) ? -1 : 1));
        }
        expect(new Set(columns).size).toBe(columns.length);
      }),
    );
  });

  it("move by one place, and not beyond the ends", () => {
    expect(moveColumn(["name", "zip", "city"], "zip", -1)).toEqual(["zip", "name", "city"]);
    expect(moveColumn(["name", "zip", "city"], "zip", 1)).toEqual(["name", "city", "zip"]);
    expect(moveColumn(["name", "zip", "city"], "name", 1)).toEqual(["zip", "name", "city"]);
    expect(moveColumn(["name", "zip"], "name", -1)).toEqual(["name", "zip"]);
    expect(moveColumn(["name", "zip"], "zip", 1)).toEqual(["name", "zip"]);
    expect(moveColumn(["name", "zip"], "party", 1)).toEqual(["name", "zip"]);
  });
});
