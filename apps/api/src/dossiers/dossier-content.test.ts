import { camelize, listProfilePanels } from "@rotunda/core";
import { type OfficeWire } from "@rotunda/core/wire";
import { describe, expect, it } from "vitest";
import { aDossierBook, aDossierPerson, aFullDossierPerson } from "../testing/dossier-book.ts";
import { type Block, toText } from "./blocks.ts";
import { describeCover } from "./dossier-content.ts";
import { describePerson } from "./dossier-content.ts";

const headings = (blocks: readonly Block[], level: 2 | 3) =>
  blocks.flatMap((block) => (block.kind === "heading" && block.level === level ? [block.text] : []));

/** The content under a heading, up to the next of its level. */
function under(blocks: readonly Block[], heading: string): Block[] {
  const from = blocks.findIndex((block) => block.kind === "heading" && block.text === heading);
  const rest = blocks.slice(from + 1);
  const to = rest.findIndex((block) => block.kind === "heading");
  return to < 0 ? rest : rest.slice(0, to);
}

describe("describePerson", () => {
  const person = aFullDossierPerson();
  const entry = describePerson(person, aDossierBook());

  it("has the sections of the profile page in its order, after the life in brief", () => {
    const panels = listProfilePanels(camelize(person.profile)).map(({ title }) => title);
    expect(headings(entry.blocks, 2)).toEqual(["Life in Brief", ...panels]);
    expect(panels).toHaveLength(14);
    expect(headings(entry.blocks, 3)).toEqual([
      "Leadership Post",
      "Committee Leadership",
      "Committees",
      "All Caucuses",
      "Key Votes",
    ]);
  });

  it("describes name, party, former status and election", () => {
    expect(entry).toMatchObject({
      name: "Elena Márquez-Ruiz",
      marks: ["Democrat", "Former", "Majority Whip"],
    });
    expect(entry.notices).toEqual([expect.stringContaining("no longer serving in a position monitored by Rotunda")]);
    expect(entry.facts.map(({ label, lines }) => [label, lines.map(toText).join("|")])).toEqual([
      ["Hierarchy", "United States Senate"],
      ["Election status", "Running, U.S. Senate, 2028"],
      ["Phone", "(202) 555-0179"],
      ["Email", "office@marquez.example.org"],
      ["Website", "marquez.example.org"],
    ]);
  });

  it("names an additional role's agency once, lists its office, and describes a past election as past", () => {
    const role = {
      id: 1,
      position_summary: "Commissioner, Migratory Bird Conservation Commission",
      agency: { agency_full: "Migratory Bird Conservation Commission" },
      offices: [{ ...(person.profile.offices[0] as OfficeWire), position_summary: "", phone: "202-555-0142" }],
    };
    const profile = { ...person.profile, additional_roles: [role], next_election_date: "2028-11-07" };
    const book = { ...aDossierBook(), date: new Date("2029-01-05T12:00:00Z") };
    const told = describePerson({ ...person, profile }, book);
    expect(told.marks.at(-1)).toBe("Also: Commissioner, Migratory Bird Conservation Commission");
    expect(JSON.stringify(under(told.blocks, "Office Contact Information"))).toContain("(202) 555-0142");
    expect(told.facts[1]?.lines.map(toText)).toEqual(["Result not recorded, U.S. Senate, 2028"]);
    expect(JSON.stringify(under(told.blocks, "Life in Brief"))).toContain("Last scheduled election: November 7, 2028");
  });

  it("lists staffers by last name with title, contact and job categories", () => {
    const [table] = under(entry.blocks, "Staff of Elena Márquez-Ruiz");
    if (table?.kind !== "table") throw new Error("no table");
    expect(table.columns.map(({ title }) => title)).toEqual(["Name", "Contact", "Job Categories"]);
    expect(table.rows.map((row) => row.map((lines) => lines.map(toText).join("|")))).toEqual([
      ["Alarcón, Leticia|Legislative Assistant", "(202) 555-0127|alarcón@example.org", "Legislative Assistant"],
      ["Trinh, Mei|Legislative Assistant", "(202) 555-0127|trinh@example.org", "Legislative Assistant"],
    ]);
    expect(table.rows[1]?.[1]?.map(([part]) => part?.href)).toEqual(["tel:+12025550127", "mailto:trinh@example.org"]);
    expect(table.rows[1]?.[0]?.[0]?.[0]?.href).toMatch(/^https:\/\/rotunda\.example\.org\/.*501-mei-trinh$/u);
  });

  it("has column shares that add up to 1", () => {
    for (const block of entry.blocks) {
      if (block.kind !== "table") continue;
      expect(block.columns.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 6);
      for (const row of block.rows) expect(row).toHaveLength(block.columns.length);
    }
  });

  it("has no internal links without an origin", () => {
    const links = JSON.stringify(describePerson(person, aDossierBook({ origin: "" })).blocks).match(
      /"href":"([^"]*)"/gu,
    );
    expect(links?.length).toBeGreaterThan(3);
    for (const link of links ?? []) expect(link).toMatch(/"href":"(tel|mailto|https:\/\/(marquez\.)?example\.org)/u);
  });

  it("describes a contact without a profile", () => {
    const contact = aDossierPerson({
      record_type: "staffer",
      preferred_name_display: "Mei Trinh",
      title: "Scheduler",
      position_summary: "Scheduler, Office of Elena Márquez-Ruiz",
      email: "mei@example.org",
      chips: [{ text: "Elena Márquez-Ruiz", record_type: "profile", id: 101 }],
      primary_profile_type: "Congressional Staffer",
      policy_positions_focus: "Water, Energy",
      is_stub: true,
    });
    const { facts, blocks } = describePerson(contact, aDossierBook());
    expect(headings(blocks, 2)).toEqual([
      "Life in Brief",
      "Policy Positions and Areas of Focus",
      "Office Contact Information",
    ]);
    expect(facts.map(({ label }) => label)).toEqual(["Profile type", "Hierarchy", "Email"]);
    expect(facts[1]?.lines[0]?.[0]?.href).toMatch(/^https:\/\/rotunda\.example\.org\//u);
  });

  it("has only a name for an empty profile", () => {
    expect(describePerson(aDossierPerson(), aDossierBook())).toEqual({
      name: "Elena Márquez-Ruiz",
      position: "",
      marks: [],
      facts: [],
      notices: [],
      blocks: [],
    });
  });

  it("uses the longer biography", () => {
    const { blocks } = describePerson(
      aDossierPerson({ narrative: "<p>Short</p>", full_narrative: "<p>Long</p>" }),
      aDossierBook(),
    );
    expect(under(blocks, "Narrative Biography")).toEqual([{ kind: "paragraph", content: [{ text: "Long" }] }]);
  });
});

describe("describeCover", () => {
  it("has title, count, organization, date and the mark of sample data", () => {
    expect(describeCover(aDossierBook({ people: [aDossierPerson(), aDossierPerson()] }))).toEqual({
      title: "River Basin Hearing",
      count: "2 profiles",
      organization: "Prepared for Harbor & Vale Associates",
      date: "November 20, 2026",
      sample: "Sample data. The people in this document are invented.",
    });
    expect(describeCover(aDossierBook({ organization: "", isSample: false, documentName: "" }))).toEqual({
      title: "Profile book",
      count: "Profile",
      organization: "",
      date: "November 20, 2026",
      sample: "",
    });
  });
});
