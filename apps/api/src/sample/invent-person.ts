import { displayNameOf, inventName, type Name } from "./names.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR, type SamplePerson, type SampleSeat, type SampleTerm } from "./sample-person.ts";

/** Names given so far, each once. */
export type NamesGiven = Pick<Set<string>, "has" | "add">;

type Office = Pick<SamplePerson, "key" | "seat" | "office" | "party" | "caucusParty" | "departure"> &
  Partial<Pick<SamplePerson, "senateClass">>;

interface Traits {
  shareOfWomen: number;
  /** The age at the first term: `spread` is how far it goes beyond the youngest, `oldest` the age today. */
  ages: { youngest: number; spread: number; oldest: number };
  isOfState: boolean;
  terms: () => SampleTerm[];
  used: NamesGiven;
}

/** Somebody for an office, of an age to have held it since their first term. */
export function inventPerson(random: Random, office: Office, traits: Traits): SamplePerson {
  const { ages, used } = traits;
  const gender = random.chance(0.004) ? "X" : random.chance(traits.shareOfWomen) ? "F" : "M";
  let name: Name;
  do {
    const drawn = gender === "X" ? random.pick(["F", "M"] as const) : gender;
    name = inventName(random, office.seat.state, drawn, traits.isOfState);
  } while (used.has(displayNameOf(name)));
  used.add(displayNameOf(name));
  const terms = traits.terms();
  const began = Number(terms[0]?.start.slice(0, 4));
  const drawn = ages.youngest + Math.floor(random.next() * ages.spread + random.next() * 20);
  const age = Math.max(ages.youngest, Math.min(drawn, ages.oldest - (REFERENCE_YEAR - began)));
  return {
    key: office.key,
    seat: office.seat,
    office: office.office,
    senateClass: office.senateClass ?? null,
    party: office.party,
    caucusParty: office.caucusParty,
    gender,
    name,
    displayName: displayNameOf(name),
    birthDate: inventBirthDate(random, began - age),
    terms,
    departure: office.departure,
    leadershipRole: "",
  };
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

export const termsInRow = (seat: SampleSeat, { years, until, count, day, senateClass = null }: Run): SampleTerm[] =>
  Array.from({ length: count }, (_, index) => {
    const start = until - (count - index) * years;
    return { ...seat, senateClass, start: `${start}-${day}`, end: `${start + years}-${day}` };
  });

export const endEarly = (terms: readonly SampleTerm[]): SampleTerm[] =>
  terms.map((term, index) => (index === terms.length - 1 ? { ...term, end: `${REFERENCE_YEAR}-03-31` } : term));
