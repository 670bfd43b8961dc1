import { createRandom, type Random } from "./random.ts";

/** One election of one office or district. */
export interface Race {
  /** As profiles name it: "Ohio Senate, 12th District". */
  name: string;
  year: number;
  /** How many candidates win. */
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
