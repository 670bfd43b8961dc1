import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatBirthText, parseBirthText } from "./birth-text.ts";

describe("birth-year and age text", () => {
  it.each([
    ["<1950", { operator: "lt", number: "1950" }],
    [">1950", { operator: "gte", number: "1950" }],
    ["1950", { operator: "exact", number: "1950" }],
    [" < 40 ", { operator: "lt", number: "40" }],
    ["", { operator: "exact", number: "" }],
    ["<", { operator: "exact", number: "" }],
    [">=1950", { operator: "exact", number: "" }],
    ["nineteen", { operator: "exact", number: "" }],
    ["19501", { operator: "exact", number: "" }],
  ])("parses %j", (text, read) => {
    expect(parseBirthText(text)).toEqual(read);
  });

  it("returns an empty text without a number", () => {
    expect(formatBirthText("lt", "")).toBe("");
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("exact", "lt", "gte"),
        fc.integer({ min: 0, max: 9999 }).map(String),
        (operator, number) => {
          expect(parseBirthText(formatBirthText(operator, number))).toEqual({ operator, number });
        },
      ),
    );
  });
});
