import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someContactFacts } from "../../testing/contact-exports.ts";
import {
  countLabels,
  countSheets,
  hasMailingAddress,
  LABEL_SHEET_NAMES,
  LABEL_SHEETS,
  listLabelLines,
  placeLabel,
} from "./label-sheets.ts";

const INCH = 72;
const MM = 72 / 25.4;

describe("sheets of labels", () => {
  it("have the makers' measures", () => {
    expect(countLabels("5160")).toBe(30);
    expect(LABEL_SHEETS["5160"]).toMatchObject({ width: 2.625 * INCH, height: INCH, page: [8.5 * INCH, 11 * INCH] });
    expect(countLabels("L7160")).toBe(21);
    expect(LABEL_SHEETS.L7160.width).toBeCloseTo(63.5 * MM, 1);
    expect(LABEL_SHEETS.L7160.height).toBeCloseTo(38.1 * MM, 1);
  });

  it.each(LABEL_SHEET_NAMES)("%s are filled from left to right, with equal margins on both sides", (sheet) => {
    const { page, columns, rows, left, top, width, height, across } = LABEL_SHEETS[sheet];
    expect(placeLabel(sheet, 0)).toEqual({ page: 0, x: left, y: top });
    expect(placeLabel(sheet, 1)).toEqual({ page: 0, x: left + across, y: top });
    expect(placeLabel(sheet, columns)).toEqual({ page: 0, x: left, y: top + height });
    expect(placeLabel(sheet, countLabels(sheet))).toEqual({ page: 1, x: left, y: top });
    expect(left * 2 + across * (columns - 1) + width).toBeCloseTo(page[0] ?? 0, 1);
    expect(top * 2 + height * rows).toBeCloseTo(page[1] ?? 0, 1);
  });

  it("have no two labels in one place, and all on the paper", () => {
    fc.assert(
      fc.property(fc.constantFrom(...LABEL_SHEET_NAMES), fc.nat(500), (sheet, place) => {
        const { page, x, y } = placeLabel(sheet, place);
        const { width, height, page: paper } = LABEL_SHEETS[sheet];
        expect(x + width).toBeLessThanOrEqual((paper[0] ?? 0) + 0.01);
        expect(y + height).toBeLessThanOrEqual((paper[1] ?? 0) + 0.01);
        const next = placeLabel(sheet, place + 1);
        expect(next.page > page || next.y > y || next.x >= x + width).toBe(true);
        expect(countSheets(sheet, place + 1, 1)).toBe(page + 1);
      }),
    );
  });

  it("can start at any label", () => {
    expect([countSheets("5160", 30, 1), countSheets("5160", 30, 2), countSheets("5160", 0, 9)]).toEqual([1, 2, 0]);
  });
});

describe("a label", () => {
  it("has the form of address, the organization and the address", () => {
    expect(listLabelLines(someContactFacts(), true)).toEqual([
      "The Honorable Ruth Halvorsen",
      "United States Senate",
      "511 Hart Senate Office Building",
      "Washington, DC 20510",
    ]);
  });

  it("has the title of someone whose form of address doesn't say it, and no line twice", () => {
    const facts = someContactFacts({ form_of_address: "Al Quay", title: "Adviser", organization: "Al Quay" });
    expect(listLabelLines(facts, false).slice(0, 3)).toEqual(["Al Quay", "Adviser", "511 Hart Senate Office Building"]);
  });

  it("requires a city, and a street or building", () => {
    expect(hasMailingAddress(someContactFacts())).toBe(true);
    expect(hasMailingAddress(someContactFacts({ building: "" }))).toBe(false);
    expect(hasMailingAddress(someContactFacts({ building: "", address1: "1 Main Street" }))).toBe(true);
    expect(hasMailingAddress(someContactFacts({ city: "" }))).toBe(false);
  });
});
