import { stateOf } from "../directory/states.ts";
import type { ElectionResultWire } from "@rotunda/adapters-http/wire";
import { inventStafferName } from "./names.ts";
import type { Random } from "./random.ts";
import { lookUpState } from "./state-facts.ts";

/** Nominees of a year's fictional election, and how far the country swung to Republicans. */
interface Campaign {
  year: number;
  republican: string;
  democrat: string;
  other: string;
  swing: number;
}

const YEARS: readonly (readonly [year: number, swing: number])[] = [
  [2024, 1.6],
  [2020, -2.4],
  [2016, 0.4],
  [2012, -2.8],
];

/** The fictional elections every state votes in. */
export function inventCampaigns(random: Random): Campaign[] {
  const used = new Set<string>();
  const nominee = (chance: Random): string => {
    let name: string;
    do {
      const { first, last } = inventStafferName(chance, "PA");
      name = `${first} ${last}`;
    } while (used.has(name));
    used.add(name);
    return name;
  };
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
  if (stateOf(code)?.kind === "territory") return [];
  const { population } = lookUpState(code);
  const { lean } = lookUpState(code);
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
