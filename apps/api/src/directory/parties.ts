/** Parties by their names in sources; saved addresses contain the ids, which are stable. */
export const PARTIES = [
  { id: 1, name: "Republican", short_code: "R" },
  { id: 2, name: "Democrat", short_code: "D" },
  { id: 3, name: "Independent", short_code: "I" },
  { id: 4, name: "Libertarian", short_code: "L" },
  { id: 5, name: "Green", short_code: "G" },
  { id: 6, name: "Democratic-Farmer-Labor", short_code: "DFL" },
  { id: 7, name: "New Progressive", short_code: "NPP" },
  { id: 8, name: "Popular Democratic", short_code: "PPD" },
  { id: 9, name: "Nonpartisan", short_code: "NP" },
  { id: 10, name: "Democratic-Republican", short_code: "DR" },
  { id: 11, name: "Federalist", short_code: "F" },
  { id: 12, name: "Whig", short_code: "W" },
  { id: 13, name: "Other", short_code: "O" },
] as const;

const OTHER_PARTY = 13;

const SOURCE_NAMES: Record<string, string> = { "no party": "Nonpartisan", Democratic: "Democrat" };

const idByName = new Map<string, number>(PARTIES.map((party) => [party.name, party.id]));

/** Returns a party's id; null without a party, "Other" if unknown. */
export function findPartyId(name: string | undefined): number | null {
  if (name === undefined || name === "") return null;
  return idByName.get(SOURCE_NAMES[name] ?? name) ?? OTHER_PARTY;
}
