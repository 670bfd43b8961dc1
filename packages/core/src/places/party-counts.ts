import type { SearchItem } from "../records/search-item.ts";

/** Members of a chamber by party; null means vacant seats. */
export interface PartyCount {
  party: string | null;
  count: number;
}

/** Counts members by party, largest first, then by name; those without party are "No party", vacant seats last. */
export function countParties(people: readonly Pick<SearchItem, "politicalParty">[], vacant = 0): PartyCount[] {
  const counts = new Map<string, number>();
  for (const { politicalParty } of people) {
    const party = politicalParty.trim() || NO_PARTY;
    counts.set(party, (counts.get(party) ?? 0) + 1);
  }
  const held = [...counts].map(([party, count]): PartyCount => ({ party, count }));
  const sorted = held.toSorted((a, b) => b.count - a.count || String(a.party).localeCompare(String(b.party), "en"));
  return vacant > 0 ? [...sorted, { party: null, count: vacant }] : sorted;
}

const NO_PARTY = "No party";
