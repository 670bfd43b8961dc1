import type { SampleSeat } from "./invent-groups.ts";
import type { Random } from "./random.ts";
import { firstYear, type SamplePerson } from "./sample-person.ts";

export const bySeniority = (a: SamplePerson, b: SamplePerson): number =>
  firstYear(a) - firstYear(b) || (a.key < b.key ? -1 : 1);

/** Deals the seats of committees so that everybody has about as many; nobody in `leaders` leads one, nor a second one. */
export function createDealer(random: Random, people: readonly SamplePerson[], leaders = new Set<SamplePerson>()) {
  const load = new Map(people.map((person) => [person, random.next()]));
  const loadOf = (person: SamplePerson) => load.get(person) ?? 0;
  return {
    choose(from: readonly SamplePerson[], count: number, order?: typeof bySeniority): SamplePerson[] {
      const chosen = from.toSorted((a, b) => loadOf(a) - loadOf(b)).slice(0, count);
      if (order) chosen.sort(order);
      for (const person of chosen) load.set(person, loadOf(person) + 1 + random.next() * 0.4);
      return chosen;
    },
    /** The seats of a side, by seniority; the first who leads no other committee leads this one and ranks first. */
    seat(group: string, side: "MAJ" | "MIN", chosen: readonly SamplePerson[], leastForVice: number): SampleSeat[] {
      const members = chosen.toSorted(bySeniority);
      const leader = members.find((person) => !leaders.has(person)) ?? members[0];
      if (!leader) return [];
      leaders.add(leader);
      const titles =
        side === "MIN" ? ["Ranking Member"] : ["Chair", members.length >= leastForVice ? "Vice Chair" : ""];
      return [leader, ...members.filter((person) => person !== leader)].map(({ key: person }, index) => ({
        group,
        person,
        side,
        rank: index + 1,
        title: titles[index] ?? "",
      }));
    },
  };
}
