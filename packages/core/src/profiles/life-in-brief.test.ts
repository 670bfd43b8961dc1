import { describe, expect, it } from "vitest";
import { aFullProfile, aProfile, anEducation } from "../../testing/profiles.ts";
import { lifeInBrief } from "./life-in-brief.ts";
import type { PersonProfile } from "./profile.ts";

const education = (fields: Parameters<typeof aProfile>[0]) => lifeInBrief(aProfile(fields))[0]?.lines;

const birth = (fields: Parameters<typeof aProfile>[0]) => lifeInBrief(aProfile(fields))[0]?.lines;

const party = (fields: Partial<PersonProfile>) => lifeInBrief(aProfile(fields))[0]?.lines;

describe("lifeInBrief", () => {
  it("has fifteen rows in the specification's order", () => {
    expect(lifeInBrief(aFullProfile())).toEqual([
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
          "Share of the vote last time: 57.2%",
        ],
        html: "<p>Has never lost a general election.</p>",
      },
    ]);
  });

  it("leaves out what nothing is known of", () => {
    expect(lifeInBrief(aProfile({ electoralOverview: "<p></p>", residences: [" "] }))).toEqual([]);
  });

  it("tells the age without a date, and the date without an age", () => {
    expect(birth({ age: 58 })).toEqual(["Age 58"]);
    expect(birth({ birthDate: "1968-03-04" })).toEqual(["March 4, 1968"]);
  });

  it("names the party as fully as it is known", () => {
    const full = { politicalPartyFull: "Democratic-Farmer-Labor", politicalParty: "Democrat", party: "D" };
    expect(party(full)).toEqual(["Democratic-Farmer-Labor"]);
    expect(party({ ...full, politicalPartyFull: "" })).toEqual(["Democrat"]);
    expect(party({ party: "D" })).toEqual(["D"]);
  });

  it("falls back on the summary of an education without details, and leaves out empty ones", () => {
    expect(education({ educationSummary: "Agricultural economist." })).toEqual(["Agricultural economist."]);
    const nothing = { degree: "", fieldOfStudy: "", schoolName: "", yearEnd: -1 };
    expect(education({ education: [anEducation(), anEducation(nothing)] })).toHaveLength(1);
  });

  it("keeps the whole share of a vote without decimals", () => {
    expect(lifeInBrief(aProfile({ priorWinPct: "60%" }))[0]?.lines).toEqual(["Share of the vote last time: 60%"]);
    expect(lifeInBrief(aProfile({ priorWinPct: "n/a" }))).toEqual([]);
  });
});
