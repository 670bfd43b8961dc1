import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anEducation } from "../../testing/profile-parts.ts";
import { aFullProfile, aProfile } from "../../testing/profiles.ts";
import { listLifeInBrief } from "./life-in-brief.ts";
import type { PersonProfile } from "./profile.ts";

const TODAY = "2026-11-23";
const education = (fields: Parameters<typeof aProfile>[0]) => listLifeInBrief(aProfile(fields), TODAY)[0]?.lines;

const birth = (fields: Parameters<typeof aProfile>[0]) => listLifeInBrief(aProfile(fields), TODAY)[0]?.lines;

const party = (fields: Partial<PersonProfile>) => listLifeInBrief(aProfile(fields), TODAY)[0]?.lines;

describe("listLifeInBrief", () => {
  it("lists all rows in a fixed order", () => {
    expect(listLifeInBrief(aFullProfile(), TODAY)).toEqual([
      { label: "Phonetic name", lines: ["ROOTH HAL-vor-sen"] },
      { label: "Birthdate", lines: ["March 4, 1968 (58)"] },
      { label: "Birthplace", lines: ["Broken Bow, Nebraska"] },
      { label: "Hometown", lines: ["Broken Bow"] },
      { label: "Residences", lines: ["Lincoln", "Washington, DC"] },
      { label: "Religion", lines: ["Lutheran (ELCA)"] },
      { label: "Ethnicity", lines: ["White"] },
      { label: "Education", lines: ["MS, Agricultural Economics, University of Nebraska–Lincoln, 1992"] },
      { label: "Marital status", lines: ["Married (Dale Halvorsen)"] },
      { label: "Family", lines: ["Two children"] },
      { label: "Title", lines: ["Senator"] },
      { label: "Party", lines: ["Republican"] },
      { label: "Electoral history", lines: ["2026 U.S. Senate, won 57.2%"] },
      { label: "Work history", lines: ["Owner, Halvorsen Grain, 1993–2014"] },
      {
        label: "Electoral overview",
        lines: [
          "First elected: 2014",
          "Terms in this seat: 3",
          "Next election: November 2, 2032",
          "Vote share in last election: 57.2%",
        ],
        html: "<p>Has never lost a general election.</p>",
      },
      { label: "District includes", lines: ["Custer County, Loup County"] },
    ]);
  });

  it("says with whom an Independent caucuses", () => {
    const profile = aProfile({ politicalParty: "Independent", caucusesWith: "Democrat" });
    expect(listLifeInBrief(profile, TODAY)).toEqual([
      { label: "Party", lines: ["Independent, caucuses with the Democrats"] },
    ]);
  });

  it("omits rows without data", () => {
    expect(listLifeInBrief(aProfile({ electoralOverview: "<p></p>", residences: [" "] }), TODAY)).toEqual([]);
  });

  it("shows the age without a date, and the date without an age", () => {
    expect(birth({ age: 58 })).toEqual(["Age 58"]);
    expect(birth({ birthDate: "1968-03-04" })).toEqual(["March 4, 1968"]);
  });

  it("shows the party's name as completely as known", () => {
    const full = { politicalPartyFull: "Democratic-Farmer-Labor", politicalParty: "Democrat", party: "D" };
    expect(party(full)).toEqual(["Democratic-Farmer-Labor"]);
    expect(party({ ...full, politicalPartyFull: "" })).toEqual(["Democrat"]);
    expect(party({ party: "D" })).toEqual(["D"]);
  });

  it("falls back to the summary of an education without details, and omits empty ones", () => {
    expect(education({ educationSummary: "Agricultural economist." })).toEqual(["Agricultural economist."]);
    const nothing = { degree: "", fieldOfStudy: "", schoolName: "", yearEnd: -1 };
    expect(education({ education: [anEducation(), anEducation(nothing)] })).toHaveLength(1);
  });

  it("shows an election's known facts", () => {
    const elections = (year: number, raceName: string, status: string) =>
      listLifeInBrief(aProfile({ electoralHistory: [{ year, raceName, status }] }), TODAY)[0]?.lines;
    expect(elections(2026, "", "won")).toEqual(["2026, won"]);
    expect(elections(0, "U.S. Senate", "won")).toEqual(["U.S. Senate, won"]);
    expect(elections(-1, "U.S. Senate", "")).toEqual(["U.S. Senate"]);
    expect(elections(-1, "", "won")).toEqual(["won"]);
  });

  it("summarizes an electoral history above the limit", () => {
    const electoralHistory = [2026, 2020, 2014, 2008, 2002].map((year) => ({
      year,
      raceName: "U.S. Senate",
      status: "won",
    }));
    const [row] = listLifeInBrief(aProfile({ electoralHistory }), TODAY);
    expect(row).toMatchObject({ summary: "2002–2026, 5 elections" });
    expect(row?.lines).toHaveLength(5);
    expect(listLifeInBrief(aProfile({ electoralHistory: electoralHistory.slice(1) }), TODAY)[0]).not.toHaveProperty(
      "summary",
    );
  });

  it.each([0, -1])("leaves the unknown year %j out of the summary", (unknown) => {
    const electoralHistory = [2026, 2020, 2014, 2008, unknown].map((year) => ({ year, raceName: "", status: "won" }));
    expect(listLifeInBrief(aProfile({ electoralHistory }), TODAY)[0]?.summary).toBe("2008–2026, 5 elections");
  });

  it("has a row for prose only", () => {
    expect(listLifeInBrief(aProfile({ electoralOverview: "<p>Never lost.</p>" }), TODAY)).toEqual([
      { label: "Electoral overview", lines: [], html: "<p>Never lost.</p>" },
    ]);
  });

  it("shows each electoral fact even without the others", () => {
    const facts = (fields: Partial<PersonProfile>) => listLifeInBrief(aProfile(fields), TODAY)[0]?.lines;
    expect(facts({ firstElected: "2014-11-04" })).toEqual(["First elected: November 4, 2014"]);
    expect(facts({ numberTenuresInSeat: 0 })).toEqual(["Terms in this seat: 0"]);
    expect(facts({ nextElectionDate: "2032-11-02" })).toEqual(["Next election: November 2, 2032"]);
    expect(facts({ nextElectionDate: TODAY })).toEqual(["Next election: November 23, 2026"]);
    expect(facts({ nextElectionDate: "2026-11-03" })).toEqual(["Last scheduled election: November 3, 2026"]);
    expect(facts({ priorWinPct: "50.04" })).toEqual(["Vote share in last election: 50%"]);
  });

  it("shows a whole vote share without decimals", () => {
    expect(listLifeInBrief(aProfile({ priorWinPct: "60%" }), TODAY)[0]?.lines).toEqual([
      "Vote share in last election: 60%",
    ]);
    expect(listLifeInBrief(aProfile({ priorWinPct: "n/a" }), TODAY)).toEqual([]);
  });

  it("lists only known rows in the same order, none of them empty", () => {
    const full = aFullProfile();
    const fields = Object.keys(full) as (keyof PersonProfile)[];
    const order = listLifeInBrief(full, TODAY).map(({ label }) => label);
    fc.assert(
      fc.property(fc.subarray(fields), (chosen) => {
        const rows = listLifeInBrief(aProfile(Object.fromEntries(chosen.map((field) => [field, full[field]]))), TODAY);
        const places = rows.map(({ label }) => order.indexOf(label));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places).not.toContain(-1);
        for (const { lines, html } of rows) {
          expect(lines.length > 0 || html !== undefined).toBe(true);
          expect(lines.every((line) => line !== "" && line === line.trim())).toBe(true);
        }
      }),
    );
  });
});
