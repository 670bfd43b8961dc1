import { displayNameOf, inventName, type Name } from "./names.ts";
import type { Random } from "./random.ts";
import { isCountrySeat, REFERENCE_YEAR, type SamplePerson, type SampleSeat, type SampleTerm } from "./sample-person.ts";

/** Shared by all people of a cohort. */
export interface Wanted {
  /** Names given so far, each once. */
  used: Set<string>;
  /** Ends every key, so that those of several cohorts differ; empty in the country itself. */
  cohort: string;
}

type Opening = Omit<SamplePerson, "gender" | "name" | "displayName" | "birthDate" | "leadershipRole" | "terms"> & {
  terms: (random: Random) => SampleTerm[];
};

/** Somebody for an office, of an age to have held it since their first term. */
export function inventPerson(random: Random, { terms: drawTerms, ...opening }: Opening, used: Set<string>) {
  const { seat, office, party, caucusParty } = opening;
  const isOfState = office !== undefined;
  const women = isOfState ? (caucusParty === 2 ? 0.46 : 0.22) : party === 2 ? 0.44 : 0.2;
  const gender = random.chance(0.004) ? "X" : random.chance(women) ? "F" : "M";
  let name: Name;
  do name = inventName(random, seat.state, gender === "X" ? random.pick(["F", "M"]) : gender, isOfState);
  while (used.has(displayNameOf(name)));
  used.add(displayNameOf(name));
  const terms = drawTerms(random);
  const began = Number(terms[0]?.start.slice(0, 4));
  const isHigh = seat.type === "executive" || (isCountrySeat(seat) && seat.type !== "rep");
  const youngest = isOfState ? (isHigh ? 34 : 25) : isHigh ? 33 : 27;
  const drawn = youngest + Math.floor(random.next() * (isOfState ? 17 : 14) + random.next() * 20);
  const age = Math.max(youngest, Math.min(drawn, (isOfState ? 86 : 84) - (REFERENCE_YEAR - began)));
  const person: SamplePerson = {
    ...opening,
    gender,
    name,
    displayName: displayNameOf(name),
    birthDate: inventBirthDate(random, began - age),
    terms,
    leadershipRole: "",
  };
  return person;
}

export function inventBirthDate(random: Random, year: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, "0");
  return `${year}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`;
}

interface Run {
  years: number;
  until: number;
  count: number;
  /** The day of the year on which terms begin and end: "01-03". */
  day: string;
  senateClass?: SampleTerm["senateClass"];
}

export const listConsecutiveTerms = (
  seat: SampleSeat,
  { years, until, count, day, senateClass = null }: Run,
): SampleTerm[] =>
  Array.from({ length: count }, (_, index) => {
    const start = until - (count - index) * years;
    return { ...seat, senateClass, start: `${start}-${day}`, end: `${start + years}-${day}` };
  });

export const endEarly = (terms: readonly SampleTerm[]): SampleTerm[] =>
  terms.map((term, index) => (index === terms.length - 1 ? { ...term, end: `${REFERENCE_YEAR}-03-31` } : term));
