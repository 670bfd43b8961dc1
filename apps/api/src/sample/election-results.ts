import type { ElectionResultWire } from "@rotunda/adapters-http/wire";
import { findChamber } from "../directory/chambers.ts";
import type { District } from "../directory/legislative-districts.ts";
import { findState } from "../directory/states.ts";
import { formatRace, raceShares, type SeatHolder } from "./elections.ts";
import { inventStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { PARTY_NAMES, type PartyId } from "./sample-person.ts";
import { lookUpState } from "./state-facts.ts";

/** Nominees of a year's fictional election, and how far the country swung to Republicans. */
type Campaign = ReturnType<typeof inventCampaigns>[number];

const SWINGS = { 2012: -2.8, 2016: 0.4, 2020: -2.4, 2024: 1.6 };

/** The latest first. */
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

/** How a state voted, newest first; empty for the territories, which choose no electors. */
export function presidentialResults(
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

/** A result as the district's page shows it, with the profile by its key: ids exist once profiles are written. */
type SampleResult = ReturnType<typeof inventResult>;

const MOST_ELECTIONS = 3;

/**
 * The latest elections of a district, newest first, won by those who hold its seats. Who held a seat before somebody
 * of the sample has a name and no profile. Empty where nobody of the sample holds or held a seat.
 */
export function districtResults(random: Random, district: District, holders: readonly SeatHolder[]): SampleResult[] {
  const years = [...new Set(holders.flatMap(({ won }) => won))].toSorted((a, b) => b - a);
  return years.slice(0, MOST_ELECTIONS).map((year) => inventResult(random, year, district, holders));
}

function inventResult(random: Random, year: number, district: District, holders: readonly SeatHolder[]) {
  const { state, chamberId, seats } = district;
  const type = ({ 1: "rep", 3: "state-house", 4: "state-senate" } as const)[chamberId];
  const shares = raceShares({ name: formatRace({ type, state, district: district.number }), year, seats });
  const chamberSize = findChamber(state, chamberId)?.seats ?? findState(state)?.houseSeats ?? 1;
  const voters = (lookUpState(state).population / (Math.max(1, chamberSize) / seats)) * 0.46;
  const votes = Math.round(voters * (year % 4 === 0 ? 1 : 0.72) * (0.85 + random.fork(`votes ${year}`).next() * 0.3));
  const taken = new Set(holders.map(({ name }) => name));
  const known = ({ key, name, partyId }: SeatHolder) => ({ name, party: nameParty(partyId), person: key });
  const stranger = (chance: Random, party: string) => ({
    name: nameStranger(chance, state, taken),
    party,
    person: null,
  });
  const winners = Array.from({ length: seats }, (_, place) => {
    const holder = holders.find((one) => one.place === place && one.won.includes(year));
    const chance = random.fork(`earlier holder ${place}`);
    return holder ? known(holder) : stranger(chance, nameParty(chance.fork("party").int(1, 2)));
  });
  const rival = winners[0]?.party === nameParty(1) ? nameParty(2) : nameParty(1);
  const beaten = holders.find(({ lost }) => lost.includes(year));
  const losers = shares.slice(seats).map((_, index) => {
    if (index === 0 && beaten) return known(beaten);
    const party = [rival, "Libertarian"][index] ?? "Independent";
    return stranger(random.fork(`opponent ${year} ${index}`), party);
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
  for (;;) {
    const { first, last } = inventStafferName(random, state);
    const name = `${first} ${last}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

const nameParty = (id: number): string => PARTY_NAMES[id as PartyId];
