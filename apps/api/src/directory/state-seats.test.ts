import { expect, it } from "vitest";
import { formatStateSeatPosition, findStateSeatProfileType, type StateSeat, findStateChamber } from "./state-seats.ts";

const aSeat = (differs: Partial<StateSeat>): StateSeat => ({
  type: "upper",
  state: "TX",
  district: "",
  place: "",
  ...differs,
});

it.each([
  [{ type: "upper", district: "5" }, "State Senator, Texas, 5th District", 203, 4],
  [
    { type: "lower", state: "NH", district: "Rockingham 13" },
    "State Representative, New Hampshire, Rockingham 13",
    204,
    3,
  ],
  [{ type: "lower", state: "CA", district: "12" }, "Assembly Member, California, 12th District", 204, 3],
  [{ type: "lower", state: "MD", district: "1A" }, "Delegate, Maryland, District 1A", 204, 3],
  [{ type: "legislature", state: "NE", district: "21" }, "State Senator, Nebraska, 21st District", 203, 4],
  [
    { type: "legislature", state: "DC", district: "AL" },
    "Councilmember, District of Columbia, At-Large District",
    203,
    4,
  ],
  [{ type: "upper", state: "PR", district: "1" }, "Senator, Puerto Rico, 1st District", 203, 4],
  [{ type: "governor" }, "Governor, Texas", 201, null],
  [{ type: "governor", state: "DC" }, "Mayor, District of Columbia", 201, null],
  [{ type: "lt_governor" }, "Lieutenant Governor, Texas", 202, null],
  [{ type: "secretary of state", state: "MA" }, "Secretary of the Commonwealth, Massachusetts", 202, null],
  [{ type: "secretary of state", state: "VA" }, "Secretary of the Commonwealth, Virginia", 202, null],
  [{ type: "chief election officer" }, "Chief Election Officer, Texas", 202, null],
  [{ type: "mayor", place: "New Harbor" }, "Mayor, New Harbor, Texas", 205, null],
  [{ type: "council member", place: "New Harbor" }, "Council Member, New Harbor, Texas", null, null],
  [
    { type: "council member", place: "New Harbor", district: "AL" },
    "Council Member, New Harbor, Texas, At-Large District",
    null,
    null,
  ],
])("describes a state’s office: %j", (differs, position, type, chamber) => {
  const seat = aSeat(differs);
  expect(formatStateSeatPosition(seat)).toBe(position);
  expect(findStateSeatProfileType(seat)).toBe(type);
  expect(findStateChamber(seat)).toBe(chamber);
});
