import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anOffice, aStaffer } from "../../testing/profile-parts.ts";
import { aFullProfile, aProfile } from "../../testing/profiles.ts";
import {
  describeMissingContents,
  PANEL_HTML,
  formatPanelNote,
  type ProfilePanel,
  listProfilePanels,
  describeRating,
  listNarrativeVersions,
} from "./panels.ts";
import type { PersonProfile } from "./profile.ts";
import { hasText } from "../kernel/html-text.ts";

const titles = (profile: PersonProfile) => listProfilePanels(profile).map((panel) => panel.title);

describe("listProfilePanels", () => {
  it("lists every section of a full profile in order", () => {
    expect(titles(aFullProfile())).toEqual([
      "Quick Summary",
      "Narrative Biography",
      "Congressional Information",
      "Staffers",
      "Approach and Motivations",
      "Policy Positions and Areas of Focus",
      "Core Communities",
      "Financial Information",
      "Professional Affiliations",
      "Criticisms and Controversies",
      "Special Interest Group Ratings",
      "Web and Social Media",
      "Office Contact Information",
      "History",
      "This Seat",
      "Nebraska in Congress",
      "Related Profiles",
    ]);
  });

  it("describes each section", () => {
    expect(listProfilePanels(aFullProfile()).map(({ id, kind }) => [id, kind])).toEqual([
      ["quick-summary", "html"],
      ["narrative", "narrative"],
      ["legislative", "legislative"],
      ["staffers", "staffers"],
      ["approach", "html"],
      ["policy", "html"],
      ["communities", "html"],
      ["finance", "finance"],
      ["affiliations", "html"],
      ["criticisms", "html"],
      ["ratings", "ratings"],
      ["web", "web"],
      ["offices", "offices"],
      ["history", "history"],
      ["seat", "seat"],
      ["delegation", "delegation"],
      ["related", "related"],
    ]);
  });

  it("opens all sections of a profile without prose", () => {
    const panels = listProfilePanels(
      aProfile({ offices: [anOffice()], staffers: [aStaffer()], updatedDate: "2026-11-20" }),
    );
    expect(panels.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      ["staffers", true],
      ["offices", true],
      ["history", true],
    ]);
  });

  it.each(["quickSummary", "narrative"] as const)("opens only some sections of a profile with a %s", (field) => {
    const panels = listProfilePanels(aProfile({ [field]: "<p>A life.</p>", updatedDate: "2026-11-20" }));
    expect(panels.map(({ id, isOpen }) => [id, isOpen])).toEqual([
      [expect.anything(), true],
      ["history", false],
    ]);
  });

  it("shows a seat only with earlier or later holders", () => {
    const holder = { id: 1, name: "Ruth Halvorsen", party: "", start: "", end: "" };
    expect(titles(aProfile({ seatHolders: [holder] }))).toEqual([]);
    expect(titles(aProfile({ seatHolders: [holder, { ...holder, id: 2 }] }))).toEqual(["This Seat"]);
  });

  it("opens summary, biography, staffers and offices", () => {
    const open = listProfilePanels(aFullProfile()).filter((panel) => panel.isOpen);
    expect(open.map((panel) => panel.id)).toEqual(["quick-summary", "narrative", "staffers", "offices"]);
  });

  it("lists no section for a person without data", () => {
    expect(titles(aProfile({ quickSummary: "<p>&nbsp;</p>", address: " ", email: "\n" }))).toEqual([]);
  });

  it.each<[Partial<PersonProfile>, string]>([
    [{ fullNarrative: "<p>Long</p>" }, "Narrative Biography"],
    [{ leadershipPost: "Whip" }, "Legislative Information"],
    [{ keyVotes: [{ billNumber: "S. 1", name: "", vote: "Yea" }] }, "Legislative Information"],
    [{ committeeLeadership: [{ position: "Chair", name: "Rules" }] }, "Legislative Information"],
    [{ allCaucuses: aFullProfile().allCaucuses }, "Legislative Information"],
    [{ staffers: aFullProfile().staffers, staffersHeading: "Office Staff" }, "Office Staff"],
    [{ fecData: aFullProfile().fecData }, "Campaign Finance"],
    [{ financialInfo: "<p>Owns a farm.</p>" }, "Financial Information"],
    [{ websiteUrl: "https://example.org" }, "Web and Social Media"],
    [{ contactFormUrl: "https://example.org/contact" }, "Office Contact Information"],
    [{ phone: "(202) 555-4400" }, "Office Contact Information"],
    [{ narrative: "<p>Short</p>" }, "Narrative Biography"],
    [{ committees: aFullProfile().committees }, "Legislative Information"],
    [{ caucuses: aFullProfile().caucuses }, "Legislative Information"],
    [{ staffers: aFullProfile().staffers }, "Staffers"],
    [{ offices: aFullProfile().offices }, "Office Contact Information"],
    [{ address: "1 Main Street" }, "Office Contact Information"],
    [{ email: "office@example.org" }, "Office Contact Information"],
    [{ updatedDate: "2026-11-18" }, "History"],
    [{ substantiveUpdatedDate: "2026-11-09" }, "History"],
    [{ terms: aFullProfile().terms }, "History"],
    [{ delegation: aFullProfile().delegation }, "The State in Congress"],
  ])("%j has only the section %s", (fields, title) => expect(titles(aProfile(fields))).toEqual([title]));

  it("has unique ids, and every HTML section refers to a field with text", () => {
    const full = aFullProfile();
    const fields = Object.keys(full) as (keyof PersonProfile)[];
    fc.assert(
      fc.property(fc.subarray(fields), (chosen) => {
        const profile = aProfile(Object.fromEntries(chosen.map((field) => [field, full[field]])));
        const panels = listProfilePanels(profile);
        expect(new Set(panels.map((panel) => panel.id)).size).toBe(panels.length);
        for (const { id, kind } of panels) {
          if (kind === "html") expect(profile[PANEL_HTML[id as keyof typeof PANEL_HTML]]).not.toBe("");
        }
        const order = listProfilePanels(full).map((panel) => panel.id);
        const places = panels.map((panel) => order.indexOf(panel.id));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});

describe("formatPanelNote", () => {
  const note = (kind: ProfilePanel["kind"], fields: Partial<PersonProfile> = {}) =>
    formatPanelNote({ kind }, aProfile({ substantiveUpdatedDate: null, fecData: null, offices: [], ...fields }));
  const fecData = { cashOnHand: "", cid: "", cycle: "2024", debt: "", lastUpdated: "", spent: "", total: "" };

  it("returns a count or a date, if there is one", () => {
    expect(note("narrative", { substantiveUpdatedDate: "2026-03-04" })).toBe("Updated March 4, 2026");
    expect(note("narrative")).toBe("");
    expect(note("staffers", { staffers: [aStaffer(), aStaffer()] })).toBe("2");
    expect(note("finance", { fecData })).toBe("2024 cycle");
    expect(note("finance", { fecData: { ...fecData, cycle: "" } })).toBe("");
    expect(note("finance")).toBe("");
    expect(note("ratings", { sigRatings: [{ name: "Farm Bureau", rating: "90", timespan: "2024" }] })).toBe("1");
    expect(note("offices", { offices: [anOffice()] })).toBe("1");
    expect(note("offices")).toBe("");
    expect(note("html")).toBe("");
  });
});

describe("describeRating", () => {
  it.each([
    ["85", "85%"],
    ["0", "0%"],
    ["92.5", "92.5%"],
    [" 100 ", "100%"],
    ["85%", "85%"],
    ["A+", "A+"],
    ["-5", "-5%"],
    ["92.75", "92.75%"],
    ["92.", "92."],
    ["B 92", "B 92"],
    ["92 of 100", "92 of 100"],
    ["N/A", "N/A"],
    ["", ""],
  ])("%j is %j", (rating, shown) => expect(describeRating(rating)).toBe(shown));

  it("adds only a percent sign after every number", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 99 }), (whole, decimals) => {
        expect(describeRating(`${whole}.${decimals}`)).toBe(`${whole}.${decimals}%`);
        expect(describeRating(`grade ${whole}`)).toBe(`grade ${whole}`);
      }),
    );
  });
});

describe("listNarrativeVersions", () => {
  it.each([
    ["<p>Short.</p>", "<p>Short. And long.</p>", { shown: "<p>Short.</p>", full: "<p>Short. And long.</p>" }],
    ["<p>Short.</p>", "<p>Short.</p>", { shown: "<p>Short.</p>", full: "" }],
    ["<p>Short.</p>", "<p> </p>", { shown: "<p>Short.</p>", full: "" }],
    ["<p></p>", "<p>Long.</p>", { shown: "<p>Long.</p>", full: "" }],
    ["", "<p></p>", { shown: "", full: "" }],
  ])("of %j and %j are %j", (narrative, fullNarrative, versions) =>
    expect(listNarrativeVersions({ narrative, fullNarrative })).toEqual(versions),
  );

  it("shows a text whenever one exists, and offers a longer one only with a shorter one", () => {
    const html = fc.constantFrom("", "<p></p>", "<p>&nbsp;</p>", "<p>Short.</p>", "<p>Long.</p>");
    fc.assert(
      fc.property(html, html, (narrative, fullNarrative) => {
        const { shown, full } = listNarrativeVersions({ narrative, fullNarrative });
        expect(shown !== "").toBe(hasText(narrative) || hasText(fullNarrative));
        if (full !== "") expect([shown, full]).toEqual([narrative, fullNarrative]);
        expect(full).not.toBe(shown || "-");
      }),
    );
  });
});

describe("describeMissingContents", () => {
  it("names what a profile lacks in one sentence", () => {
    expect(describeMissingContents(aProfile())).toBe(
      "This directory has no staff list, ratings or narrative for Ruth Halvorsen.",
    );
    expect(describeMissingContents(aProfile({ preferredNameDisplay: "Angus S. King, Jr." }))).toBe(
      "This directory has no staff list, ratings or narrative for Angus S. King, Jr.",
    );
    expect(describeMissingContents(aProfile({ staffers: [aStaffer()], narrative: "<p>A life.</p>" }))).toBe(
      "This directory has no ratings for Ruth Halvorsen.",
    );
  });

  it("is empty for complete profiles, contacts and former people", () => {
    expect(describeMissingContents(aFullProfile())).toBe("");
    expect(describeMissingContents(aProfile({ isStub: true }))).toBe("");
    expect(describeMissingContents(aProfile({ isFormer: true }))).toBe("");
  });
});
