import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { districtNumbers } from "../../testing/places.ts";
import { describeDistrict, formatDistrictNumber, sortByDistrict, readLegDistrictId } from "./district-number.ts";

describe("formatDistrictNumber", () => {
  it.each([
    ["07", "7"],
    ["007", "7"],
    ["10", "10"],
    [" 7 ", "7"],
    ["021A", "21A"],
    ["AL", "AL"],
    ["al", "AL"],
    ["0", "AL"],
    ["00", "AL"],
    ["ALABAMA 3", "ALABAMA 3"],
    ["Suffolk AL", "Suffolk AL"],
    ["12th Suffolk", "12th Suffolk"],
    ["District 07", "District 07"],
    ["", ""],
  ])("of %j is %j", (number, shown) => expect(formatDistrictNumber(number)).toBe(shown));

  it("is idempotent and has no leading zero", () => {
    fc.assert(
      fc.property(districtNumbers(), (number) => {
        const shown = formatDistrictNumber(number);
        expect(formatDistrictNumber(shown)).toBe(shown);
        expect(shown).not.toMatch(/^0\d/);
      }),
    );
  });
});

describe("describeDistrict", () => {
  it.each([
    ["7", "District 7"],
    ["07", "District 7"],
    ["10", "District 10"],
    ["21A", "District 21A"],
    ["0", "At large"],
    ["AL", "At large"],
    ["Suffolk 12", "Suffolk 12"],
    ["12th Suffolk", "12th Suffolk"],
    ["21AB", "21AB"],
    ["", ""],
  ])("%j is %j", (district, shown) => expect(describeDistrict(district)).toBe(shown));
});

describe("sortByDistrict", () => {
  const sorted = (...numbers: string[]) => sortByDistrict(numbers, (number) => number);

  it("sorts by number, with names and at-large last", () => {
    expect(sorted("10", "AL", "09", "21A", "21", "", "Suffolk 2", "Suffolk 10", "1")).toEqual([
      "1",
      "09",
      "10",
      "21",
      "21A",
      "",
      "AL",
      "Suffolk 2",
      "Suffolk 10",
    ]);
  });

  it("sorts by number for any spelling", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 400 })), (numbers) => {
        const written = numbers.map((number, at) => (at % 2 === 0 ? `0${number}` : String(number)));
        expect(sorted(...written).map(Number)).toEqual(numbers.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe("readLegDistrictId", () => {
  it("accepts both spellings", () => {
    expect(readLegDistrictId({ legDistrictId: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legdistrictid: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legDistrictId: "", legdistrictid: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legDistrictId: "0804", legdistrictid: "0803" })).toBe("0804");
    expect(readLegDistrictId({})).toBe("");
  });
});
