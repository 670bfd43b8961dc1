import pools from "./content/lives.json" with { type: "json" };
import { stateOf } from "../directory/states.ts";
import type { Random } from "./random.ts";
import { isStateLegislator, type SamplePerson } from "./sample-person.ts";
import type { School } from "./schools.ts";
import { lookUpState } from "./state-facts.ts";

export interface Job {
  title: string;
  where: string;
  from: number;
  /** Null for a job held beside the office. */
  to: number | null;
}

export interface EarlierOffice {
  title: string;
  from: number;
  to: number;
}

/** An office held before the first term; null for newcomers. */
export function inventEarlierOffice(
  random: Random,
  person: SamplePerson,
  earliest: number,
  began: number,
): EarlierOffice | null {
  if (began - earliest < 3 || random.chance(isStateLegislator(person) ? 0.45 : 0.24)) return null;
  const { state } = person.seat;
  const isState = stateOf(state)?.kind === "state";
  const title = random.weighted(
    !isState ? pools.townOffices : isStateLegislator(person) ? pools.localOffices : pools.stateOffices,
  );
  const from = Math.max(earliest, began - random.int(3, 12));
  return { title: officeTitle(random, title, state), from, to: began };
}

function officeTitle(random: Random, title: string, state: string): string {
  if (title === "mayor") return `mayor of ${random.pick(lookUpState(state).cities)}`;
  return state === "NE" && title === "state representative" ? "state senator" : title;
}

const jobs: Record<string, readonly string[]> = pools.jobs;

/** One job or two before office, by what was studied, one after the other; the last of them may still be held. */
export function inventJobs(
  random: Random,
  {
    schools,
    from,
    to,
    isKept,
    cities,
  }: { schools: School[]; from: number; to: number; isKept: boolean; cities: readonly string[] },
): Job[] {
  const trade = schools.findLast(({ field, isIncomplete }) => field in jobs && !isIncomplete)?.field;
  const titles = random.some(
    [...(jobs[trade ?? "other"] ?? []), ...(trade === undefined ? [] : random.some(jobs["other"] ?? [], 2))],
    to - from > 12 ? 2 : 1,
  );
  const middle = from + Math.floor((to - from) / 2);
  // Who changes jobs changes towns.
  const [first = "", second = first] = random.some(cities, 2);
  return titles.flatMap((title, index): Job[] => {
    const isLast = index === titles.length - 1;
    const began = index === 0 ? from : middle;
    const until = isLast ? to : middle;
    // Nobody who came to office at once had time for a job before it.
    return until > began
      ? [{ title, where: index === 0 ? first : second, from: began, to: isLast && isKept ? null : until }]
      : [];
  });
}
