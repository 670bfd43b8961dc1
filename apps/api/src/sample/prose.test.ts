import { describe, expect, it } from "vitest";
import { type Body, findContradictions, findSlips, panelsOf, sentencesOf } from "./check-profile.ts";
import { STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import { inventElections } from "./elections.ts";
import { inventPeople } from "./invent-people.ts";
import * as campaigns from "./prose-campaigns.ts";
import * as careers from "./prose-careers.ts";
import * as communities from "./prose-communities.ts";
import * as congress from "./prose-congress.ts";
import * as criticisms from "./prose-criticisms.ts";
import * as executives from "./prose-executives.ts";
import * as home from "./prose-home.ts";
import * as manner from "./prose-manner.ts";
import * as origins from "./prose-origins.ts";
import * as schooling from "./prose-schooling.ts";
import * as statehouse from "./prose-statehouse.ts";
import * as summaries from "./prose-summaries.ts";
import { APPROACH } from "./prose-approach.ts";
import { ELECTORAL_OVERVIEWS } from "./prose-elections.ts";
import { STATE_ISSUES } from "./prose-positions-state.ts";
import { ISSUES } from "./issues.ts";
import { inventLife } from "./life.ts";
import { profileBody } from "./profile-body.ts";
import { factsOf, type Standing } from "./profile-facts.ts";
import { createRandom } from "./random.ts";
import { isInCongress, isStateLegislator, type SamplePerson } from "./sample-person.ts";
import { createTeller } from "./tell.ts";

interface Profile {
  person: SamplePerson;
  body: Body;
  /** The patterns it was told in. */
  told: ReadonlySet<string>;
}

const random = createRandom("prose");
const NO_STANDING: Standing = { committees: [], caucuses: [] };
const profileOf = (person: SamplePerson): Profile => {
  const own = random.fork(person.key);
  const teller = createTeller(own.fork("words"));
  return { person, body: profileBody(own, person, NO_STANDING, teller), told: teller.told };
};

const people = inventPeople(random.fork("people"));
const legislators = people.filter(isStateLegislator);
const federal = people.filter((person) => !isStateLegislator(person)).map(profileOf);
// A share of the legislators is enough, and beside the others as large as in the directory where all are meant.
const states = random.fork("states").some(legislators, 1500).map(profileOf);
const everyone = [...random.fork("federal").some(federal, 165), ...states];
const members = federal.filter(({ person }) => isInCongress(person));
const congress200 = random.fork("of Congress").some(members, 200);

const found = (profiles: readonly Profile[], find: (profile: Profile) => string[]): string[] =>
  profiles.flatMap((profile) => find(profile).map((what) => `${profile.person.key}: ${what}`));

/** How many profiles have a sentence of each pattern: facts and wordings removed, it is the sentence’s skeleton. */
function usesOf(profiles: readonly Profile[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { told } of profiles) for (const pattern of told) uses.set(pattern, (uses.get(pattern) ?? 0) + 1);
  return uses;
}

describe("the prose of sample profiles", () => {
  it("holds no slip of the pen in 500 profiles", () => {
    const profiles = [...random.fork("a").some(federal, 250), ...random.fork("b").some(states, 250)];
    expect(found(profiles, ({ body }) => findSlips(body))).toEqual([]);
  });

  it("contradicts neither itself nor the record", () => {
    expect(found([...federal, ...states], ({ person, body }) => findContradictions(person, body))).toEqual([]);
  });

  it("says nothing twice in a profile", () => {
    for (const { person, body } of [...federal, ...states]) {
      const sentences = sentencesOf(body);
      expect(
        sentences.filter((each, index) => sentences.indexOf(each) !== index),
        person.key,
      ).toEqual([]);
    }
  });

  it.each([
    ["everyone", random.fork("of everyone").some(everyone, 200)],
    ["Congress", congress200],
    ["state legislators", random.fork("legislators").some(states, 200)],
  ])("rarely uses a pattern twice among 200 of %s", (_, profiles) => {
    const uses = usesOf(profiles);
    expect([...uses].filter(([, count]) => count / profiles.length > 0.08)).toEqual([]);
    expect(uses.size).toBeGreaterThan(400);
  });

  it("uses no pattern for more than 7 in a hundred of all members of Congress", () => {
    expect([...usesOf(members)].filter(([, count]) => count / members.length > 0.07)).toEqual([]);
  });

  it("is short or missing for many legislators of states, and long for members of Congress", () => {
    const stubs = states.filter(({ body }) => body.is_stub);
    expect(stubs.length / states.length).toBeCloseTo(0.6, 1);
    for (const { body } of stubs) expect(panelsOf(body)).toHaveLength(1);
    const written = states.filter(({ body }) => !body.is_stub);
    const panels = written.reduce((sum, { body }) => sum + panelsOf(body).length - 2, 0) / written.length;
    expect(panels).toBeGreaterThan(1.5);
    expect(panels).toBeLessThan(3);
    const long = congress200.filter(({ body }) => body.full_narrative);
    expect(long.length).toBeGreaterThan(150);
    for (const { body } of long) {
      expect(body.full_narrative?.startsWith(body.narrative ?? "-")).toBe(true);
      expect(body.full_narrative?.match(/<p>/gu)?.length).toBeGreaterThan(3);
    }
  });
});

describe("the checks of the prose", () => {
  const known = federal.find((one) => one.person.key === "sen-OH-1");
  if (!known) throw new Error("nobody sits for Ohio");
  const { person, body } = known;

  it.each<[what: RegExp, broken: Body]>([
    [/placeholder/u, { quick_summary: "<p>{last} won.</p>" }],
    [/doubled word/u, { quick_summary: "<p>He gave her her first job.</p>" }],
    [/a for an/u, { quick_summary: "<p>He is a editor.</p>" }],
    [/an for a/u, { quick_summary: "<p>He is an lawyer.</p>" }],
    [/doubled blank/u, { quick_summary: "<p>He holds an M.B.A..</p>" }],
    [/begins small/u, { quick_summary: "<p>He won once. she lost.</p>" }],
    [/doesn’t end/u, { quick_summary: "<p>He won</p>" }],
    [/a tag/u, { quick_summary: "<p>He <b>won</b>.</p>" }],
    [/ampersand/u, { quick_summary: "<p>He & she.</p>" }],
    [/empty element/u, { quick_summary: "<p></p>" }],
  ])("find %s", (what, broken) => {
    expect(findSlips(broken).join()).toMatch(what);
  });

  it.each<[what: RegExp, broken: Body]>([
    [/the year 2031/u, { quick_summary: "<p>It was 2031.</p>" }],
    [/victories/u, { electoral_history: [] }],
    [/tenures/u, { number_tenures_in_seat: 40 }],
    [/first election/u, { first_elected: "1850" }],
    [/next election/u, { next_election_date: undefined }],
    [/work/u, { work_history: ["Farmer, Dover, 1890–1893"] }],
    [/High School from/u, { education: [{ ...SCHOOL, year_start: 1900, year_end: 1904 }] }],
    [/a vote on HB 1/u, { key_votes: [{ bill_number: "HB 1", name: "A", vote: "Yea" }] }],
    [/divorced, but/u, { quick_summary: "<p>A divorce followed.</p>", marital_status: "Married" }],
    [/ten? children|five children/u, { quick_summary: "<p>They have five children.</p>", family_members: "one child" }],
    [/300 from/u, { sig_ratings: [{ name: "Privacy First", rating: "300", timespan: "2025" }] }],
  ])("find %s", (what, broken) => {
    expect(findContradictions(person, { ...body, ...broken }).join()).toMatch(what);
  });

  it("finds people too young, of another gender or on the other side", () => {
    expect(findContradictions({ ...person, birthDate: "2010-01-01" }, body).join()).toContain("too young");
    const told = federal.find((one) => one.person.gender === "F" && !one.body.is_stub);
    expect(told && findContradictions({ ...told.person, gender: "M" }, told.body).join()).toContain("of M");
    const moved = federal.find((one) => one.person.terms.some(({ type }) => type !== one.person.seat.type));
    const first: Body = { quick_summary: "<p>Nobody had held no office before.</p>" };
    expect(moved && findContradictions(moved.person, { ...moved.body, ...first }).join()).toContain("sat elsewhere");
    const rated: Body = {
      ...body,
      sig_ratings: [{ name: "Coalition for Gun Safety", rating: "96", timespan: "2025" }],
    };
    expect(findContradictions({ ...person, party: 1, caucusParty: 1 }, rated).join()).toContain("for party 1");
  });
});

const SCHOOL = {
  degree: "High School Diploma",
  degree_incomplete: false,
  field_of_study: "",
  school_name: "Dover High School",
  school_type: "Public",
  school_location: "Dover, Delaware",
  department: "",
  year_start: -1,
  year_end: -1,
};

describe("the patterns", () => {
  const lists = [
    campaigns,
    careers,
    communities,
    congress,
    criticisms,
    executives,
    home,
    manner,
    origins,
    schooling,
    statehouse,
    summaries,
  ]
    .flatMap((module): unknown[] => Object.values(module))
    .flatMap((list): string[] =>
      Array.isArray(list)
        ? list.flatMap((entry: unknown): string[] =>
            typeof entry === "string" ? [entry] : (entry as [RegExp, string[]])[1],
          )
        : Object.values(list as Record<string, string[]>).flat(),
    );
  const positions = [...ISSUES, ...STATE_ISSUES].flatMap((issue) => [...issue[1], ...issue[2]]);
  const all = [...lists, ...APPROACH, ...ELECTORAL_OVERVIEWS, ...positions];

  it("are many, and each is there once", () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(900);
  });

  it("need only facts that are known of somebody", () => {
    const standing = {
      committees: [
        { name: "House Committee on Agriculture", title: "Chair" },
        { name: "House Committee on the Budget", title: "" },
      ],
      caucuses: ["Arctic Caucus", "Diabetes Caucus"],
    };
    const known = new Set(
      [...federal, ...states].flatMap(({ person }) => {
        const own = random.fork(person.key);
        const elections = inventElections(person);
        const issues = own.some(isInCongress(person) ? ISSUES : STATE_ISSUES, 4);
        const leader = { ...person, leadershipRole: "Whip" };
        return [
          ...factsOf(own, leader, { life: inventLife(own.fork("life"), person), elections, standing, issues }).keys(),
        ];
      }),
    );
    const needed = all.flatMap((pattern) => [...pattern.matchAll(/\{\??(\w+)\}/gu)].map(([, name]) => name ?? ""));
    expect([...new Set(needed)].filter((name) => !known.has(name))).toEqual([]);
  });

  it("know what the holder of each statewide office does", () => {
    const titles = [...new Set(STATEWIDE_OFFICES.map(({ title }) => title))].filter((title) => title !== "Governor");
    expect(titles.filter((title) => !executives.DUTIES.some(([words]) => words.test(title)))).toEqual([]);
  });
});
