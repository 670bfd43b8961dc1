import { findGeneralElectionDay } from "@rotunda/core";
import { describeDistrict, findDistrict } from "../directory/legislative-districts.ts";
import { findStateName } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { createRandom, type Random } from "./random.ts";
import {
  CHAMBER_IDS,
  electionYear,
  lastTerm,
  REFERENCE_YEAR,
  type SampleElection,
  type SamplePerson,
  type SampleSeat,
  seatInChamber,
  type StateOffice,
} from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** The elections behind a person's terms, newest first, and the one that ended them where one did. */
export function inventElections(person: SamplePerson): SampleElection[] {
  const elections = person.terms.map((term) => electionTo(term, electionYear(term), person, "Won"));
  const last = lastTerm(person);
  if (person.departure === "lost re-election" && last) {
    elections.push(electionTo(last, electionYear({ start: last.end }), person, "Lost"));
  }
  return elections.toReversed();
}

function electionTo(seat: SampleSeat, year: number, { office }: SamplePerson, outcome: "Won" | "Lost"): SampleElection {
  const name = raceName(seat, office);
  const seats = findDistrict(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1;
  const shares = raceShares({ name, year, seats });
  const runnerUpPercent = shares[seats] ?? 0;
  const percent = outcome === "Won" ? (shares[seat.place ?? 0] ?? 0) : runnerUpPercent;
  return { type: seat.type, year, raceName: name, status: `${outcome}, ${percent}%`, percent, runnerUpPercent, seats };
}

/** "U.S. House, Washington, 5th District", "Ohio Senate, 12th District", "Attorney General, Ohio". */
export function raceName({ type, state, district }: SampleSeat, office?: StateOffice): string {
  switch (type) {
    case "governor":
      return `Governor, ${findStateName(state)}`;
    case "sen":
      return `U.S. Senate, ${findStateName(state)}`;
    case "rep":
      return `U.S. House, ${findStateName(state)}, ${describeDistrict(district)}`;
    case "state-house":
      return seatInChamber(state, 3, district).race;
    case "state-senate":
      return seatInChamber(state, 4, district).race;
    case "executive":
      return office?.race ?? findStateName(state);
  }
}

export function nextElectionDate(person: SamplePerson): string | null {
  const last = lastTerm(person);
  if (person.departure !== "" || !last) return null;
  return findGeneralElectionDay(electionYear({ start: last.end }));
}

/** The person's candidacy this year and its state; null for everybody who isn't running. */
export function electionStatus(
  random: Random,
  person: SamplePerson,
): { name: string; status: string; year: number } | null {
  const next = nextElectionDate(person);
  if (next === null || Number(next.slice(0, 4)) !== REFERENCE_YEAR) return null;
  const race = raceOf(person);
  const year = REFERENCE_YEAR;
  const status = random.weighted(
    lookUpState(person.seat.state).hasEarlyPrimary ? records.statusAfterPrimary : records.statusBeforePrimary,
  );
  const isOfPrimary = status === "Won" || status === "Lost" || status === "Too Close to Call";
  return { name: isOfPrimary ? `${race} primary` : race, status, year };
}

function raceOf({ seat, office }: SamplePerson): string {
  if (seat.type === "rep") return "U.S. House";
  if (seat.type === "sen") return "U.S. Senate";
  return seat.type === "governor" ? "Governor" : (office?.race.split(",")[0] ?? "");
}

export interface Race {
  /** As profiles name it: "Ohio Senate, 12th District". */
  name: string;
  year: number;
  seats: number;
}

/**
 * Every candidate's share of the vote in percent, the winners first. It depends on the race alone, so the profiles of
 * all its candidates and the page of the district show the same result.
 */
export function raceShares({ name, year, seats }: Race): number[] {
  const random = createRandom(`race ${name} ${year}`);
  return seats === 1 ? oneSeat(random) : severalSeats(random, seats);
}

function oneSeat(random: Random): number[] {
  const winner = tenth(50.4 + random.next() * 12 + random.next() * 14);
  const third = random.chance(0.35) ? tenth(Math.min((100 - winner) * 0.2, 1 + random.next() * 3)) : 0;
  const second = tenth(100 - winner - third);
  return third > 0 ? [winner, second, third] : [winner, second];
}

/** Everybody votes for as many candidates as there are seats; one or two candidates don't get one. */
function severalSeats(random: Random, seats: number): number[] {
  const candidates = seats + random.int(1, 2);
  const weights = Array.from({ length: candidates }, (_, index) =>
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
export type SeatHolder = ReturnType<typeof holdersOf>[number];

export const holdersOf = (people: readonly SamplePerson[]) =>
  // Other officers of a state's executive have no place on its page.
  people
    .filter(({ seat }) => seat.type !== "executive")
    .map((person) => {
      const { key, displayName, seat, departure } = person;
      const partyId: number = person.party;
      const races = inventElections(person).filter((race) => race.raceName === raceName(seat));
      const yearsOf = (outcome: string) =>
        races.filter(({ status }) => status.startsWith(outcome)).map(({ year }) => year);
      return {
        key,
        name: displayName,
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
