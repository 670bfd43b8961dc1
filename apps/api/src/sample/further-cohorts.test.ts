import { describe, expect, it } from "vitest";
import { sampleCountry } from "../testing/sample-country.ts";
import { SAMPLE_SEED, type SampleCohort } from "./invent-country.ts";
import { createRandom } from "./random.ts";
import type { SamplePerson } from "./sample-person.ts";
import { countPeople, inventFurther } from "./load-sample.ts";

const first = sampleCountry();
const further = inventFurther(createRandom(`${SAMPLE_SEED}-c1`), 1);
/** Posts exist once, in the country itself. */
const elected = first.people.filter(({ post }) => !post);
const keysOf = ({ people, staff, agencies }: SampleCohort) =>
  [...people, ...staff, ...agencies.people].map(({ key }) => key);

function shares(people: readonly SamplePerson[], of: (person: SamplePerson) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const person of people) counts.set(of(person), (counts.get(of(person)) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, count / people.length]));
}

describe("a further cohort", () => {
  it("has the same offices and party shares, but no shared keys and no leadership posts", () => {
    expect(new Set([...keysOf(first), ...keysOf(further)]).size).toBe(countPeople(first) + countPeople(further));
    expect(further.people.every(({ leadershipRole }) => leadershipRole === "")).toBe(true);
    for (const of of [
      ({ party }: SamplePerson) => String(party),
      ({ seat }: SamplePerson) => seat.type,
      ({ seat }: SamplePerson) => seat.state,
      ({ departure }: SamplePerson) => departure,
    ]) {
      const own = shares(further.people, of);
      for (const [name, share] of shares(elected, of)) {
        expect(Math.abs(share - (own.get(name) ?? 0)), name).toBeLessThan(0.03);
      }
    }
  });

  it("ranks last on the country’s committees and leads none", () => {
    const groups = new Set(first.groups.map(({ key }) => key));
    expect(further.seats.length).toBeGreaterThan(10_000);
    expect(
      further.seats.filter(({ group, rank, title }) => !groups.has(group) || rank <= 1000 || title !== ""),
    ).toEqual([]);
  });

  it("is different for another name and the same for the same name", () => {
    const again = inventFurther(createRandom(`${SAMPLE_SEED}-c1`), 1).people;
    const names = (people: readonly SamplePerson[]) => people.map(({ key, displayName }) => `${key} ${displayName}`);
    expect(names(again)).toEqual(names(further.people));
    expect(names(first.people).slice(0, 99)).not.toEqual(names(again).slice(0, 99));
  });
});
