import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseWholeDate } from "./openstates-dates.ts";
import { readStatePerson } from "./openstates-person.ts";
import type { StatePerson, StateRole } from "./openstates-schemas.ts";

const TODAY = "2026-08-15";
const STATE = "ocd-jurisdiction/country:us/state:tx/government";

const aRole = (differs: Partial<StateRole>): StateRole => ({
  type: "upper",
  district: "5",
  jurisdiction: STATE,
  ...differs,
});

const aPerson = (...roles: StateRole[]): StatePerson => ({
  id: "ocd-person/00000000-0000-4000-8000-000000000001",
  name: "Ada Vance",
  roles,
});

const profileOf = (person: StatePerson) => {
  const read = readStatePerson(person, TODAY, []);
  if (read.status === "bad") throw new Error(read.why);
  return read.person.profile;
};

describe("local offices", () => {
  const localRole = (place: string, differs: Partial<StateRole> = {}) =>
    aRole({
      type: "mayor",
      district: undefined,
      jurisdiction: `ocd-jurisdiction/country:us/state:tx/${place}/government`,
      ...differs,
    });

  it.each([
    ["place:el_paso", "Mayor, El Paso, Texas"],
    ["place:st._mary~s", "Mayor, St. Mary’s, Texas"],
    ["place:o~fallon", "Mayor, O’Fallon, Texas"],
    ["place:coeur_d~alene", "Mayor, Coeur d’Alene, Texas"],
    ["place:fond_du_lac", "Mayor, Fond du Lac, Texas"],
    ["place:louisville~jefferson_county", "Mayor, Louisville-Jefferson County, Texas"],
    ["place:española", "Mayor, Española, Texas"],
    ["county:kauai", "Mayor, Kauai County, Texas"],
  ])("names the place of %s", (place, position) => {
    expect(profileOf(aPerson(localRole(place)))).toMatchObject({ position_summary: position, district: "" });
  });

  it.each([
    ["Position 2", "Position 2"],
    ["At-large", "At-Large District"],
    ["3", "3rd District"],
  ])("name the district %s of a council", (district, shown) => {
    const read = readStatePerson(aPerson(localRole("place:elma", { type: "council member", district })), TODAY, []);
    expect(read).toMatchObject({
      person: {
        profile: { position_summary: `Council Member, Elma, Texas, ${shown}`, chamber_id: null, district: "" },
        terms: [{ type: "council member", district: `Elma, ${shown}` }],
      },
    });
  });
});

describe("role of a person", () => {
  it.each([
    [
      "the current one",
      [aRole({ end_date: "2022-01-01" }), aRole({ type: "lower", district: "9" })],
      "State Representative, Texas, 9th District",
    ],
    ["the weightiest of several", [aRole({}), aRole({ type: "governor", district: undefined })], "Governor, Texas"],
    [
      "the next one, before a past one",
      [aRole({ end_date: "2025-01-01" }), aRole({ type: "lt_governor", start_date: "2027-01-01" })],
      "Incoming Lieutenant Governor, Texas",
    ],
    [
      "the last one if all have ended",
      [aRole({ end_date: "2021-01-01" }), aRole({ type: "lower", end_date: "2019" })],
      "Former State Senator, Texas, 5th District",
    ],
    [
      "one that ends this year, until the end of the year",
      [aRole({ end_date: "2026" })],
      "State Senator, Texas, 5th District",
    ],
    ["one that ended today", [aRole({ end_date: TODAY })], "Former State Senator, Texas, 5th District"],
  ])("is %s", (_, roles, position) => {
    expect(profileOf(aPerson(...roles))).toMatchObject({ position_summary: position });
  });
});

const dates = fc.option(
  fc.oneof(
    fc.constantFrom("2019", "2026", "2024-02", "2023-02-29", "2031-01-01"),
    fc
      .date({ min: new Date("1990-01-01"), max: new Date("2035-12-31"), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
  ),
  { nil: undefined },
);
const text = fc.string({ minLength: 1, maxLength: 30 });
const optional = fc.option(text, { nil: undefined });
const period = { start_date: dates, end_date: dates };

const role = fc.record({
  type: fc.oneof(
    fc.constantFrom("upper", "lower", "legislature", "governor", "lt_governor", "mayor", "attorney general"),
    text,
  ),
  district: fc.option(fc.oneof(fc.constantFrom("At-Large", "07", "12A", "Belknap 2"), text), { nil: undefined }),
  jurisdiction: fc.constantFrom(
    STATE,
    "ocd-jurisdiction/country:us/district:dc/government",
    "ocd-jurisdiction/country:us/territory:pr/government",
    "ocd-jurisdiction/country:us/state:tx/place:el_paso/government",
    "ocd-jurisdiction/country:us/government",
    "ocd-jurisdiction/country:us/state:zz/government",
  ),
  ...period,
});

const office = fc.record({
  classification: optional,
  note: optional,
  name: optional,
  address: optional,
  voice: optional,
  fax: optional,
});

const people: fc.Arbitrary<StatePerson> = fc.record({
  id: fc.uuid().map((uuid) => `ocd-person/${uuid}`),
  name: text,
  given_name: optional,
  family_name: optional,
  gender: optional,
  biography: optional,
  birth_date: dates,
  death_date: dates,
  image: optional,
  party: fc.option(
    fc.array(
      fc.record({ name: fc.constantFrom("Democratic", "Republican", "Progressive/Democratic", "Ours"), ...period }),
    ),
    { nil: undefined },
  ),
  roles: fc.array(role, { minLength: 1, maxLength: 4 }),
  offices: fc.option(fc.array(office, { maxLength: 4 }), { nil: undefined }),
  links: fc.option(fc.array(fc.record({ url: fc.oneof(fc.webUrl(), text), note: optional })), { nil: undefined }),
  other_names: fc.option(fc.array(fc.record({ name: text, ...period })), { nil: undefined }),
  extras: fc.option(fc.jsonValue(), { nil: undefined }),
});

describe("readStatePerson with any valid record", () => {
  it("returns rows that the database accepts, or a reason with a path", () => {
    let good = 0;
    fc.assert(
      fc.property(people, (person) => {
        const read = readStatePerson(person, TODAY, []);
        if (read.status === "bad") {
          expect(read.why).not.toBe("");
          expect(read.path.length).toBeGreaterThan(0);
          return;
        }
        good += 1;
        const { profile, terms, offices } = read.person;
        expect(profile["position_summary"]).not.toBe("");
        expect(profile["state_code"]).toMatch(/^[A-Z]{2}$/u);
        for (const { start_date, end_date } of terms) {
          for (const date of [start_date, end_date])
            expect(date === null || (typeof date === "string" && parseWholeDate(date) === date)).toBe(true);
        }
        expect(new Set(offices.map(({ source_id }) => source_id)).size).toBe(offices.length);
        if (profile["is_former"]) expect(offices).toEqual([]);
        expect(Object.values(profile)).not.toContain(undefined);
      }),
    );
    expect(good).toBeGreaterThan(0);
  });
});
