import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAMBER_CODES, chamberOf, describeChamber, MAP_KEYS, mapKeyOf, nameInState } from "./chambers.ts";

describe("CHAMBER_CODES", () => {
  it("have one code each, which is read back", () => {
    expect(CHAMBER_CODES).toEqual({
      US_HOUSE: 1,
      US_SENATE: 2,
      STATE_HOUSE: 3,
      STATE_SENATE: 4,
      US_CONGRESS_JOINT: 5,
      STATE_JOINT: 6,
    });
    expect([1, 2, 3, 4, 5, 6].map(chamberOf)).toEqual(Object.keys(CHAMBER_CODES));
    expect([0, 7, -1, Number.NaN].map(chamberOf)).toEqual([null, null, null, null]);
  });
});

describe("describeChamber", () => {
  it("names every chamber", () => {
    expect([1, 2, 3, 4, 5, 6, 7].map(describeChamber)).toEqual([
      "U.S. House of Representatives",
      "U.S. Senate",
      "State House",
      "State Senate",
      "U.S. Congress",
      "State Legislature",
      "",
    ]);
  });
});

describe("mapKeyOf", () => {
  const { US_HOUSE, US_SENATE, STATE_HOUSE, STATE_SENATE, US_CONGRESS_JOINT, STATE_JOINT } = CHAMBER_CODES;

  it("is the chamber's own map", () => {
    const maps = { US_HOUSE: {}, STATE_HOUSE: {}, STATE_SENATE: {}, STATE_COMBINED: {} };
    expect([US_HOUSE, STATE_HOUSE, STATE_SENATE].map((id) => mapKeyOf(id, maps))).toEqual([
      "US_HOUSE",
      "STATE_HOUSE",
      "STATE_SENATE",
    ]);
  });

  it("is the combined one for a state chamber without its own, as in Nebraska", () => {
    const maps = { US_HOUSE: {}, STATE_COMBINED: {} };
    expect(mapKeyOf(STATE_SENATE, maps)).toBe("STATE_COMBINED");
    expect(mapKeyOf(STATE_HOUSE, maps)).toBe("STATE_COMBINED");
    expect(mapKeyOf(STATE_JOINT, maps)).toBe("STATE_COMBINED");
    expect(mapKeyOf(US_HOUSE, { STATE_COMBINED: {} })).toBeNull();
  });

  it("is none where there is no map to draw", () => {
    expect(mapKeyOf(STATE_SENATE, { US_HOUSE: {}, STATE_HOUSE: {} })).toBeNull();
    expect(mapKeyOf(US_SENATE, { US_HOUSE: {}, STATE_COMBINED: {} })).toBeNull();
    expect(mapKeyOf(US_CONGRESS_JOINT, { US_HOUSE: {}, STATE_COMBINED: {} })).toBeNull();
    expect(mapKeyOf(9, { STATE_COMBINED: {} })).toBeNull();
  });

  it("is always one of the maps there are", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.subarray([...MAP_KEYS]), (id, keys) => {
        const key = mapKeyOf(id, Object.fromEntries(keys.map((one) => [one, {}])));
        if (key !== null) expect(keys).toContain(key);
      }),
    );
  });
});

describe("nameInState", () => {
  it("says the state once", () => {
    expect(nameInState("State Senators", "Texas")).toBe("State Senators of Texas");
    expect(nameInState("Councilmembers", "District of Columbia")).toBe("Councilmembers of the District of Columbia");
    expect(nameInState("Texas Senate", "Texas")).toBe("Texas Senate");
    expect(nameInState("Senate of Puerto Rico", "Puerto Rico")).toBe("Senate of Puerto Rico");
  });
});
