import { describe, expect, it } from "vitest";
import { readPerson } from "./congress-person.ts";
import type { PersonRecord, TermRecord } from "./congress-schemas.ts";

const TODAY = "2026-06-01";

const aTerm = (term: Partial<TermRecord>): TermRecord => ({
  type: "rep",
  start: "2025-01-03",
  end: "2027-01-03",
  state: "WA",
  district: "5",
  party: "Democrat",
  ...term,
});

const aPerson = (...terms: Partial<TermRecord>[]): PersonRecord => ({
  id: { bioguide: "X900001" },
  name: { first: "Ada", last: "Vance-Holloway" },
  terms: terms.map(aTerm),
});

const profileOf = (record: PersonRecord) => {
  const read = readPerson(record, TODAY);
  if (read.status === "bad") throw new Error(read.why);
  return read.person.profile;
};

describe("position of a person", () => {
  it.each([
    [{ type: "sen", class: "2" }, "Senator", "United States Senator, Washington", "", 101],
    [{ district: "5" }, "Representative", "United States Representative, Washington, 5th District", "5", 102],
    [
      { state: "CA", district: "22" },
      "Representative",
      "United States Representative, California, 22nd District",
      "22",
      102,
    ],
    [
      { state: "CA", district: "12" },
      "Representative",
      "United States Representative, California, 12th District",
      "12",
      102,
    ],
    [
      { state: "AK", district: "0" },
      "Representative",
      "United States Representative, Alaska, At-Large District",
      "AL",
      102,
    ],
    [{ state: "GU", district: "0" }, "Delegate", "Delegate, Guam", "AL", 103],
    [{ state: "PR", district: "0" }, "Resident Commissioner", "Resident Commissioner, Puerto Rico", "AL", 103],
  ])("%j", (term, title, position_summary, district, profile_type_id) => {
    expect(profileOf(aPerson(term))).toMatchObject({ title, position_summary, district, profile_type_id });
  });

  it("uses party and district of the last term", () => {
    expect(
      profileOf(aPerson({ party: "Democrat", district: "1" }, { party: "Republican", district: "4" })),
    ).toMatchObject({
      party_id: 1,
      district: "4",
    });
  });

  it("stores an independent’s party, and the caucus with the term", () => {
    const read = readPerson(aPerson({ party: "Independent", caucus: "Republican" }), TODAY);
    expect(read).toMatchObject({
      person: { profile: { party_id: 3 }, terms: [{ party_name: "Independent", caucus_name: "Republican" }] },
    });
  });

  it("marks a president as former after the term", () => {
    const office = { state: undefined, district: undefined, start: "2021-01-20" };
    expect(profileOf(aPerson({ ...office, type: "prez", end: "2029-01-20" }))).toMatchObject({
      is_former: false,
      position_summary: "President of the United States",
      chamber_id: null,
    });
    const past = aPerson(
      { ...office, type: "prez", end: "2022-01-20" },
      { ...office, type: "viceprez", end: "2025-01-20" },
    );
    expect(profileOf(past)).toMatchObject({
      is_former: true,
      position_summary: "Former President of the United States",
    });
  });
});

describe("invalid terms", () => {
  it.each([
    [{ end: "2024-01-03" }, "end", "is before the term’s start, 2025-01-03"],
    [{ state: "ZZ" }, "state", "is not a state or territory: ZZ"],
    [{ state: undefined }, "state", "is missing"],
    [{ district: undefined }, "district", "is missing"],
    [{ type: "sen" }, "class", "is missing"],
  ])("%j", (term, field, why) => {
    expect(readPerson(aPerson({}, term), TODAY)).toEqual({ status: "bad", path: ["terms", 1, field], why });
  });
});
