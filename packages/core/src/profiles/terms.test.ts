import { describe, expect, it } from "vitest";
import type { Term } from "./profile.ts";
import { describeDistrict, termLines } from "./terms.ts";

const aTerm = (fields: Partial<Term> = {}): Term => ({
  office: "Representative",
  state: "Washington",
  district: "7",
  party: "Democrat",
  start: "2017-01-03",
  end: "2019-01-03",
  ...fields,
});

const years = (start: string, end: string) =>
  termLines([aTerm({ start, end })])[0]
    ?.split(", ")
    .at(-1);
expect(years("2017-01-03", "")).toBe("since 2017");

describe("termLines", () => {
  it("tells each term, newest first", () => {
    const senate = aTerm({ office: "Senator", district: "", start: "2019-01-03", end: "2025-01-03" });
    expect(termLines([aTerm(), senate])).toEqual([
      "Senator, Washington, Democrat, 2019–2025",
      "Representative, Washington, District 7, Democrat, 2017–2019",
    ]);
  });

  it("says only what is known of the years", () => {
    expect(years("", "2019-01-03")).toBe("until 2019");
    expect(years("2017-01-03", "2017-12-31")).toBe("2017");
    expect(years("", "")).toBe("Democrat");
  });
});

describe("describeDistrict", () => {
  it.each([
    ["7", "District 7"],
    ["07", "District 7"],
    ["10", "District 10"],
    ["0", "At large"],
    ["00", "At large"],
    ["AL", "At large"],
    ["Suffolk 12", "Suffolk 12"],
    ["", ""],
  ])("%j is %j", (district, shown) => expect(describeDistrict(district)).toBe(shown));
});
