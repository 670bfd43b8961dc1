import { describe, expect, it } from "vitest";
import { STATEWIDE_OFFICES } from "../directory/statewide-offices.ts";
import { type Body, findProblems, panelsOf } from "../testing/profile-problems.ts";
import plans from "./content/plans.json" with { type: "json" };
import postSentences from "./content/post-sentences.json" with { type: "json" };
import sentences from "./content/profile-sentences.json" with { type: "json" };
import { inventElections } from "./elections.ts";
import { inventPeople } from "./invent-people.ts";
import { inventLife } from "./life.ts";
import { writeBody } from "./profile-body.ts";
import { gatherPersonFacts, ISSUES, type Memberships, STATE_ISSUES } from "./profile-facts.ts";
import { findDuties } from "./profile-body.ts";
import { createRandom } from "./random.ts";
import { isInCongress, isStateLegislator, type SamplePerson } from "./sample-person.ts";
import { SentenceWriter, type Step } from "./write-sentences.ts";

interface Profile {
  person: SamplePerson;
  body: Body;
  /** The templates of its sentences. */
  used: ReadonlySet<string>;
}

const random = createRandom("prose");
const NO_MEMBERSHIPS: Memberships = { committees: [], caucuses: [] };
const profileOf = (person: SamplePerson): Profile => {
  const own = random.fork(person.key);
  const writer = new SentenceWriter(own.fork("words"));
  return { person, body: writeBody(own, person, NO_MEMBERSHIPS, writer), used: writer.used };
};

const people = inventPeople(random.fork("people"));
const legislators = people.filter(isStateLegislator);
const federal = people.filter((person) => !isStateLegislator(person)).map(profileOf);
// A sample of the legislators is enough. `everyone` mixes them with the others in the proportion of the directory.
const states = random.fork("states").some(legislators, 1500).map(profileOf);
const everyone = [...random.fork("federal").some(federal, 165), ...states];
const members = federal.filter(({ person }) => isInCongress(person));
const congress200 = random.fork("of Congress").some(members, 200);

/** Counts the profiles that have a sentence of each template. */
function usesOf(profiles: readonly Profile[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { used } of profiles) for (const template of used) uses.set(template, (uses.get(template) ?? 0) + 1);
  return uses;
}

describe("the prose of sample profiles", () => {
  it("has no mistakes, repeated sentences or contradictions", () => {
    expect([...federal, ...states].flatMap(({ person, body }) => findProblems(person, body))).toEqual([]);
  });

  it.each([
    ["everyone", random.fork("of everyone").some(everyone, 200)],
    ["Congress", congress200],
    ["state legislators", random.fork("legislators").some(states, 200)],
  ])("rarely uses a template twice among 200 of %s", (_, profiles) => {
    const uses = usesOf(profiles);
    expect([...uses].filter(([, count]) => count / profiles.length > 0.08)).toEqual([]);
    expect(uses.size).toBeGreaterThan(400);
  });

  it("uses no template for more than 7 percent of members of Congress", () => {
    expect([...usesOf(members)].filter(([, count]) => count / members.length > 0.07)).toEqual([]);
  });

  it("is short or missing for many state legislators and long for members of Congress", () => {
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

describe("the problems of a profile", () => {
  const known = federal.find((one) => one.person.key === "sen-OH-1");
  if (!known) throw new Error("nobody sits for Ohio");
  const { person, body } = known;

  it.each<[problem: RegExp, broken: Body]>([
    [/unfilled gap/u, { quick_summary: "<p>{last} won.</p>" }],
    [/doubled word/u, { quick_summary: "<p>Barlow had had enough.</p>" }],
    [/a for an/u, { quick_summary: "<p>Barlow is a editor.</p>" }],
    [/punctuation/u, { quick_summary: "<p>Barlow holds an M.B.A..</p>" }],
    [/repeated/u, { quick_summary: "<p>Barlow won the seat twice. Barlow won the seat twice.</p>" }],
    [/outside their life/u, { quick_summary: "<p>It was 2031.</p>" }],
    [/victories/u, { electoral_history: [] }],
    [/tenures/u, { number_tenures_in_seat: 40 }],
    [/first election/u, { first_elected: "1850" }],
    [/next election/u, { next_election_date: undefined }],
    [/years of work/u, { work_history: ["Farmer, Dover, 1890–1893"] }],
    [/called Divorced/u, { quick_summary: "<p>A divorce followed.</p>", marital_status: "Married" }],
    [/number of children/u, { quick_summary: "<p>They have five children.</p>", family_members: "one child" }],
  ])("include %s", (problem, broken) => {
    expect(findProblems(person, { ...body, ...broken }).join()).toMatch(problem);
  });

  it("include people who are too young or described with another gender", () => {
    expect(findProblems({ ...person, birthDate: "2010-01-01" }, body).join()).toContain("too young");
    const woman = federal.find((one) => one.person.gender === "F" && !one.body.is_stub);
    expect(woman && findProblems({ ...woman.person, gender: "M" }, woman.body).join()).toContain("pronoun");
  });
});

describe("the plan of a profile", () => {
  it("names only existing paragraphs and lists", () => {
    const paragraphs: Record<string, readonly Step[]> = plans.paragraphs;
    const named = Object.values(plans.kinds).flatMap(({ summary, narrative, more }) => [
      summary,
      ...narrative,
      ...more,
    ]);
    expect(named.filter((name) => !(name in paragraphs))).toEqual([]);
    const steps = [...Object.values(paragraphs), ...Object.values(plans.panels).map((panel) => panel.steps)].flat();
    const lists = new Set([...Object.keys(sentences), ...Object.keys(postSentences.official), "departure"]);
    expect(
      steps.map((step) => (typeof step === "string" ? step : step.list)).filter((list) => !lists.has(list)),
    ).toEqual([]);
  });
});

describe("the templates", () => {
  const { departures, duties, formerSummarySeconds: _, ...lists } = sentences;
  const positions = [...ISSUES, ...STATE_ISSUES].flatMap((issue) => [...issue[1], ...issue[2]]);
  const all = [
    ...Object.values(lists).flat(),
    ...Object.values(departures).flat(),
    ...duties.flatMap((duty) => duty.sentences),
    ...positions,
  ];

  it("are many and unique", () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(900);
  });

  it("need only facts that are known about some people", () => {
    const memberships = {
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
          ...gatherPersonFacts(own, leader, {
            life: inventLife(own.fork("life"), person),
            elections,
            memberships: person.seat.state < "N" ? memberships : NO_MEMBERSHIPS,
            issues,
          }).keys(),
        ];
      }),
    );
    const needed = all.flatMap((template) => [...template.matchAll(/\{\??(\w+)\}/gu)].map(([, name]) => name ?? ""));
    expect([...new Set(needed)].filter((name) => !known.has(name))).toEqual([]);
  });

  it("include the duties of each statewide office", () => {
    const titles = [...new Set(STATEWIDE_OFFICES.map(({ title }) => title))].filter((title) => title !== "Governor");
    expect(titles.filter((title) => findDuties(title) === undefined)).toEqual([]);
  });
});
