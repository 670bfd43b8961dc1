import { describe, expect, it } from "vitest";
import { describeEducation, listExtraTexts, listDistrictPlaces, listStaff, listPosts } from "./openstates-extras.ts";

const person = (extras: unknown) => ({
  id: "ocd-person/00000000-0000-4000-8000-000000000001",
  name: "Ada Vance",
  roles: [],
  extras,
});

describe("facts in extras", () => {
  it.each([
    [{ county: "Crook, Weston Counties" }, ["Crook", "Weston"]],
    [{ "represented counties": "Lee, Moore" }, ["Lee", "Moore"]],
    [{ "counties represented": ["Adams", " Boone  County "] }, ["Adams", "Boone County"]],
    [{ "City/Town Represented": "Bristol and Warren" }, ["Bristol", "Warren"]],
    [{ "home county": "Lee" }, []],
    [null, []],
  ])("lists the places of a district: %j", (extras, places) => {
    expect(listDistrictPlaces(person(extras))).toEqual(places);
  });

  it("reads schools as text, or as lists with degree and year", () => {
    const school = { schoolName: "Hill University", gradYear: "1994", degree: "BA Geology" };
    expect(describeEducation(person({ education: [school, "Hill High School"] }))).toBe(
      "BA Geology, Hill University (1994); Hill High School",
    );
    expect(describeEducation(person({ Education: { schoolName: "Hill High School" } }))).toBe("Hill High School");
  });

  it("reads occupations and military service", () => {
    expect(listExtraTexts(person({ occupation: "Farmer", "military experience": "US Army" }), "work")).toEqual([
      "Farmer",
      "US Army",
    ]);
  });
});

describe("posts in the leadership", () => {
  const senate = { type: "upper", state: "WY", district: "9", place: "" };
  const house = { type: "lower", state: "TX", district: "21", place: "" };
  const titles = (extras: unknown, seat = house, isSeated = true) =>
    listPosts(person(extras), seat, isSeated).map(({ title, end_date }) => [title, end_date]);

  it.each([
    [{ title: "Majority Floor Leader" }, [["Majority Floor Leader", null]]],
    [{ "leadership position": "Speaker" }, [["Speaker of the House", null]]],
    [{ role: "State Representative" }, []],
    [{ title: ["Majority Whip", "Majority Whip"] }, [["Majority Whip", null]]],
  ])("are current titles, without those of ordinary members: %j", (extras, expected) => {
    expect(titles(extras)).toEqual(expected);
  });

  it("are also earlier ones with their years, which former members keep", () => {
    const leadership = [
      { startYear: "2025", endYear: "Present", position: "Senate Majority Leader  ", currentLeader: "true" },
      { startYear: "2019", endYear: "2020", position: "Senate Vice President", currentLeader: "false" },
    ];
    const past = ["Senate Vice President, 2019–2020", "2020-12-31"];
    expect(titles({ leadership }, senate)).toEqual([["Senate Majority Leader", null], past]);
    expect(titles({ leadership, title: "Majority Leader" }, senate)).toEqual([["Majority Leader", null], past]);
    expect(titles({ leadership }, senate, false)).toEqual([past]);
  });
});

describe("staff in extras", () => {
  it("is read with title, e-mail and telephone", () => {
    const extras = {
      "legislative assistant": "Joe Lamb",
      "legislative assistant email": "joe.lamb@leg.example.org",
      "press contact name": "Eve Reed",
      "press contact phone": "701-555-0112",
      staff1: "Ann Hill",
      staff_email1: "ann@leg.example.org",
      staff2: "Ben Hill",
    };
    expect(listStaff({ extras })).toEqual([
      { name: "Joe Lamb", title: "Legislative Assistant", email: "joe.lamb@leg.example.org", phone: "" },
      { name: "Eve Reed", title: "Press Contact", email: "", phone: "701-555-0112" },
      { name: "Ann Hill", title: "Staff", email: "ann@leg.example.org", phone: "" },
      { name: "Ben Hill", title: "Staff", email: "", phone: "" },
    ]);
  });

  it.each([
    { assistant: "Joe Lamb", "assistant email": "joe@gmail.com" },
    { assistant: "Joe Lamb", "assistant cell phone": "701-555-0113" },
    { assistant: "Joe Lamb", "assistant home address": "9 Orchard Row" },
    { assistant: { name: "Joe Lamb", mobile: "701-555-0113", "personal email": "joe@leg.example.org" } },
  ])("has no personal address or telephone: %j", (extras) => {
    expect(listStaff({ extras })).toEqual([{ name: "Joe Lamb", title: "Assistant", email: "", phone: "" }]);
  });
});
