import { describe, expect, it } from "vitest";
import { Rejected } from "./import-counts.ts";
import type { CellValue } from "./organization-cells.ts";
import { createRow } from "./organization-rows.ts";
import { readSeat } from "./organization-people.ts";

const read = (values: Record<string, CellValue>) => {
  const row = createRow<"people">(1, new Map(Object.entries(values)));
  try {
    return readSeat(row, new Set(["WA-4-Ninth"]));
  } catch (cause) {
    return cause instanceof Rejected ? [[...cause.path, cause.message]] : cause;
  }
};
const [HOUSE, SENATE, STATE_HOUSE, STATE_SENATE, GOVERNOR] = [1, 2, 3, 4, 7];

describe("readSeat", () => {
  it.each<[Record<string, CellValue>, object]>([
    [
      { office: SENATE, state: "WA" },
      {
        chamber_id: 2,
        title: "Senator",
        position_summary: "United States Senator, Washington",
        profile_type_id: 101,
        subscription_modules: [1],
      },
    ],
    [
      { office: HOUSE, state: "WA", district: "05" },
      { district: "5", position_summary: "United States Representative, Washington, 5th District" },
    ],
    [
      { office: HOUSE, state: "WY" },
      { district: "AL", position_summary: "United States Representative, Wyoming, At-Large District" },
    ],
    [
      { office: HOUSE, state: "PR", district: "at-large" },
      { title: "Resident Commissioner", profile_type_id: 103 },
    ],
    [
      { office: STATE_HOUSE, state: "CA", district: "12" },
      { chamber_id: 3, title: "Assembly Member", profile_type_id: 204, subscription_modules: [2] },
    ],
    [
      { office: STATE_SENATE, state: "NE", district: "7" },
      { chamber_id: 4, title: "State Senator" },
    ],
    [{ office: STATE_SENATE, state: "WA", district: "Ninth" }, { district: "Ninth" }],
    [
      { office: GOVERNOR, state: "TX" },
      { chamber_id: null, title: "Governor", position_summary: "Governor, Texas", profile_type_id: 201 },
    ],
    [
      { title: "Mayor", state: "OR" },
      { chamber_id: null, state_code: "OR", title: "", position_summary: "Mayor, Oregon", subscription_modules: [2] },
    ],
    [
      { title: "President, Growers" },
      { position_summary: "President, Growers", profile_type_id: null, subscription_modules: [1] },
    ],
    [{}, { position_summary: "" }],
  ])("%j", (values, seat) => {
    expect(read(values)).toMatchObject(seat);
  });

  it.each<[Record<string, CellValue>, string, string]>([
    [{ office: SENATE }, "state", "is missing: the office has one"],
    [{ office: SENATE, state: "PR" }, "state", "elects no senator: Puerto Rico"],
    [{ office: SENATE, state: "WA", district: "1" }, "district", "isn’t part of the office: leave it empty"],
    [
      { office: STATE_HOUSE, state: "NE", district: "1" },
      "office",
      "isn’t in Nebraska: its legislature has no such chamber",
    ],
    [{ office: HOUSE, state: "WA" }, "district", "is missing: the office has one"],
    [
      { office: HOUSE, state: "WA", district: "11" },
      "district",
      "“11” isn’t there; allowed: 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
    ],
    [{ district: "3" }, "district", "needs an office: a seat in a house or a state senate"],
  ])("refuses %j", (values, field, why) => {
    expect(read(values)).toEqual([[field, why]]);
  });
});
