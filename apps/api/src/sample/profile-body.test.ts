import { describe, expect, it } from "vitest";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import type { Body } from "../testing/profile-problems.ts";
import { inventPeople } from "./invent-people.ts";
import { writeBody } from "./profile-body.ts";
import type { Memberships } from "./profile-facts.ts";
import { createRandom } from "./random.ts";
import { isStateLegislator, type SamplePerson, findSeatStart } from "./sample-person.ts";
import { drawHeadshot } from "./sample-rows.ts";

const random = createRandom("bodies");
const everyone = inventPeople(random.fork("people"));
const people = [
  ...everyone.filter((person) => !isStateLegislator(person)),
  ...random.fork("legislators").some(everyone.filter(isStateLegislator), 900),
];
const NO_MEMBERSHIPS: Memberships = { committees: [], caucuses: [] };
const bodies = new Map<SamplePerson, Body>(
  people.map((person) => [person, writeBody(random.fork(person.key), lead(person), NO_MEMBERSHIPS)]),
);

/** Posts of leadership are given later than seats. */
function lead(person: SamplePerson): SamplePerson {
  return person.key.startsWith("sen-A")
    ? { ...person, leadershipRole: "Senate Democratic Conference Vice Chair" }
    : person;
}

const all = [...bodies.values()];
const names = (list: string) => new Set(LOOKUP_ROWS.filter((row) => row.list === list).map(({ name }) => name));

describe("the body of a sample profile", () => {
  it("is the same for the same person and seed", () => {
    const person = people[40];
    if (!person) throw new Error("nobody");
    const once = () => writeBody(createRandom("a"), person, NO_MEMBERSHIPS);
    expect(once()).toEqual(once());
    expect(writeBody(createRandom("b"), person, NO_MEMBERSHIPS)).not.toEqual(once());
  });

  it.each([
    "phonetic_name",
    "election_status",
    "racetracker_election_url",
    "racetracker_candidate_url",
    "additional_roles",
    "agency",
    "primary_profile_types_additional",
    "secondary_profile_types",
    "quick_summary",
    "narrative",
    "full_narrative",
    "approach_motivations",
    "policy_positions_focus",
    "core_communities",
    "financial_info",
    "professional_affiliations",
    "criticisms_controversies",
    "electoral_overview",
    "residences",
    "education",
    "family_members",
    "work_history",
    "next_election_date",
    "key_votes",
    "sig_ratings",
    "fec_data",
    "presentation_center_url",
    "is_stub",
  ] as const satisfies (keyof Body)[])("has %s for some, and for others not", (field) => {
    const filled = all.filter((body) => field in body).length;
    expect(filled).toBeGreaterThan(5);
    expect(filled).toBeLessThan(field === "quick_summary" ? all.length + 1 : all.length);
  });

  it.each([
    "birthplace",
    "hometown",
    "religion",
    "ethnicity",
    "marital_status",
    "electoral_history",
    "first_elected",
    "number_tenures_in_seat",
    "prior_win_pct",
    "substantive_updated_date",
  ] as const satisfies (keyof Body)[])("has %s for everybody", (field) => {
    expect(all.every((body) => field in body)).toBe(true);
  });

  it("has elections of every status and names primaries", () => {
    const statuses = all.flatMap(({ election_status: status }) => status ?? []);
    expect(new Set(statuses.map(({ status }) => status))).toEqual(
      new Set(["Running", "Won", "Lost", "Withdrawn", "Too Close to Call"]),
    );
    for (const { name, status, year } of statuses) {
      expect(year).toBe(2026);
      expect(name.endsWith(" primary")).toBe(status !== "Running" && status !== "Withdrawn");
    }
  });

  it("has ratings in points and letters for years in which the person sat", () => {
    const ratings = all.flatMap(({ sig_ratings: own }) => own ?? []);
    expect(ratings.some(({ rating }) => /^[A-F][+-]?$/u.test(rating))).toBe(true);
    expect(new Set(ratings.map(({ timespan }) => timespan))).toEqual(
      new Set(["2021-2022", "2023-2024", "2024", "2025", "Lifetime"]),
    );
    for (const [person, { sig_ratings: own }] of bodies) {
      for (const { timespan, rating } of own ?? []) {
        if (timespan !== "Lifetime") expect(Number(timespan.slice(0, 4))).toBeGreaterThanOrEqual(findSeatStart(person));
        expect(/^\d/u.test(rating)).toBe(timespan !== "2021-2022");
      }
    }
  });

  it("has schools with unknown years, without a degree and with a department", () => {
    const schools = all.flatMap(({ education }) => education ?? []);
    expect(schools.some(({ year_start: from, year_end: to }) => from === -1 && to === -1)).toBe(true);
    expect(schools.some(({ degree_incomplete: left }) => left)).toBe(true);
    expect(schools.some(({ department }) => department !== "")).toBe(true);
    const degrees = names("degrees");
    for (const { degree } of schools) expect(degrees).toContain(degree);
  });

  it("has roles beside the office, with their own agency and office", () => {
    const roles = all.flatMap(({ additional_roles: own }) => own ?? []);
    for (const { id, agency, offices, position_summary: position } of roles) {
      expect(id).toBeGreaterThan(0);
      expect(position).toContain(agency?.agency_full);
      expect(offices[0]?.phone).toMatch(/-555-01\d\d$/u);
    }
  });

  it("uses only types of the lookup lists", () => {
    const [primary, secondary] = [names("primary_profile_types"), names("secondary_profile_types")];
    for (const body of all) {
      for (const name of body.primary_profile_types_additional ?? []) expect(primary).toContain(name);
      for (const name of body.secondary_profile_types ?? []) expect(secondary).toContain(name);
    }
  });
});

describe("headshots", () => {
  it("exist for all but about one in twelve people, and fit gender and age", () => {
    const shots = people.map((person) => [person, drawHeadshot(person)] as const);
    const without = shots.filter(([, shot]) => shot === "").length;
    expect(without / shots.length).toBeGreaterThan(0.05);
    expect(without / shots.length).toBeLessThan(0.12);
    for (const [{ gender, birthDate }, shot] of shots.filter(([, address]) => address !== "")) {
      const [, letter, age] = /^\/api\/pictures\/portrait\/[a-z\d-]+-([fmx])([1-4])\.svg$/u.exec(shot) ?? [];
      expect(letter).toBe(gender.toLowerCase());
      expect(Number(age) > 2).toBe(2026 - Number(birthDate.slice(0, 4)) > 54);
    }
  });
});
