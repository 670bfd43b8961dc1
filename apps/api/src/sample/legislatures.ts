import records from "./content/records.json" with { type: "json" };
import { type Chamber, CHAMBERS, electedIn } from "../directory/chambers.ts";
import { type District, LEGISLATIVE_DISTRICTS } from "../directory/legislative-districts.ts";
import { displayNameOf, inventName, type Name } from "./names.ts";
import type { Random } from "./random.ts";
import { REFERENCE_YEAR } from "./reference-day.ts";
import type { PartyId, SamplePerson, SampleSeat, SampleTerm } from "./sample-person.ts";
import { seatInChamber, type StateOffice } from "./state-office.ts";
import { lookUpState } from "./state-facts.ts";

/** Seats nobody holds on the reference day, and who held them last resigned. */
const VACANT_SHARE = 0.022;
/** Of those who sit for the first time, whose predecessor is listed as former. */
const PREDECESSOR_SHARE = 0.14;

/** Names given so far, each once; a set that forgets lets names come again, as they do among hundreds of thousands. */
type NamesGiven = Pick<Set<string>, "has" | "add">;

/** For whom people are invented. */
export interface Wanted {
  used: NamesGiven;
  /** Ends every key, so that those of several cohorts differ; empty in the country itself. */
  cohort: string;
}

/** Who sits in the legislatures of the states, the council of DC and the territories' legislatures, or did before. */
export const inventLegislatures = (random: Random, wanted: Wanted): SamplePerson[] =>
  CHAMBERS.flatMap((chamber) => inventChamber(random.fork(`${chamber.state} ${chamber.chamberId}`), chamber, wanted));

const districtsByChamber = new Map<string, District[]>();
for (const district of LEGISLATIVE_DISTRICTS) {
  const place = `${district.state} ${district.chamberId}`;
  const known = districtsByChamber.get(place);
  if (known) known.push(district);
  else districtsByChamber.set(place, [district]);
}
const districtsOf = (state: string, chamberId: number): readonly District[] =>
  districtsByChamber.get(`${state} ${chamberId}`) ?? [];

/** One person a seat of a chamber, and some who sat there before them. */
function inventChamber(random: Random, chamber: Chamber, { used, cohort }: Wanted): SamplePerson[] {
  const { state, chamberId } = chamber;
  const type = chamberId === 3 ? "state-house" : "state-senate";
  const seats = districtsOf(state, chamberId).flatMap((district) =>
    Array.from({ length: district.seats }, (_, index) => ({ district, index })),
  );
  const parties = partySplit(random.fork("parties"), chamber, seats);
  return seats.flatMap(({ district, index }, place) => {
    const chance = random.fork(`${district.position} ${index}`);
    const key = [type, state, wordOf(district), ...(district.seats > 1 ? [index + 1] : [])].join("-") + cohort;
    const seat: SampleSeat = { type, state, district: district.number, ...(district.seats > 1 && { place: index }) };
    const office = seatInChamber(state, chamberId, district.number);
    const caucusParty = parties[place] ?? 2;
    const begins = electedIn(chamber, district.position) + 1;
    const isVacant = chance.chance(VACANT_SHARE);
    const facts = { seat, office, chamber, caucusParty, used };
    const terms = termsOf(chance.fork("terms"), chamber, seat, begins);
    const holder = inventHolder(chance.fork("holder"), {
      ...facts,
      key,
      terms: isVacant ? cutShort(terms) : terms,
      departure: isVacant ? "resigned" : "",
    });
    const isFirst = terms.length === 1 && !isVacant;
    if (!isFirst || !chance.chance(PREDECESSOR_SHARE)) return [holder];
    const before = termsOf(chance.fork("terms before"), chamber, seat, begins - chamber.termYears);
    const predecessor = inventHolder(chance.fork("predecessor"), {
      ...facts,
      key: `${key}-former`,
      terms: before,
      departure: chance.chance(0.8) ? "retired" : "ran for another office",
    });
    return [holder, predecessor];
  });
}

/** A district inside a key. */
const wordOf = ({ number, position }: District): string => (/^\w{1,4}$/u.test(number) ? number : `d${position + 1}`);

interface Holder {
  key: string;
  seat: SampleSeat;
  office: StateOffice;
  caucusParty: 1 | 2;
  terms: SampleTerm[];
  departure: SamplePerson["departure"];
  used: NamesGiven;
}

/** Somebody of a state's own, of an age to have held office since their first term. */
export function inventHolder(random: Random, holder: Holder): SamplePerson {
  const { key, seat, office, caucusParty, terms, departure, used } = holder;
  const party: PartyId = seat.type !== "executive" && random.chance(0.005) ? 3 : caucusParty;
  const gender = random.chance(0.004) ? "X" : random.chance(caucusParty === 2 ? 0.46 : 0.22) ? "F" : "M";
  let name: Name;
  do name = inventName(random, seat.state, gender === "X" ? random.pick(["F", "M"]) : gender, true);
  while (used.has(displayNameOf(name)));
  used.add(displayNameOf(name));
  const began = Number(terms[0]?.start.slice(0, 4));
  const youngest = seat.type === "executive" || seat.type === "governor" ? 34 : 25;
  const oldest = 86 - (REFERENCE_YEAR - began);
  const age = Math.max(youngest, Math.min(oldest, youngest + Math.floor(random.next() * 17 + random.next() * 20)));
  return {
    key,
    seat,
    office,
    senateClass: null,
    party,
    caucusParty,
    gender,
    name,
    displayName: displayNameOf(name),
    birthDate: `${began - age}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`,
    terms,
    departure,
    leadershipRole: "",
  };
}

const two = (value: number): string => String(value).padStart(2, "0");

/** Day on which legislators take their seats. */
const FIRST_DAY = "01-08";

/** Terms up to the one that begins in `latest`; some senators sat in the house before. */
function termsOf(random: Random, chamber: Chamber, seat: SampleSeat, latest: number): SampleTerm[] {
  const { termYears, state, chamberId } = chamber;
  const { legislatorOfTwoYears, legislatorOfFourYears } = records.serviceInTerms;
  const served = Number(random.weighted(termYears === 2 ? legislatorOfTwoYears : legislatorOfFourYears));
  const from = latest - (served - 1) * termYears;
  const lower = chamberId === 4 && random.chance(0.32) ? CHAMBERS.find(houseOf(state)) : undefined;
  const house = lower ? random.pick(districtsOf(state, 3)) : undefined;
  const before =
    lower && house
      ? run({ type: "state-house", state, district: house.number }, lower.termYears, from, random.int(1, 3))
      : [];
  return [...before, ...run(seat, termYears, from + served * termYears, served)];
}

const houseOf =
  (state: string) =>
  (chamber: Chamber): boolean =>
    chamber.state === state && chamber.chamberId === 3;

/** So many terms of a seat that follow each other, the last one up to `until`. */
const run = (seat: SampleSeat, years: number, until: number, count: number): SampleTerm[] =>
  Array.from({ length: count }, (_, index) => {
    const start = until - (count - index) * years;
    return { ...seat, senateClass: null, start: `${start}-${FIRST_DAY}`, end: `${start + years}-${FIRST_DAY}` };
  });

const cutShort = (terms: readonly SampleTerm[]): SampleTerm[] =>
  terms.map((term, index) => (index === terms.length - 1 ? { ...term, end: `${REFERENCE_YEAR}-03-31` } : term));

/**
 * The party each seat of a chamber sits with: as the state leans, though less far than its delegation, with a majority
 * always, and seats of the same district more often alike.
 */
function partySplit(
  random: Random,
  { state }: Chamber,
  seats: readonly { district: District; index: number }[],
): (1 | 2)[] {
  const share = 0.5 + ((lookUpState(state).lean - 50) / 100) * 0.68 + (random.next() - 0.5) * 0.06;
  const drawn = Math.round(seats.length * share);
  const republicans = drawn * 2 === seats.length ? drawn + (share < 0.5 ? -1 : 1) : drawn;
  const leans = new Map<number, number>();
  const ranked = seats
    .map(({ district: { position } }, place) => {
      const lean = leans.get(position) ?? random.next();
      leans.set(position, lean);
      return { place, strength: lean + random.next() * 0.4 };
    })
    .toSorted((a, b) => b.strength - a.strength);
  const red = new Set(ranked.slice(0, republicans).map(({ place }) => place));
  return seats.map((_, place) => (red.has(place) ? 1 : 2));
}
