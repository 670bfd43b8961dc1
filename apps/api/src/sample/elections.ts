import { findGeneralElectionDay } from "@rotunda/core";
import type { ElectionResultWire } from "@rotunda/core/wire";
import { findChamber } from "../directory/chambers.ts";
import { describeDistrict, type District, findDistrict } from "../directory/legislative-districts.ts";
import { findState, findStateName } from "../directory/states.ts";
import records from "./content/records.json" with { type: "json" };
import { inventStafferName } from "./names.ts";
import { createRandom, type Random } from "./random.ts";
import {
  CHAMBER_IDS,
  describeSeat,
  computeElectionYear,
  PARTY_NAMES,
  REFERENCE_YEAR,
  type SamplePerson,
  type SampleSeat,
} from "./sample-person.ts";
import { roundToTenth } from "./state-charts.ts";
import { lookUpState } from "./state-facts.ts";

export type SampleElection = ReturnType<typeof inventElections>[number];

/** Invents the elections before a person's terms, newest first, and the defeat that ended them, if any. */
export function inventElections({ terms, departure, office }: SamplePerson) {
  const races = terms.map((term) => ({ seat: term, year: computeElectionYear(term), outcome: "Won" }));
  const lost = departure === "lost re-election" && terms.at(-1);
  if (lost) races.push({ seat: lost, year: computeElectionYear({ start: lost.end }), outcome: "Lost" });
  return races.toReversed().map(({ seat, year, outcome }) => {
    const raceName = formatRace(seat, office);
    const seats = findDistrict(seat.state, CHAMBER_IDS[seat.type] ?? 0, seat.district)?.seats ?? 1;
    const shares = drawShares(raceName, year, seats);
    const runnerUpPercent = shares[seats] ?? 0;
    const percent = outcome === "Won" ? (shares[seat.place ?? 0] ?? 0) : runnerUpPercent;
    const status = `${outcome}, ${percent}%`;
    return { type: seat.type, year, raceName, status, percent, runnerUpPercent, seats };
  });
}

/** Returns a race such as "U.S. House, Washington, 5th District" or "Attorney General, Ohio". */
export function formatRace({ type, state, district }: SampleSeat, office?: SamplePerson["office"]): string {
  const stateName = findStateName(state);
  if (type === "governor") return `Governor, ${stateName}`;
  if (type === "sen") return `U.S. Senate, ${stateName}`;
  if (type === "rep") return `U.S. House, ${stateName}, ${describeDistrict(district)}`;
  if (type === "executive") return office?.race ?? stateName;
  return describeSeat(state, CHAMBER_IDS[type], district).race;
}

export function findNextElection(person: SamplePerson): string | null {
  const last = person.terms.at(-1);
  return person.departure === "" && last ? findGeneralElectionDay(computeElectionYear({ start: last.end })) : null;
}

/** Invents the person's candidacy this year; null for someone who isn't running. */
export function describeCandidacy(random: Random, person: SamplePerson) {
  const { seat, office } = person;
  if (!findNextElection(person)?.startsWith(String(REFERENCE_YEAR))) return null;
  const [race] = formatRace(seat, office).split(",");
  const { hasEarlyPrimary } = lookUpState(seat.state);
  const status = random.weighted(hasEarlyPrimary ? records.statusAfterPrimary : records.statusBeforePrimary);
  const isOfPrimary = status === "Won" || status === "Lost" || status === "Too Close to Call";
  return { name: isOfPrimary ? `${race} primary` : race, status, year: REFERENCE_YEAR };
}

/**
 * Draws every candidate's percentage of the vote, the winners first. It depends on the race alone, so profiles and the
 * page of the district show the same result. Where several seats are filled, everyone has as many votes as seats.
 */
export function drawShares(name: string, year: number, seats: number): number[] {
  const random = createRandom(`race ${name} ${year}`);
  if (seats === 1) {
    const winner = roundToTenth(50.4 + random.next() * 12 + random.next() * 14);
    const third = random.chance(0.35) ? roundToTenth(Math.min((100 - winner) * 0.2, 1 + random.next() * 3)) : 0;
    return [winner, roundToTenth(100 - winner - third), third].filter((share) => share > 0);
  }
  const weights = Array.from({ length: seats + random.int(1, 2) }, (_, index) =>
    index < seats
      ? 1 - (index / seats) * 0.1 - random.next() * 0.05
      : 0.8 - (index - seats) * 0.2 - random.next() * 0.1,
  ).toSorted((a, b) => b - a);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const [, ...others] = weights.map((weight) => roundToTenth((weight / total) * 100));
  // The first candidate gets what rounding leaves.
  return [roundToTenth(100 - others.reduce((sum, share) => sum + share, 0)), ...others].toSorted((a, b) => b - a);
}

/** A present or former holder of an elected office, with the years of their elections. */
export type SeatHolder = Pick<SamplePerson, "key" | "displayName" | "party" | "seat" | "departure"> &
  Record<"won" | "lost", number[]>;

/** Lists holders for the pages of places, which omit other executives. */
export const listHolders = (people: readonly SamplePerson[]): SeatHolder[] =>
  people
    .filter(({ seat }) => seat.type !== "executive")
    .map((person) => {
      const races = inventElections(person).filter(({ raceName }) => raceName === formatRace(person.seat));
      const listYears = (outcome: string) =>
        races.filter(({ status }) => status.startsWith(outcome)).map(({ year }) => year);
      return { ...person, won: listYears("Won"), lost: listYears("Lost") };
    });

type Campaign = ReturnType<typeof inventCampaigns>[number];

const SWINGS = { 2012: -2.8, 2016: 0.4, 2020: -2.4, 2024: 1.6 };

export function inventCampaigns(random: Random) {
  const used = new Set<string>();
  return Object.entries(SWINGS)
    .toReversed()
    .map(([year, swing]) => {
      const chance = random.fork(year);
      const [republican = "", democrat = "", other = ""] = [1, 2, 3].map(() => nameStranger(chance, "PA", used));
      return { year: Number(year), swing, republican, democrat, other };
    });
}

/** Invents how a state voted, newest first; territories choose no electors. */
export function inventPresidentialResults(
  random: Random,
  code: string,
  campaigns: readonly Campaign[],
): ElectionResultWire[] {
  if (findState(code)?.kind === "territory") return [];
  const { population, lean } = lookUpState(code);
  return campaigns.map(({ year, swing, republican, democrat, other }) => {
    const chance = random.fork(String(year));
    const votes = Math.round(population * (0.4 + chance.next() * 0.1));
    const third = 1 + chance.next() * 2.4;
    const share = Math.min(76, Math.max(6, 49 + (lean - 50) * 0.36 + swing + chance.next() * 3 - 1.5));
    const republicans = Math.round((votes * share) / 100);
    const others = Math.round((votes * third) / 100);
    const candidates = [
      { name: republican, party: "Republican", votes: republicans },
      { name: democrat, party: "Democrat", votes: votes - republicans - others },
      { name: other, party: "Libertarian", votes: others },
    ].toSorted((a, b) => b.votes - a.votes);
    return {
      year,
      office: "President",
      candidates: candidates.map((candidate, index) => ({
        ...candidate,
        percent: Math.round((candidate.votes / votes) * 1000) / 10,
        is_winner: index === 0,
        profile_id: null,
      })),
    };
  });
}

const ELECTIONS_MAX = 3;

/** Invents a district's latest elections, newest first, won by its holders or earlier people without profiles. */
export function inventDistrictResults(random: Random, district: District, holders: readonly SeatHolder[]) {
  const years = [...new Set(holders.flatMap(({ won }) => won))].toSorted((a, b) => b - a);
  return years.slice(0, ELECTIONS_MAX).map((year) => inventResult(random, year, district, holders));
}

function inventResult(random: Random, year: number, district: District, holders: readonly SeatHolder[]) {
  const { state, chamberId, seats } = district;
  const type = ({ 1: "rep", 3: "state-house", 4: "state-senate" } as const)[chamberId];
  const shares = drawShares(formatRace({ type, state, district: district.number }), year, seats);
  const chamberSize = findChamber(state, chamberId)?.seats ?? findState(state)?.houseSeats ?? 1;
  const voters = (lookUpState(state).population / (Math.max(1, chamberSize) / seats)) * 0.46;
  const votes = Math.round(voters * (year % 4 === 0 ? 1 : 0.72) * (0.85 + random.fork(`votes ${year}`).next() * 0.3));
  const taken = new Set(holders.map(({ displayName }) => displayName));
  const toCandidate = ({ key, displayName: name, party }: SeatHolder) => ({
    name,
    party: PARTY_NAMES[party],
    person: key,
  });
  const inventCandidate = (chance: Random, party: string) => ({
    name: nameStranger(chance, state, taken),
    party,
    person: null,
  });
  const winners = Array.from({ length: seats }, (_, place) => {
    const holder = holders.find(({ seat, won }) => (seat.place ?? 0) === place && won.includes(year));
    const chance = random.fork(`earlier holder ${place}`);
    return holder
      ? toCandidate(holder)
      : inventCandidate(chance, PARTY_NAMES[chance.fork("party").pick([1, 2] as const)]);
  });
  const rival = winners[0]?.party === PARTY_NAMES[1] ? PARTY_NAMES[2] : PARTY_NAMES[1];
  const beaten = holders.find(({ lost }) => lost.includes(year));
  const losers = shares.slice(seats).map((_, index) => {
    if (index === 0 && beaten) return toCandidate(beaten);
    const party = [rival, "Libertarian"][index] ?? "Independent";
    return inventCandidate(random.fork(`opponent ${year} ${index}`), party);
  });
  return {
    year,
    office: findChamber(state, chamberId)?.name ?? "U.S. House",
    candidates: [...winners, ...losers].map((candidate, index) => {
      const percent = shares[index] ?? 0;
      return { ...candidate, is_winner: index < seats, votes: Math.round((votes * percent) / 100), percent };
    }),
  };
}

function nameStranger(random: Random, state: string, taken: Set<string>): string {
  const { first, last } = inventStafferName(random, state);
  const name = `${first} ${last}`;
  if (taken.has(name)) return nameStranger(random, state, taken);
  taken.add(name);
  return name;
}
