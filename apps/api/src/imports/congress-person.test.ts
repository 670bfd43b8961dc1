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
  const read = readPerson(record, "X900001", TODAY);
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
    const read = readPerson(aPerson({ party: "Independent", caucus: "Republican" }), "X900001", TODAY);
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

describe("other facts of a person", () => {
  it("stores the party that an Independent caucuses with, and the rank among the state’s senators", () => {
    const senator = aPerson({
      type: "sen",
      class: "2",
      party: "Independent",
      caucus: "Democrat",
      state_rank: "senior",
    });
    expect(profileOf(senator)).toMatchObject({ "body.caucuses_with": "Democrat", "body.state_rank": "senior" });
  });

  it("describes family members in politics", () => {
    const record = aPerson({});
    record.family = [
      { name: "Vera Vance ", relation: "daughter" },
      { name: "Otto Holloway", relation: "wife" },
    ];
    expect(profileOf(record)["body.family_members"]).toBe("Daughter of Vera Vance; wife of Otto Holloway");
  });

  it("stores how terms began and ended, and the party at the time and today", () => {
    const record = aPerson(
      { how: "appointment", "end-type": "special-election" },
      {
        party: "Republican",
        party_affiliations: [
          { start: "2025-01-03", end: "2026-03-08", party: "Republican" },
          { start: "2026-03-09", end: "2027-01-03", party: "Independent", caucus: "Republican" },
        ],
      },
    );
    const read = readPerson(record, "X900001", TODAY);
    expect(read).toMatchObject({
      person: {
        profile: { party_id: 3, "body.caucuses_with": "Republican" },
        terms: [
          { note: "by appointment; until a special election" },
          {
            note:
              "Republican from January 3, 2025 to March 8, 2026; " +
              "Independent (caucuses with the Republicans) from March 9, 2026 to January 3, 2027",
          },
        ],
      },
    });
  });

  it("links to pages about a person elsewhere", () => {
    const record = aPerson({ rss_url: "https://vance.example.org/feed" });
    record.id = { bioguide: "X900001", wikipedia: "Ada Vance (politician)", fec: ["H0WA1", "S0WA1"], cspan: "7" };
    expect(profileOf(record)["body.links"]).toEqual([
      { label: "RSS feed", url: "https://vance.example.org/feed" },
      { label: "Biographical Directory of Congress", url: "https://bioguide.congress.gov/search/bio/X900001" },
      { label: "Wikipedia", url: "https://en.wikipedia.org/wiki/Ada_Vance_(politician)" },
      { label: "Federal Election Commission (H0WA1)", url: "https://www.fec.gov/data/candidate/H0WA1/" },
      { label: "Federal Election Commission (S0WA1)", url: "https://www.fec.gov/data/candidate/S0WA1/" },
      { label: "C-SPAN", url: "https://www.c-span.org/person/?7" },
    ]);
  });
});

describe("invalid terms", () => {
  const read = (...terms: Partial<TermRecord>[]) => readPerson(aPerson(...terms), "X900001", TODAY);
  const wrong: [Partial<TermRecord>, string, string, Record<string, unknown>][] = [
    [{ end: "2024-01-03" }, "end", "is before the term’s start, 2025-01-03", { end_date: null, district: "5" }],
    [{ state: "ZZ" }, "state", "is not a state or territory: ZZ", { state_code: "WA", district: "5" }],
    [{ state: undefined }, "state", "is missing", { state_code: "WA", district: "5" }],
    [{ district: undefined }, "district", "is missing", { state_code: "WA", district: "" }],
    [{ type: "sen", district: undefined }, "class", "is missing", { type: "sen", senate_class: null }],
  ];

  it.each(wrong)("the invalid parts of the last one are left out: %j", (term, field, why, kept) => {
    expect(read({ district: "1" }, term)).toMatchObject({
      status: "good",
      doubts: [{ path: ["terms", 1, field], why }],
      person: { terms: [{ district: "1" }, kept], profile: { state_code: "WA", is_former: false } },
    });
  });

  it.each(wrong.slice(0, 3))("an invalid past one is left out: %j", (term, field, why) => {
    const reading = read(term, { district: "1" });
    expect(reading).toMatchObject({ status: "good", doubts: [{ path: ["terms", 0, field], why }] });
    if (reading.status === "good") expect(reading.person.terms).toMatchObject([{ district: "1" }]);
  });

  it("reject a person who has no other", () => {
    expect(read({ state: "ZZ" })).toEqual({
      status: "bad",
      path: ["terms", 0, "state"],
      why: "is not a state or territory: ZZ",
    });
  });
});
