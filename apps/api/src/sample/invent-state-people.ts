import { type Chamber, findChamber, CHAMBERS, findElectionYear } from "../directory/chambers.ts";
import { type District, LEGISLATIVE_DISTRICTS } from "../directory/legislative-districts.ts";
import { findState } from "../directory/states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES, type StatewideOffice } from "../directory/statewide-offices.ts";
import records from "./content/records.json" with { type: "json" };
import { endEarly, inventPerson, type NamesGiven, termsInRow } from "./invent-person.ts";
import type { Random } from "./random.ts";
import {
  type PartyId,
  type SamplePerson,
  type SampleSeat,
  type SampleTerm,
  seatInChamber,
  statewideOffice,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Seats nobody holds on the reference day, because the last holder resigned. */
const VACANT_SHARE = 0.022;
/** First-term members whose predecessor is listed as former. */
const PREDECESSOR_SHARE = 0.14;

/** Shared by all people of a cohort. */
export interface Wanted {
  used: NamesGiven;
  /** Ends every key, so that those of several cohorts differ; empty in the country itself. */
  cohort: string;
}

/** Present and former members of the legislatures of states and territories and of the council of DC. */
export const inventLegislatures = (random: Random, wanted: Wanted): SamplePerson[] =>
  CHAMBERS.flatMap((chamber) => inventChamber(random.fork(`${chamber.state} ${chamber.chamberId}`), chamber, wanted));

const districtsOf = ({ state, chamberId }: Chamber): readonly District[] =>
  LEGISLATIVE_DISTRICTS.filter((one) => one.state === state && one.chamberId === chamberId);

/** One person a seat of a chamber, and some who sat there before them. */
function inventChamber(random: Random, chamber: Chamber, { used, cohort }: Wanted): SamplePerson[] {
  const { state, chamberId } = chamber;
  const type = chamberId === 3 ? "state-house" : "state-senate";
  const seats = districtsOf(chamber).flatMap((district) =>
    Array.from({ length: district.seats }, (_, index) => ({ district, index })),
  );
  const parties = partySplit(random.fork("parties"), chamber, seats);
  return seats.flatMap(({ district, index }, place) => {
    const chance = random.fork(`${district.position} ${index}`);
    const key = [type, state, wordOf(district), ...(district.seats > 1 ? [index + 1] : [])].join("-") + cohort;
    const seat: SampleSeat = { type, state, district: district.number, ...(district.seats > 1 && { place: index }) };
    const office = seatInChamber(state, chamberId, district.number);
    const caucusParty = parties[place] ?? 2;
    const begins = findElectionYear(chamber, district.position) + 1;
    const isVacant = chance.chance(VACANT_SHARE);
    const facts = { seat, office, chamber, caucusParty, used };
    const terms = termsOf(chance.fork("terms"), chamber, seat, begins);
    const holder = inventHolder(chance.fork("holder"), {
      ...facts,
      key,
      terms: isVacant ? endEarly(terms) : terms,
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

type Holder = Pick<SamplePerson, "key" | "seat" | "office" | "caucusParty" | "departure"> & {
  terms: SampleTerm[];
  used: NamesGiven;
};

function inventHolder(random: Random, { terms, used, ...holder }: Holder): SamplePerson {
  const { seat, caucusParty } = holder;
  const party: PartyId = seat.type !== "executive" && random.chance(0.005) ? 3 : caucusParty;
  const youngest = seat.type === "executive" || seat.type === "governor" ? 34 : 25;
  return inventPerson(
    random,
    { ...holder, party },
    {
      shareOfWomen: caucusParty === 2 ? 0.46 : 0.22,
      ages: { youngest, spread: 17, oldest: 86 },
      isOfState: true,
      terms: () => terms,
      used,
    },
  );
}

const FIRST_DAY = "01-08";

/** Terms up to the one that begins in `latest`; some senators sat in the house before. */
function termsOf(random: Random, chamber: Chamber, seat: SampleSeat, latest: number): SampleTerm[] {
  const { termYears: years, state, chamberId } = chamber;
  const { legislatorOfTwoYears, legislatorOfFourYears } = records.serviceInTerms;
  const count = Number(random.weighted(years === 2 ? legislatorOfTwoYears : legislatorOfFourYears));
  const until = latest + years;
  const own = { years, until, count, day: FIRST_DAY };
  const lower = chamberId === 4 && random.chance(0.32) ? findChamber(state, 3) : undefined;
  if (!lower) return termsInRow(seat, own);
  const house: SampleSeat = { type: "state-house", state, district: random.pick(districtsOf(lower)).number };
  const before = { years: lower.termYears, until: until - count * years, count: random.int(1, 3), day: FIRST_DAY };
  return [...termsInRow(house, before), ...termsInRow(seat, own)];
}

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

const VACANT_OFFICE_SHARE = 0.02;
const FORMER_OFFICER_SHARE = 0.12;

/** Territories and the District of Columbia; governors of states are among the people of the country. */
const OTHER_GOVERNORSHIPS = GOVERNORSHIPS.filter(({ state }) => findState(state)?.kind !== "state");

/** Lieutenant governors, attorneys general and all others a whole state elects, but for the governors of states. */
export function inventOfficers(random: Random, governors: readonly SamplePerson[], wanted: Wanted): SamplePerson[] {
  const byState = new Map(
    governors.filter(({ departure }) => departure === "").map((one) => [one.seat.state, one.caucusParty]),
  );
  const heads = OTHER_GOVERNORSHIPS.flatMap((office) => holdersOfOffice(random, office, undefined, wanted));
  for (const { seat, caucusParty, departure } of heads) if (departure === "") byState.set(seat.state, caucusParty);
  // A lieutenant governor is mostly elected together with the governor.
  const others = STATEWIDE_OFFICES.flatMap((office) =>
    holdersOfOffice(
      random,
      office,
      office.key === "lieutenant-governor" ? byState.get(office.state) : undefined,
      wanted,
    ),
  );
  return [...heads, ...others];
}

function holdersOfOffice(
  random: Random,
  { state, key: word, title, termYears, lastElection }: StatewideOffice,
  ticket: 1 | 2 | undefined,
  { used, cohort }: Wanted,
): SamplePerson[] {
  const chance = random.fork(`${state} ${word}`);
  const isGovernor = word === "governor";
  const seat: SampleSeat = { type: isGovernor ? "governor" : "executive", state, district: "" };
  const office = statewideOffice({ state, key: word, title });
  const lean = Math.min(0.93, Math.max(0.07, 0.5 + (lookUpState(state).lean - 50) / 90));
  const caucusParty = ticket ?? (chance.chance(lean) ? 1 : 2);
  const isVacant = !isGovernor && word !== "mayor" && chance.chance(VACANT_OFFICE_SHARE);
  const served = Number(chance.weighted(records.serviceInTerms.officer));
  const until = lastElection + 1 + termYears;
  const run = { years: termYears, until, count: served, day: "01-15" };
  const terms = termsInRow(seat, run);
  const key = [isGovernor ? word : "state", state, ...(isGovernor ? [] : [word])].join("-") + cohort;
  const facts = { seat, office, caucusParty, used };
  const holder = inventHolder(chance.fork("holder"), {
    ...facts,
    key,
    terms: isVacant ? endEarly(terms) : terms,
    departure: isVacant ? "resigned" : "",
  });
  if (served > 1 || isVacant || !chance.chance(FORMER_OFFICER_SHARE)) return [withoutOffice(holder)];
  const predecessor = inventHolder(chance.fork("predecessor"), {
    ...facts,
    key: `${key}-former`,
    terms: termsInRow(seat, { ...run, until: until - termYears, count: 2 }),
    departure: chance.chance(0.6) ? "retired" : "ran for another office",
  });
  return [withoutOffice(holder), withoutOffice(predecessor)];
}

/** Governors are called the same everywhere. */
function withoutOffice(person: SamplePerson): SamplePerson {
  if (person.seat.type !== "governor") return person;
  const { office: _, ...rest } = person;
  return rest;
}
