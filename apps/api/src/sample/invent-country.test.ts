import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { sampleCountry } from "../testing/sample-country.ts";
import { LOOKUP_ROWS } from "../directory/lookups.ts";
import { STATES } from "../directory/states.ts";
import COMMITTEES from "./content/committees.json" with { type: "json" };
import { createBodyWriter, SAMPLE_SEED } from "./invent-country.ts";
import { inventPeople } from "./invent-people.ts";
import { createRandom } from "./random.ts";
import {
  findFirstYear,
  isCountrySeat,
  isInCongress,
  REFERENCE_DAY,
  REFERENCE_YEAR,
  type SamplePerson,
} from "./sample-person.ts";

const country = sampleCountry();
const { people, bodies, groups, seats, staff } = country;
const elected = people.filter(({ post }) => !post);
const current = elected.filter(({ departure }) => departure === "");
const holding = (type: SamplePerson["seat"]["type"]) => current.filter(({ seat }) => seat.type === type);
const byKey = new Map(people.map((person) => [person.key, person]));
const groupByKey = new Map(groups.map((group) => [group.key, group]));

const keysWhere = <T extends { key: string }>(list: readonly T[], isWrong: (entry: T) => boolean): string[] =>
  list.filter(isWrong).map(({ key }) => key);

function grouped<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const group = groups.get(keyOf(entry)) ?? [];
    groups.set(keyOf(entry), group);
    group.push(entry);
  }
  return groups;
}

describe("the sample country", () => {
  it("is the same for the same seed, regardless of the order in which bodies are written", () => {
    const writeBody = createBodyWriter(createRandom(SAMPLE_SEED), country);
    const some = people.filter((_, at) => at % 50 === 0).toReversed();
    expect(some.map(writeBody)).toEqual(some.map(({ key }) => bodies.get(key)));
  });

  it("differs for another seed", () => {
    const names = (everybody: readonly SamplePerson[]) => everybody.slice(0, 100).map(({ displayName }) => displayName);
    expect(names(inventPeople(createRandom("another")))).not.toEqual(names(people));
  });

  it("is identical in a process with another language and time zone", async () => {
    const path = new URL("invent-country.ts", import.meta.url).href;
    const script = `import { inventCountry } from ${JSON.stringify(path)}; process.stdout.write((await inventCountry()).hash);`;
    const child = await promisify(execFile)(
      process.execPath,
      ["--import", "tsx", "--input-type=module", "--eval", script],
      { env: { ...process.env, TZ: "Pacific/Kiritimati", LC_ALL: "tr_TR.UTF-8", LANG: "tr_TR.UTF-8" } },
    );
    expect(child.stdout).toBe(country.hash);
  });

  it("fills all seats of the real country except a few vacancies", () => {
    expect(holding("sen")).toHaveLength(100);
    expect(new Set(holding("governor").map(({ seat }) => seat.state)).size).toBe(STATES.length - 1);
    const vacant = people.filter(({ seat, departure }) => seat.type === "rep" && departure === "resigned");
    expect(vacant.length).toBeGreaterThanOrEqual(3);
    expect(holding("rep")).toHaveLength(441 - vacant.length);
    for (const { code, houseSeats } of STATES) {
      const districts = people
        .filter(
          ({ seat, departure }) =>
            seat.type === "rep" && seat.state === code && (departure === "" || departure === "resigned"),
        )
        .map(({ seat }) => seat.district);
      const expected = houseSeats > 1 ? Array.from({ length: houseSeats }, (_, index) => String(index + 1)) : ["AL"];
      expect(districts.toSorted()).toEqual(expected.toSorted());
    }
    for (const { code, senateClasses } of STATES) {
      const classes = holding("sen")
        .filter(({ seat }) => seat.state === code)
        .map(({ senateClass }) => senateClass);
      expect(classes.toSorted()).toEqual(senateClasses.toSorted());
    }
  });

  it("gives both chambers of Congress a majority, independents included", () => {
    const sides = (type: "sen" | "rep") => holding(type).filter(({ caucusParty }) => caucusParty === 1).length;
    expect(sides("sen")).toBe(53);
    expect(sides("rep")).toBeGreaterThan(218);
    expect(holding("sen").filter(({ party }) => party === 3)).toHaveLength(2);
    expect(holding("rep").filter(({ party }) => party === 3)).toHaveLength(1);
  });

  it("has people old enough for their office, with terms that follow each other", () => {
    const least = { rep: 25, sen: 30, governor: 30, executive: 30, "state-house": 21, "state-senate": 21 };
    const isOfAge = (person: SamplePerson) => {
      const birthYear = Number(person.birthDate.slice(0, 4));
      return (
        findFirstYear(person) - birthYear >= least[person.terms[0]?.type ?? "sen"] && REFERENCE_YEAR - birthYear < 95
      );
    };
    expect(keysWhere(elected, (person) => !isOfAge(person))).toEqual([]);
    const overlap = ({ terms }: SamplePerson) =>
      terms.some(({ start, end }, index) => start >= end || end > (terms[index + 1]?.start ?? end));
    expect(keysWhere(elected, overlap)).toEqual([]);
    const isServing = ({ terms }: SamplePerson) => {
      const last = terms.at(-1);
      return last !== undefined && last.start <= REFERENCE_DAY && REFERENCE_DAY < last.end;
    };
    expect(keysWhere(elected, (person) => isServing(person) !== (person.departure === ""))).toEqual([]);
  });

  it("gives no two people the same name", () => {
    const names = people.map(({ displayName }) => displayName);
    expect(new Set(names).size).toBe(names.length);
  });

  it("fills every leadership post once, with a member of its party and chamber", () => {
    const leaders = people.filter((person) => person.leadershipRole !== "" && isInCongress(person));
    expect(new Set(leaders.map(({ leadershipRole }) => leadershipRole)).size).toBe(leaders.length);
    expect(leaders).toHaveLength(19);
    for (const { leadershipRole, seat, departure, party } of leaders) {
      expect(departure).toBe("");
      expect(seat.type).toBe(/Senate/u.test(leadershipRole) ? "sen" : "rep");
      if (/Majority|Speaker|Republican/u.test(leadershipRole)) expect(party).toBe(1);
      if (/Minority|Democratic/u.test(leadershipRole)) expect(party).toBe(2);
    }
  });
});

describe("its committees and caucuses", () => {
  it("have the real sizes, members of their chamber, and sides by the party members sit with", () => {
    expect(groups.filter(({ kind }) => kind === "caucus").length).toBeGreaterThanOrEqual(40);
    for (const { key, majority, minority } of COMMITTEES) {
      const roster = seats.filter(({ group }) => group === key);
      expect(
        roster.filter(({ side }) => side === "MAJ"),
        key,
      ).toHaveLength(majority);
      expect(
        roster.filter(({ side }) => side === "MIN"),
        key,
      ).toHaveLength(minority);
      expect(
        roster.filter(({ title }) => title === "Chair"),
        key,
      ).toHaveLength(1);
      expect(
        roster.filter(({ title }) => title === "Ranking Member"),
        key,
      ).toHaveLength(1);
    }
    const isWrong = ({ group, person, side }: (typeof seats)[number]) => {
      const member = byKey.get(person);
      const { chamber, state } = groupByKey.get(group) ?? {};
      if (member?.departure !== "") return true;
      if (state !== undefined) return false;
      if (chamber !== "joint" && member.seat.type !== (chamber === "senate" ? "sen" : "rep")) return true;
      return side !== "OTH" && member.caucusParty !== (side === "MAJ" ? 1 : 2);
    };
    expect(seats.filter(isWrong)).toEqual([]);
  });

  it("seat nobody twice, rank each side from one, and fill subcommittees from their committee", () => {
    const seen = new Set(seats.map(({ group, person }) => `${group}/${person}`));
    expect(seen.size).toBe(seats.length);
    const rosters = grouped(seats, ({ group }) => group);
    for (const { key, parent, kind } of groups) {
      const roster = rosters.get(key) ?? [];
      for (const side of ["MAJ", "MIN"]) {
        const ranks = roster.filter((seat) => seat.side === side).map(({ rank }) => rank);
        expect(ranks).toEqual(ranks.map((_, index) => index + 1));
      }
      const strangers = roster.filter(({ person }) => parent !== null && !seen.has(`${parent}/${person}`));
      expect(strangers, key).toEqual([]);
      if (kind === "caucus") expect(roster.filter(({ title }) => title === "Co-Chair").length).toBeGreaterThan(0);
    }
  });

  it("have no two full committees with the same leader", () => {
    const full = new Set(COMMITTEES.map(({ key }) => key));
    const leaders = seats.filter(
      ({ group, title }) => full.has(group) && (title === "Chair" || title === "Ranking Member"),
    );
    expect(new Set(leaders.map(({ person }) => person)).size).toBe(leaders.length);
  });
});

describe("its staff", () => {
  const byEmployer = grouped(staff, ({ employer }) => employer.key);

  it("numbers 4 to 11 in every office of Congress and of a governor, with one chief", () => {
    for (const { key, seat } of current) {
      if (!isCountrySeat(seat)) continue;
      const office = byEmployer.get(key) ?? [];
      expect(office.length, key).toBeGreaterThanOrEqual(4);
      expect(office.length, key).toBeLessThanOrEqual(11);
      expect(office.filter(({ title }) => title === "Chief of Staff")).toHaveLength(1);
    }
  });

  it("belongs to a filled office or a committee, and has a side only in committees", () => {
    const keys = new Set(current.map(({ key }) => key));
    const isWrong = ({ employer, majmin, job_category_ids: jobs, isOfState }: (typeof staff)[number]) => {
      const group = groupByKey.get(employer.key);
      const boss = byKey.get(employer.key);
      const isFilled = employer.kind === "person" ? keys.has(employer.key) : group?.kind === "committee";
      const belongsToState = boss ? !isCountrySeat(boss.seat) : group?.state !== undefined;
      const hasSide = employer.kind === "group";
      return !isFilled || (majmin !== "") !== hasSide || jobs.length === 0 || isOfState !== belongsToState;
    };
    expect(keysWhere(staff, isWrong)).toEqual([]);
  });

  it("works in the states for officers, for leaders and for both sides of committees", () => {
    const ofStates = staff.filter(({ isOfState }) => isOfState);
    const titles = new Set(ofStates.map(({ title }) => title));
    expect(titles).toContain("Committee Clerk");
    expect(titles).toContain("Minority Analyst");
    const chairs = new Set(seats.filter(({ title }) => title === "Chair").map(({ person }) => person));
    for (const { employer } of ofStates) {
      const boss = byKey.get(employer.key);
      if (!boss) continue;
      expect(boss.seat.type === "executive" || boss.leadershipRole !== "" || chairs.has(boss.key), boss.key).toBe(true);
    }
    for (const { key, seat } of current) if (seat.type === "executive") expect(byEmployer.has(key), key).toBe(true);
  });

  it("has unique keys, like people and groups", () => {
    const { agencies } = country;
    // The head of an agency is the same person in the agency's list and in the profiles.
    const workers = agencies.people.filter(({ isHead }) => !isHead);
    const keys = [...people, ...staff, ...groups, ...workers].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe("its profiles", () => {
  const textOf = (body: Record<string, unknown>) => JSON.stringify(body);
  // The longer narrative contains the shorter one.
  const proseOf = (body: Record<string, unknown>) =>
    Object.entries(body)
      .filter(([name]) => name !== "narrative" || !("full_narrative" in body))
      .map(([, value]) => value)
      .filter((value): value is string => typeof value === "string" && value.startsWith("<"))
      .join(" ");
  const sentencesOf = (html: string) =>
    html
      .replaceAll(/<[^>]+>/gu, "\n")
      .split(/(?<=(?<!\bSt)[.”])\s+(?=[A-Z])|\n/u)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.split(" ").length > 4);

  it("have no placeholders and no typing errors", () => {
    const mistake = /[{}]\w+[{}]|undefined|null|NaN|lorem| {2}|\.\.| ,|<p><\/p>|(?<!\p{L})a [aeio]|\bthe the\b/u;
    const wrong = [...bodies].filter(([, body]) => mistake.test(textOf(body)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("repeat no sentence", () => {
    const repeating = [...bodies].filter(([, body]) => {
      const sentences = sentencesOf(proseOf(body));
      return new Set(sentences).size < sentences.length;
    });
    expect(repeating.map(([key]) => key)).toEqual([]);
  });

  it("rarely share a sentence", () => {
    const counts = new Map<string, number>();
    for (const body of bodies.values()) {
      for (const sentence of sentencesOf(proseOf(body))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    expect(counts.size / total).toBeGreaterThan(0.6);
  });

  it("say that they are sample data and have ratings that fit the party", () => {
    expect([...bodies.values()].filter((body) => String(body["sources"]) !== "Sample data")).toEqual([]);
    for (const [key, body] of bodies) {
      const ratings = (body["sig_ratings"] ?? []) as { name: string; rating: string }[];
      const gun = ratings.find(({ name }) => name === "Coalition for Gun Safety");
      const person = byKey.get(key);
      if (gun && person?.party !== 3) expect(Number(gun.rating) > 50, key).toBe(person?.caucusParty === 2);
    }
  });

  it("include filled and empty examples of every panel", () => {
    const panels = [
      "narrative",
      "approach_motivations",
      "policy_positions_focus",
      "core_communities",
      "financial_info",
      "fec_data",
      "professional_affiliations",
      "criticisms_controversies",
      "key_votes",
      "sig_ratings",
      "education",
      "work_history",
      "electoral_overview",
      "phonetic_name",
      "election_status",
    ];
    for (const panel of panels) {
      const filled = [...bodies.values()].filter((body) => panel in body).length;
      expect(filled, panel).toBeGreaterThan(5);
      expect(filled, panel).toBeLessThan(bodies.size);
    }
  });

  it("use only entries of the lookup lists", () => {
    const names = (list: string) => new Set(LOOKUP_ROWS.filter((row) => row.list === list).map(({ name }) => name));
    const lists = {
      religion: names("religions"),
      ethnicity: names("ethnicities"),
      marital_status: names("marital_statuses"),
      country: names("countries"),
      home_state: names("states"),
      key_policy_areas: names("key_policy_areas"),
      industries: names("industries"),
      editorial_groups: names("editorial_groups"),
    };
    const told = [...bodies.values()];
    const unlisted = (values: readonly unknown[], allowed: ReadonlySet<unknown>) =>
      [...new Set(values)].filter((value) => !allowed.has(value));
    for (const [field, allowed] of Object.entries(lists))
      expect(
        unlisted(
          told.flatMap((body) => body[field] ?? []),
          allowed,
        ),
        field,
      ).toEqual([]);
    const degrees = told.flatMap((body) => (body["education"] ?? []) as { degree: string }[]);
    expect(
      unlisted(
        degrees.map(({ degree }) => degree),
        names("degrees"),
      ),
    ).toEqual([]);
    const ratings = told.flatMap((body) => (body["sig_ratings"] ?? []) as { name: string }[]);
    expect(
      unlisted(
        ratings.map(({ name }) => name),
        names("special_interest_groups"),
      ),
    ).toEqual([]);
  });
});
