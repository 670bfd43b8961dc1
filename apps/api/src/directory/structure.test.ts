import { describe, expect, it } from "vitest";
import { CHAMBERS, findChamber, findElectionYear } from "./chambers.ts";
import { DISTRICTS, findDistrict, LEGISLATIVE_DISTRICTS } from "./legislative-districts.ts";
import { LOOKUP_ROWS } from "./lookups.ts";
import { STANDING_COMMITTEES } from "./standing-committees.ts";
import { STATES, findState } from "./states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES } from "./statewide-offices.ts";

const FIFTY_STATES = new Set(STATES.filter(({ kind }) => kind === "state").map(({ code }) => code));
const inStates = CHAMBERS.filter(({ state }) => FIFTY_STATES.has(state));
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe("state legislatures", () => {
  it("have 7,386 members in 99 chambers: 1,973 in senates, 5,413 in houses", () => {
    expect(inStates).toHaveLength(99);
    expect(sum(inStates.filter(({ chamberId }) => chamberId === 4).map(({ seats }) => seats))).toBe(1973);
    expect(sum(inStates.filter(({ chamberId }) => chamberId === 3).map(({ seats }) => seats))).toBe(5413);
  });

  it("have as many seats as their districts in every chamber", () => {
    for (const { state, chamberId, seats, name } of CHAMBERS) {
      const districts = LEGISLATIVE_DISTRICTS.filter((each) => each.state === state && each.chamberId === chamberId);
      expect(sum(districts.map((each) => each.seats)), name).toBe(seats);
    }
  });

  it("have their real names and sizes", () => {
    expect(findChamber("CA", 3)).toMatchObject({ name: "California State Assembly", seats: 80 });
    expect(findChamber("CA", 4)).toMatchObject({ name: "California State Senate", seats: 40 });
    expect(findChamber("NE", 4)).toMatchObject({ name: "Nebraska Legislature", seats: 49, isUnicameral: true });
    expect(findChamber("NE", 3)).toBeUndefined();
    expect(findChamber("NH", 3)).toMatchObject({ seats: 400 });
    expect(findChamber("NJ", 3)?.name).toBe("New Jersey General Assembly");
    expect(findChamber("DC", 4)).toMatchObject({ name: "Council of the District of Columbia", seats: 13 });
    for (const state of ["MD", "VA", "WV"]) {
      expect(findChamber(state, 3)).toMatchObject({
        name: `${findState(state)?.name} House of Delegates`,
        memberTitle: "Delegate",
      });
    }
    for (const state of ["CA", "NV", "NY", "WI"]) expect(findChamber(state, 3)?.name).toMatch(/Assembly$/u);
  });

  it("elect two members per district in some states", () => {
    for (const [state, districts] of [
      ["AZ", 30],
      ["NJ", 40],
      ["WA", 49],
    ] as const) {
      const own = LEGISLATIVE_DISTRICTS.filter((each) => each.state === state && each.chamberId === 3);
      expect(own.map(({ seats }) => seats)).toEqual(Array.from({ length: districts }, () => 2));
    }
    expect(findDistrict("SD", 3, "26A")?.seats).toBe(1);
    expect(findDistrict("SD", 3, "27")?.seats).toBe(2);
    expect(findDistrict("ND", 3, "4B")?.seats).toBe(1);
    expect(findDistrict("MD", 3, "10")?.seats).toBe(3);
    expect(findDistrict("WV", 4, "17")?.seats).toBe(2);
    expect(findDistrict("DC", 4, "Chairman")?.seats).toBe(1);
    expect(LEGISLATIVE_DISTRICTS.filter(({ state, chamberId }) => state === "NH" && chamberId === 3)).toHaveLength(203);
    expect(LEGISLATIVE_DISTRICTS.filter(({ state, chamberId }) => state === "VT" && chamberId === 3)).toHaveLength(109);
  });

  it("have elections that fit their terms", () => {
    for (const { termYears, isStaggered, lastElection, name } of CHAMBERS) {
      if (termYears === 2) expect(isStaggered, name).toBe(false);
      expect(lastElection + termYears, name).toBeGreaterThanOrEqual(2026);
    }
    expect(findChamber("VA", 3)?.lastElection).toBe(2025);
    const alaska = findChamber("AK", 4);
    expect(alaska && [0, 1].map((position) => findElectionYear(alaska, position))).toEqual([2024, 2022]);
  });
});

describe("districts", () => {
  it("have unique ids and numbers; congressional ones have the lookup’s ids", () => {
    expect(new Set(DISTRICTS.map(({ id }) => id)).size).toBe(DISTRICTS.length);
    expect(new Set(DISTRICTS.map(({ state, chamberId, number }) => `${state} ${chamberId} ${number}`)).size).toBe(
      DISTRICTS.length,
    );
    const lookup = LOOKUP_ROWS.filter(({ list }) => list === "districts").map(({ id, name, short_code }) => ({
      id,
      name,
      short_code,
    }));
    expect(
      DISTRICTS.filter(({ chamberId }) => chamberId === 1).map(({ id, name, state, number }) => ({
        id,
        name,
        short_code: `${state}-${number}`,
      })),
    ).toEqual(lookup);
    expect(findDistrict("WA", 1, "5")?.id).toBe(5305);
    expect(findDistrict("NH", 3, "Belknap 1")).toMatchObject({
      id: 3330001,
      name: "New Hampshire House of Representatives, Belknap 1",
    });
    expect(findDistrict("MN", 3, "1B")?.name).toBe("Minnesota House of Representatives, District 1B");
    expect(findDistrict("AZ", 3, "1")?.name).toBe("Arizona House of Representatives, 1st District (2 seats)");
  });
});

describe("standing committees of the states", () => {
  it("exist in every chamber, more in larger ones, with unique keys", () => {
    expect(new Set(STANDING_COMMITTEES.map(({ key }) => key)).size).toBe(STANDING_COMMITTEES.length);
    for (const { state, chamberId, seats, name } of CHAMBERS) {
      const own = STANDING_COMMITTEES.filter((each) => each.state === state && each.chamberId === chamberId);
      expect(own.length, name).toBeGreaterThanOrEqual(7);
      expect(own.length, name).toBeLessThanOrEqual(16);
      for (const { size, longName, jurisdiction } of own) {
        expect(size, longName).toBeLessThanOrEqual(seats);
        expect(longName).toBe(`${name} Committee on ${longName.split(" Committee on ")[1]}`);
        expect(jurisdiction).toMatch(/[.]$/u);
      }
    }
    const assembly = STANDING_COMMITTEES.filter(({ state, chamberId }) => state === "CA" && chamberId === 3);
    expect(assembly).toHaveLength(13);
    expect(assembly[0]).toMatchObject({
      key: "CA-3-appropriations",
      longName: "California State Assembly Committee on Appropriations",
      size: 14,
    });
  });
});

describe("statewide offices", () => {
  it("are those that each state elects", () => {
    const states = (key: string) =>
      STATEWIDE_OFFICES.filter((each) => each.key === key && FIFTY_STATES.has(each.state));
    expect(GOVERNORSHIPS).toHaveLength(STATES.length);
    expect(states("attorney-general")).toHaveLength(43);
    expect(states("lieutenant-governor")).toHaveLength(43);
    expect(states("secretary-of-state")).toHaveLength(35);
    expect(states("treasurer")).toHaveLength(36);
    expect(states("superintendent")).toHaveLength(12);
    expect(states("agriculture")).toHaveLength(12);
    expect(STATEWIDE_OFFICES.find(({ state, key }) => state === "TX" && key === "comptroller")?.title).toBe(
      "Comptroller of Public Accounts",
    );
    expect(new Set(STATEWIDE_OFFICES.map(({ state, key }) => `${state} ${key}`)).size).toBe(STATEWIDE_OFFICES.length);
    for (const { state, termYears, lastElection } of [...GOVERNORSHIPS, ...STATEWIDE_OFFICES]) {
      expect(findState(state)).toBeDefined();
      expect(lastElection + termYears, state).toBeGreaterThanOrEqual(2026);
    }
  });
});
