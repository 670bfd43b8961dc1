import { type Chamber, findChamber, CHAMBERS, findElectionYear } from "../directory/chambers.ts";
import { type District, LEGISLATIVE_DISTRICTS } from "../directory/legislative-districts.ts";
import { findState } from "../directory/states.ts";
import { GOVERNORSHIPS, STATEWIDE_OFFICES, type StatewideOffice } from "../directory/statewide-offices.ts";
import records from "./content/records.json" with { type: "json" };
import { endEarly, inventPerson, listConsecutiveTerms, type Wanted } from "./invent-person.ts";
import type { Random } from "./random.ts";
import {
  type SamplePerson,
  type SampleSeat,
  type SampleTerm,
  describeSeat,
  describeStatewideOffice,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

const FIRST_DAY = "01-08";

/** Present and former members of the legislatures of states and territories and of the council of DC. */
export const inventLegislatures = (random: Random, wanted: Wanted): SamplePerson[] =>
  CHAMBERS.flatMap((chamber) => inventChamber(random.fork(`${chamber.state} ${chamber.chamberId}`), chamber, wanted));

const districtsOf = ({ state, chamberId }: Chamber): readonly District[] =>
  LEGISLATIVE_DISTRICTS.filter((one) => one.state === state && one.chamberId === chamberId);

/** One person a seat of a chamber, and some who sat there before them. */
function inventChamber(random: Random, chamber: Chamber, { used, cohort }: Wanted): SamplePerson[] {
  const { state, chamberId, termYears } = chamber;
  const type = chamberId === 3 ? "state-house" : "state-senate";
  const seats = districtsOf(chamber).flatMap((district) =>
    Array.from({ length: district.seats }, (_, index) => ({ district, index })),
  );
  const parties = splitByParty(random.fork("parties"), state, seats);
  return seats.flatMap(({ district, index }, at) => {
    const { number, position, seats: places } = district;
    const chance = random.fork(`${position} ${index}`);
    const word = /^\w{1,4}$/u.test(number) ? number : `d${position + 1}`;
    const key = [type, state, word, ...(places > 1 ? [index + 1] : [])].join("-") + cohort;
    const seat: SampleSeat = { type, state, district: number, ...(places > 1 && { place: index }) };
    const office = describeSeat(state, chamberId, number);
    const begins = findElectionYear(chamber, position) + 1;
    const isVacant = chance.chance(0.022);
    const terms = drawTerms(chance.fork("terms"), chamber, seat, begins);
    const before = () => drawTerms(chance.fork("terms before"), chamber, seat, begins - termYears);
    const opening = { key, seat, office, caucusParty: parties[at] ?? 2 };
    return fillOffice(chance, opening, { terms, before, isVacant, predecessors: 0.14, retired: 0.8 }, used);
  });
}

interface History {
  terms: SampleTerm[];
  /** The terms of the predecessor. */
  before: () => SampleTerm[];
  isVacant: boolean;
  /** How often the predecessor of somebody in their first term is listed, and how often because they retired. */
  predecessors: number;
  retired: number;
}

/** The holder of an office, who may have resigned, and for some in their first term their predecessor. */
function fillOffice(
  random: Random,
  opening: Pick<SamplePerson, "key" | "seat" | "office" | "caucusParty">,
  { terms, before, isVacant, predecessors, retired }: History,
  used: Set<string>,
): SamplePerson[] {
  const invent = (name: string, own: Pick<SamplePerson, "key" | "departure" | "terms">): SamplePerson => {
    const chance = random.fork(name);
    const party = opening.seat.type !== "executive" && chance.chance(0.005) ? 3 : opening.caucusParty;
    return inventPerson(chance, { ...opening, ...own, party, senateClass: null, terms: () => own.terms }, used);
  };
  const { key } = opening;
  const holder = isVacant
    ? invent("holder", { key, departure: "resigned", terms: endEarly(terms) })
    : invent("holder", { key, departure: "", terms });
  if (terms.length > 1 || isVacant || !random.chance(predecessors)) return [holder];
  const departure = random.chance(retired) ? "retired" : "ran for another office";
  return [holder, invent("predecessor", { key: `${key}-former`, departure, terms: before() })];
}

/** Terms up to the one that begins in `latest`; some senators sat in the house before. */
function drawTerms(random: Random, chamber: Chamber, seat: SampleSeat, latest: number): SampleTerm[] {
  const { termYears: years, state, chamberId } = chamber;
  const { legislatorOfTwoYears, legislatorOfFourYears } = records.serviceInTerms;
  const count = Number(random.weighted(years === 2 ? legislatorOfTwoYears : legislatorOfFourYears));
  const until = latest + years;
  const terms = listConsecutiveTerms(seat, { years, until, count, day: FIRST_DAY });
  const lower = chamberId === 4 && random.chance(0.32) ? findChamber(state, 3) : undefined;
  if (!lower) return terms;
  const house: SampleSeat = { type: "state-house", state, district: random.pick(districtsOf(lower)).number };
  const before = { years: lower.termYears, until: until - count * years, count: random.int(1, 3), day: FIRST_DAY };
  return [...listConsecutiveTerms(house, before), ...terms];
}

/**
 * The party each seat of a chamber sits with: as the state leans, though less far than its delegation, with a majority
 * always, and seats of the same district more often alike.
 */
function splitByParty(random: Random, state: string, seats: readonly { district: District }[]): (1 | 2)[] {
  const share = 0.5 + ((lookUpState(state).lean - 50) / 100) * 0.68 + (random.next() - 0.5) * 0.06;
  const drawn = Math.round(seats.length * share);
  const republicans = drawn * 2 === seats.length ? drawn + (share < 0.5 ? -1 : 1) : drawn;
  const leans = new Map<District, number>();
  const ranked = seats
    .map((seat) => {
      const lean = leans.get(seat.district) ?? random.next();
      leans.set(seat.district, lean);
      return { seat, strength: lean + random.next() * 0.4 };
    })
    .toSorted((a, b) => b.strength - a.strength);
  const red = new Set(ranked.slice(0, republicans).map(({ seat }) => seat));
  return seats.map((seat) => (red.has(seat) ? 1 : 2));
}

/** Lieutenant governors, attorneys general and all others a whole state elects, but for the governors of states. */
export function inventOfficers(random: Random, governors: readonly SamplePerson[], wanted: Wanted): SamplePerson[] {
  const heads = GOVERNORSHIPS.filter(({ state }) => findState(state)?.kind !== "state").flatMap((office) =>
    fillStatewideOffice(random, office, undefined, wanted),
  );
  const serving = [...governors, ...heads].filter(({ departure }) => departure === "");
  const parties = new Map(serving.map(({ seat, caucusParty }) => [seat.state, caucusParty]));
  // A lieutenant governor is mostly elected together with the governor.
  const others = STATEWIDE_OFFICES.flatMap((office) =>
    fillStatewideOffice(
      random,
      office,
      office.key === "lieutenant-governor" ? parties.get(office.state) : undefined,
      wanted,
    ),
  );
  return [...heads, ...others];
}

function fillStatewideOffice(
  random: Random,
  { state, key: word, title, termYears, lastElection }: StatewideOffice,
  ticket: 1 | 2 | undefined,
  { used, cohort }: Wanted,
): SamplePerson[] {
  const chance = random.fork(`${state} ${word}`);
  const isGovernor = word === "governor";
  const seat: SampleSeat = { type: isGovernor ? "governor" : "executive", state, district: "" };
  const lean = Math.min(0.93, Math.max(0.07, 0.5 + (lookUpState(state).lean - 50) / 90));
  const caucusParty = ticket ?? (chance.chance(lean) ? 1 : 2);
  const isVacant = !isGovernor && word !== "mayor" && chance.chance(0.02);
  const count = Number(chance.weighted(records.serviceInTerms.officer));
  const run = { years: termYears, until: lastElection + 1 + termYears, count, day: "01-15" };
  const before = () => listConsecutiveTerms(seat, { ...run, until: run.until - termYears, count: 2 });
  const history = { terms: listConsecutiveTerms(seat, run), before, isVacant, predecessors: 0.12, retired: 0.6 };
  const key = (isGovernor ? `governor-${state}` : `state-${state}-${word}`) + cohort;
  const opening = { key, seat, office: describeStatewideOffice(state, word, title), caucusParty };
  const people = fillOffice(chance, opening, history, used);
  // Governors are called the same everywhere.
  if (isGovernor) for (const person of people) delete person.office;
  return people;
}
