import type { ElectionResultWire } from "@rotunda/adapters-http/wire";
import { findChamber } from "../directory/chambers.ts";
import type { District } from "../directory/legislative-districts.ts";
import { PARTIES } from "../directory/parties.ts";
import { findState } from "../directory/states.ts";
import { raceName, raceShares, type SeatHolder } from "./elections.ts";
import { inventStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

/** Nominees of a year's fictional election, and how far the country swung to Republicans. */
type Campaign = ReturnType<typeof inventCampaigns>[number];

const YEARS: readonly (readonly [year: number, swing: number])[] = [
  [2024, 1.6],
  [2020, -2.4],
  [2016, 0.4],
  [2012, -2.8],
];

export function inventCampaigns(random: Random) {
  const used = new Set<string>();
  const nominee = (chance: Random) => strangerName(chance, "PA", used);
  return YEARS.map(([year, swing]) => {
    const chance = random.fork(String(year));
    return { year, swing, republican: nominee(chance), democrat: nominee(chance), other: nominee(chance) };
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
    const count = [republicans, votes - republicans - others, others];
    const most = Math.max(...count);
    const candidates = [
      { name: republican, party: "Republican" },
      { name: democrat, party: "Democrat" },
      { name: other, party: "Libertarian" },
    ].map((candidate, index) => {
      const own = count[index] ?? 0;
      return {
        ...candidate,
        votes: own,
        percent: Math.round((own / votes) * 1000) / 10,
        is_winner: own === most,
        profile_id: null,
      };
    });
    return { year, office: "President", candidates: candidates.toSorted((a, b) => b.votes - a.votes) };
  });
}

/** A result as the district's page shows it, with the profile by its key: ids exist once profiles are written. */
export interface SampleResult extends Omit<ElectionResultWire, "candidates"> {
  candidates: (Omit<ElectionResultWire["candidates"][number], "profile_id"> & { person: string | null })[];
}

const MOST_ELECTIONS = 3;

/**
 * The latest elections of a district, newest first, won by those who hold its seats. Who held a seat before somebody
 * of the sample has a name and no profile. Empty where nobody of the sample holds or held a seat.
 */
export function districtResults(random: Random, district: District, holders: readonly SeatHolder[]): SampleResult[] {
  const years = [...new Set(holders.flatMap(({ won }) => won))].toSorted((a, b) => b - a);
  return years.slice(0, MOST_ELECTIONS).map((year) => resultOf(random, year, district, holders));
}

function resultOf(random: Random, year: number, district: District, holders: readonly SeatHolder[]): SampleResult {
  const { state, chamberId, seats } = district;
  const type = ({ 1: "rep", 3: "state-house", 4: "state-senate" } as const)[chamberId];
  const shares = raceShares({ name: raceName({ type, state, district: district.number }), year, seats });
  const votes = Math.round(
    votersOf(district) * (year % 4 === 0 ? 1 : 0.72) * (0.85 + random.fork(`votes ${year}`).next() * 0.3),
  );
  const taken = new Set(holders.map(({ name }) => name));
  const winners = Array.from({ length: seats }, (_, place) => {
    const holder = holders.find((one) => one.place === place && one.won.includes(year));
    if (holder) return { ...candidate(holder), is_winner: true };
    const earlier = random.fork(`earlier holder ${place}`);
    return {
      name: strangerName(earlier, state, taken),
      party: partyName(earlier.int(1, 2)),
      person: null,
      is_winner: true,
    };
  });
  const beaten = holders.find(({ lost }) => lost.includes(year));
  const losers = shares.slice(seats).map((_, index) => {
    if (index === 0 && beaten) return { ...candidate(beaten), is_winner: false };
    const rival = winners[0]?.party === partyName(1) ? partyName(2) : partyName(1);
    return {
      name: strangerName(random.fork(`opponent ${year} ${index}`), state, taken),
      party: index === 0 ? rival : index === 1 ? "Libertarian" : "Independent",
      person: null,
      is_winner: false,
    };
  });
  return {
    year,
    office: findChamber(state, chamberId)?.name ?? "U.S. House",
    candidates: [...winners, ...losers].map((one, index) => ({
      ...one,
      votes: Math.round((votes * (shares[index] ?? 0)) / 100),
      percent: shares[index] ?? 0,
    })),
  };
}

const candidate = ({ key, name, partyId }: SeatHolder) => ({ name, party: partyName(partyId), person: key });

function strangerName(random: Random, state: string, taken: Set<string>): string {
  let name: string;
  do {
    const { first, last } = inventStafferName(random, state);
    name = `${first} ${last}`;
  } while (taken.has(name));
  taken.add(name);
  return name;
}

function votersOf({ state, chamberId, seats }: District): number {
  const { population } = lookUpState(state);
  const share =
    chamberId === 1
      ? Math.max(1, findState(state)?.houseSeats ?? 1)
      : (findChamber(state, chamberId)?.seats ?? 1) / seats;
  return (population / share) * 0.46;
}

const partyNames = new Map<number, string>(PARTIES.map(({ id, name }) => [id, name]));
const partyName = (id: number): string => partyNames.get(id) ?? "";
