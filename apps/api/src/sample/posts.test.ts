import { describe, expect, it } from "vitest";
import { AGENCIES } from "../directory/agencies.ts";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import { type Body, findProblems } from "../testing/profile-problems.ts";
import { sampleCountry } from "../testing/sample-country.ts";
import postProse from "./content/post-sentences.json" with { type: "json" };
import { isRealSurname } from "./posts.ts";
import type { SamplePerson } from "./sample-person.ts";
import { buildProfileRow } from "./sample-rows.ts";

const { people, bodies, agencies, places } = sampleCountry();
const holders = people.filter(({ post }) => post);
const bodyOf = ({ key }: SamplePerson) => (bodies.get(key) ?? {}) as Body;
const typed = (type: number) => holders.filter(({ office }) => office?.profileType === type);
const positions = (type: number) => typed(type).map(({ office }) => office?.position ?? "");

describe("people without an elected office", () => {
  it("fill every profile type of federal officials, judges and influencers", () => {
    const counts = new Map(
      [104, 105, 106, 301, 302, 303, 304, 401, 402, 403].map((type) => [type, typed(type).length]),
    );
    expect([...counts].filter(([, count]) => count === 0)).toEqual([]);
    expect(typed(301).length + typed(302).length + typed(303).length + typed(304).length).toBeGreaterThan(200);
    expect(typed(401).length + typed(402).length + typed(403).length).toBeGreaterThan(200);
    expect(holders.length).toBeLessThan(1000);
  });

  it("include all fifteen secretaries, the heads of agencies and the justices of the Supreme Court", () => {
    const departments = AGENCIES.filter(({ kind }) => kind === "department").map(({ id }) => id);
    const led = new Set(holders.map(({ post }) => post?.agencyId));
    expect(departments.filter((id) => !led.has(id))).toEqual([]);
    expect(led.size).toBeGreaterThan(AGENCIES.length * 0.85);
    expect(typed(106).filter(({ post }) => post?.org === "the Supreme Court of the United States")).toHaveLength(9);
    expect(positions(106).filter((position) => position.startsWith("Chief Judge"))).toHaveLength(13);
    expect(positions(105)).toContain("Secretary of the Treasury");
  });

  it("have the same name and title as among the agency’s people", () => {
    const contacts = new Map(agencies.people.map((person) => [person.key, person]));
    for (const person of holders.filter(({ post }) => post?.agencyId !== undefined)) {
      const contact = contacts.get(person.key);
      expect([contact?.first, contact?.last, contact?.title]).toEqual([
        person.name.first,
        person.name.last,
        person.office?.title,
      ]);
      expect(person.name.ethnicity).not.toBe("");
    }
  });

  it("include a President with the name of the last election’s winner", () => {
    const votes = new Map<string, number>();
    for (const { presidential_election_results: results } of places.states) {
      for (const { name, votes: count } of results.find(({ year }) => year === 2024)?.candidates ?? [])
        votes.set(name, (votes.get(name) ?? 0) + (count ?? 0));
    }
    const [winner] = [...votes].toSorted((a, b) => b[1] - a[1]);
    expect(typed(104)[0]?.displayName).toBe(winner?.[0]);
  });

  it("share no last name with real holders of the highest posts, and no invented organization", () => {
    expect(
      [...typed(104), ...typed(105), ...typed(106)]
        .filter(({ name }) => isRealSurname(name.last))
        .map((one) => one.key),
    ).toEqual([]);
    const coined = holders.filter(({ key }) => key.startsWith("influencer-")).map(({ post }) => post?.org);
    expect(new Set(coined).size).toBe(coined.length);
  });

  it("belong to the module of their profile type, and to a party only in a party’s post", () => {
    const rows = holders.map((person) => buildProfileRow(person, {}));
    const groups = new Map(
      LOOKUP_ROWS.filter(({ list }) => list === "profile_types").map((row) => [row.id, row.parent_id]),
    );
    for (const row of rows) {
      expect(row["subscription_modules"]).toEqual([groups.get(Number(row["profile_type_id"]))]);
      expect(row["state_code"] === "").toBe(Number(row["profile_type_id"]) < 400);
    }
    const ofParty = rows.filter((row) => row["profile_type_id"] === 401).map((row) => row["party_id"]);
    expect(new Set(ofParty)).toEqual(new Set([1, 2]));
    expect(rows.filter((row) => row["profile_type_id"] === 106).every((row) => row["party_id"] === null)).toBe(true);
  });
});

describe("their profiles", () => {
  it("have the usual sections", () => {
    for (const person of holders) {
      const body = bodyOf(person);
      expect(body.narrative && body.full_narrative?.startsWith(body.narrative), person.key).toBe(true);
      for (const section of ["quick_summary", "birthplace", "work_history", "key_policy_areas", "agency"])
        expect(Object.keys(body), person.key).toContain(section);
    }
    for (const panel of [
      "approach_motivations",
      "policy_positions_focus",
      "core_communities",
      "financial_info",
    ] as const)
      expect(holders.filter((person) => bodyOf(person)[panel]).length).toBeGreaterThan(holders.length * 0.5);
  });

  it("have profiles without mistakes, contradictions or repeated sentences", () => {
    expect(holders.flatMap((person) => findProblems(person, bodyOf(person)))).toEqual([]);
  });

  it("don't mention campaigns, votes or elected offices of these people", () => {
    for (const person of holders) {
      const body = bodyOf(person);
      expect(`${body.full_narrative ?? ""} ${body.approach_motivations ?? ""}`, person.key).not.toMatch(
        /candidacy of|re-elect|rallies|floor speech|constituents/u,
      );
      expect([body.electoral_history, body.key_votes, body.sig_ratings]).toEqual([undefined, undefined, undefined]);
    }
  });

  it("use nearly every pattern", () => {
    const told = holders.map((person) => JSON.stringify(bodyOf(person))).join("\n");
    const opening = (pattern: string) =>
      /[^|]{14,}/u.exec(pattern.replaceAll(/\{[?!]\w+\}/gu, "").replaceAll(/\{\w+\}|\[[^\]]*\]/gu, "|"))?.[0].trim() ??
      "";
    const patterns = Object.values(postProse).flatMap((lists) => Object.values(lists).flat());
    const unused = patterns.filter((pattern) => !told.includes(opening(pattern)));
    expect(unused.length / patterns.length).toBeLessThan(0.03);
  });
});
