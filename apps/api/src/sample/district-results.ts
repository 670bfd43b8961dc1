import type { ElectionResultWire } from "@rotunda/adapters-http/wire";
import { chamberOf, electedIn } from "../directory/chambers.ts";
import type { District } from "../directory/legislative-districts.ts";
import { PARTIES } from "../directory/parties.ts";
import { stateOf } from "../directory/states.ts";
import { inventStafferName } from "./names.ts";
import { figuresOf } from "./place-figures.ts";
import type { Random } from "./random.ts";
import type { SeatHolder } from "./seat-holders.ts";

/** A result as the district's page shows it, with the profile by its key: ids exist once profiles are written. */
export interface SampleResult extends Omit<ElectionResultWire, "candidates"> {
  candidates: (Omit<ElectionResultWire["candidates"][number], "profile_id"> & { person: string | null })[];
}

/** A page shows this many elections at most. */
const MOST_ELECTIONS = 3;

/**
 * The latest elections of a district, newest first, won by those who hold its seats. Empty where nobody of the sample
 * holds or held one.
 */
export function districtResults(random: Random, district: District, holders: readonly SeatHolder[]): SampleResult[] {
  const years = [...new Set(holders.flatMap((holder) => yearsOf(holder, district)))].toSorted((a, b) => b - a);
  return years.slice(0, MOST_ELECTIONS).map((year) =>
    resultOf(
      random.fork(String(year)),
      year,
      district,
      holders.filter((one) => yearsOf(one, district).includes(year)),
    ),
  );
}

/** When a holder was elected: as their profile tells it, or with the rest of the chamber. */
function yearsOf({ won }: SeatHolder, { state, chamberId, position }: District): number[] {
  if (won.length > 0) return won.map(({ year }) => year);
  const chamber = chamberOf(state, chamberId);
  return chamber ? [electedIn(chamber, position)] : [];
}

function resultOf(random: Random, year: number, district: District, winners: readonly SeatHolder[]): SampleResult {
  const lead = winners[0];
  const told = winners.map(({ won }) => won.find((one) => one.year === year)?.percent ?? null);
  const isMultiple = district.seats > 1 || winners.length > 1;
  const shares = isMultiple ? severalSeats(random, told) : duel(random, told[0] ?? null);
  const votes = Math.round(votersOf(district) * (year % 4 === 0 ? 1 : 0.72) * (0.85 + random.next() * 0.3));
  const candidates = [
    ...winners.map(({ key, name, partyId }) => ({ name, party: partyName(partyId), person: key, is_winner: true })),
    ...shares.slice(winners.length).map((_, index) => ({
      name: opponent(random.fork(`opponent ${index}`), district.state, winners),
      party: index === 0 ? partyName(lead?.partyId === 1 ? 2 : 1) : index === 1 ? "Libertarian" : "Independent",
      person: null,
      is_winner: false,
    })),
  ];
  return {
    year,
    office: chamberOf(district.state, district.chamberId)?.name ?? "U.S. House",
    candidates: candidates.map((candidate, index) => ({
      ...candidate,
      votes: Math.round((votes * (shares[index] ?? 0)) / 100),
      percent: shares[index] ?? 0,
    })),
  };
}

/** One seat: the winner's share, the runner-up's, and sometimes a third's; now and then nobody ran against the winner. */
function duel(random: Random, told: number | null): number[] {
  if (told === null && random.chance(0.2)) return [100];
  const winner = told ?? tenth(51 + random.next() * 10 + random.next() * 12);
  const third = random.chance(0.35) ? tenth(Math.min((100 - winner) * 0.2, 1 + random.next() * 3)) : 0;
  const second = tenth(100 - winner - third);
  return third > 0 ? [winner, second, third] : [winner, second];
}

/**
 * Several seats: one or two candidates miss. Where profiles tell the winners' shares, those are of the voters, each of whom
 * has as many votes as there are seats; otherwise they are of all votes.
 */
function severalSeats(random: Random, told: readonly (number | null)[]): number[] {
  const missing = random.int(1, 2);
  const known = told.flatMap((share) => share ?? []);
  if (known.length === told.length) {
    const least = Math.min(...known);
    return [
      ...known,
      ...Array.from({ length: missing }, (_, index) => tenth(least - 3 - index * 6 - random.next() * 5)),
    ];
  }
  const weights = Array.from({ length: told.length + missing }, (_, index) => 1 - index * 0.06 - random.next() * 0.05);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => tenth((weight / total) * 100)).toSorted((a, b) => b - a);
  const last = shares.length - 1;
  const rest = tenth(100 - shares.slice(0, last).reduce((sum, share) => sum + share, 0));
  return [...shares.slice(0, last), rest];
}

function opponent(random: Random, state: string, winners: readonly SeatHolder[]): string {
  let name: string;
  do {
    const { first, last } = inventStafferName(random, state);
    name = `${first} ${last}`;
  } while (winners.some((winner) => winner.name === name));
  return name;
}

/** About half of the people of a district vote. */
function votersOf({ state, chamberId, seats }: District): number {
  const { population } = figuresOf(state);
  const share =
    chamberId === 1 ? Math.max(1, stateOf(state)?.houseSeats ?? 1) : (chamberOf(state, chamberId)?.seats ?? 1) / seats;
  return (population / share) * 0.46;
}

const partyNames = new Map<number, string>(PARTIES.map(({ id, name }) => [id, name]));
const partyName = (id: number): string => partyNames.get(id) ?? "";
const tenth = (value: number): number => Math.round(value * 10) / 10;
