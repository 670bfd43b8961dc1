import parties from "./parties.json" with { type: "json" };

/** Parties by their names in sources; saved addresses contain the ids, which are stable. */
export const PARTIES = parties;

const OTHER_PARTY = 13;

const SOURCE_NAMES: Record<string, string> = { "no party": "Nonpartisan", Democratic: "Democrat" };

const idByName = new Map(PARTIES.map((party) => [party.name, party.id]));

/** Returns a party's id; null without a party, "Other" if unknown. */
export function findPartyId(name: string | undefined): number | null {
  if (name === undefined || name === "") return null;
  return idByName.get(SOURCE_NAMES[name] ?? name) ?? OTHER_PARTY;
}
