import { findGeneralElectionDay } from "@rotunda/core";
import { describeDistrict, findDistrict } from "../directory/legislative-districts.ts";
import { findStateName } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { createRandom, type Random } from "./random.ts";
import {
  CHAMBER_IDS,
  electionYear,
  REFERENCE_YEAR,
  type SamplePerson,
  type SampleSeat,
  describeSeat,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

export type SampleElection = ReturnType<typeof inventElections>[number];

/** The elections behind a person's terms, newest first, and the one that ended them where one did. */
export function inventElections({ terms, departure, office }: SamplePerson) {
  const won = terms.map((term) => ({ seat: term, year: electionYear(term), outcome: "Won" }));
  const lost = departure === "lost re-election" ? terms.slice(-1) : [];
  const races = [
    ...won,
    ...lost.map((term) => ({ seat: term, year: electionYear({ start: term.end }), outcome: "Lost" })),
  ];
  return races.toReversed().map(({ seat, year, outcome }) => {
    const name = formatRace(seat, office);
    const seats = findDistrict(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1;
    const shares = raceShares({ name, year, seats });
    const runnerUpPercent = shares[seats] ?? 0;
    const percent = outcome === "Won" ? (shares[seat.place ?? 0] ?? 0) : runnerUpPercent;
    const status = `${outcome}, ${percent}%`;
    return { type: seat.type, year, raceName: name, status, percent, runnerUpPercent, seats };
  });
}

/** "U.S. House, Washington, 5th District", "Ohio Senate, 12th District", "Attorney General, Ohio". */
export function formatRace({ type, state, district }: SampleSeat, office?: SamplePerson["office"]): string {
  const stateName = findStateName(state);
  const races = {
    governor: () => `Governor, ${stateName}`,
    sen: () => `U.S. Senate, ${stateName}`,
    rep: () => `U.S. House, ${stateName}, ${describeDistrict(district)}`,
    "state-house": () => describeSeat(state, 3, district).race,
    "state-senate": () => describeSeat(state, 4, district).race,
    executive: () => office?.race ?? stateName,
  };
  return races[type]();
}

export function nextElectionDate(person: SamplePerson): string | null {
  const last = person.terms.at(-1);
  return person.departure === "" && last ? findGeneralElectionDay(electionYear({ start: last.end })) : null;
}

/** The person's candidacy this year and its state; null for everybody who isn't running. */
export function describeCandidacy(random: Random, person: SamplePerson) {
  const { seat, office } = person;
  if (!nextElectionDate(person)?.startsWith(String(REFERENCE_YEAR))) return null;
  const [race] = formatRace(seat, office).split(",");
  const { hasEarlyPrimary } = lookUpState(seat.state);
  const status = random.weighted(hasEarlyPrimary ? records.statusAfterPrimary : records.statusBeforePrimary);
  const isOfPrimary = status === "Won" || status === "Lost" || status === "Too Close to Call";
  return { name: isOfPrimary ? `${race} primary` : race, status, year: REFERENCE_YEAR };
}

export interface Race {
  /** As profiles name it: "Ohio Senate, 12th District". */
  name: string;
  year: number;
  seats: number;
}

/**
 * Every candidate's share of the vote in percent, the winners first: where several seats are filled, everybody has as
 * many votes. It depends on the race alone, so the profiles of all its candidates and the page of the district show
 * the same result.
 */
export function raceShares({ name, year, seats }: Race): number[] {
  const random = createRandom(`race ${name} ${year}`);
  if (seats === 1) {
    const winner = tenth(50.4 + random.next() * 12 + random.next() * 14);
    const third = random.chance(0.35) ? tenth(Math.min((100 - winner) * 0.2, 1 + random.next() * 3)) : 0;
    return [winner, tenth(100 - winner - third), third].filter((share) => share > 0);
  }
  const weights = Array.from({ length: seats + random.int(1, 2) }, (_, index) =>
    index < seats
      ? 1 - (index / seats) * 0.1 - random.next() * 0.05
      : 0.8 - (index - seats) * 0.2 - random.next() * 0.1,
  ).toSorted((a, b) => b - a);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [, ...others] = weights.map((weight) => tenth((weight / total) * 100));
  // One takes what rounding left over.
  return [tenth(100 - others.reduce((sum, share) => sum + share, 0)), ...others].toSorted((a, b) => b - a);
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** The present or last holder of an elected office, as the page of a place shows them. */
export type SeatHolder = ReturnType<typeof listHolders>[number];

export const listHolders = (people: readonly SamplePerson[]) =>
  // Other officers of a state's executive have no place on its page.
  people
    .filter(({ seat }) => seat.type !== "executive")
    .map((person) => {
      const { key, displayName: name, seat, departure } = person;
      const partyId: number = person.party;
      const races = inventElections(person).filter(({ raceName }) => raceName === formatRace(seat));
      const yearsOf = (outcome: string) =>
        races.filter(({ status }) => status.startsWith(outcome)).map(({ year }) => year);
      return {
        key,
        name,
        partyId,
        state: seat.state,
        chamberId: CHAMBER_IDS[seat.type],
        district: seat.district,
        place: seat.place ?? 0,
        isFormer: departure !== "",
        won: yearsOf("Won"),
        lost: yearsOf("Lost"),
      };
    });
