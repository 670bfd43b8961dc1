import type { SampleSeat } from "./invent-groups.ts";
import type { Random } from "./random.ts";
import { firstYear, type SamplePerson } from "./sample-person.ts";

export const bySeniority = (a: SamplePerson, b: SamplePerson): number =>
  firstYear(a) - firstYear(b) || (a.key < b.key ? -1 : 1);

/** Deals the seats of committees so that everybody has about as many; nobody in `leaders` leads one, nor a second one. */
export function createDealer(random: Random, people: readonly SamplePerson[], leaders: Set<SamplePerson> = new Set()) {
  const load = new Map(people.map((person) => [person, random.next()]));
  return {
    choose: (from: readonly SamplePerson[], count: number): SamplePerson[] =>
      from.toSorted((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0)).slice(0, count),
    count(chosen: readonly SamplePerson[]): void {
      for (const person of chosen) load.set(person, (load.get(person) ?? 0) + 1 + random.next() * 0.4);
    },
    /** The seats of a side, by seniority; the first who leads no other committee leads this one and ranks first. */
    seat(group: string, side: "MAJ" | "MIN", chosen: readonly SamplePerson[], leastForVice: number): SampleSeat[] {
      const members = chosen.toSorted(bySeniority);
      const leader = members.find((person) => !leaders.has(person)) ?? members[0];
      if (!leader) return [];
      leaders.add(leader);
      const titles =
        side === "MIN" ? ["Ranking Member"] : ["Chair", ...(members.length >= leastForVice ? ["Vice Chair"] : [])];
      return [leader, ...members.filter((person) => person !== leader)].map(({ key }, index) => ({
        group,
        person: key,
        side,
        rank: index + 1,
        title: titles[index] ?? "",
      }));
    },
  };
}
