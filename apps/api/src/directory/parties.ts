import parties from "./parties.json" with { type: "json" };

/** Saved addresses contain the ids. `countsAs`: the larger party for filters. `fullName`: "Democratic Party". */
export const PARTIES = parties.map((party) => ({
  fullName: party.name,
  sourceNames: [] as readonly string[],
  countsAs: null,
  search: "",
  ...party,
}));
type Party = (typeof PARTIES)[number];

const OTHER_PARTY = 13;

const byName = new Map(
  PARTIES.flatMap((party) => [party.name, ...party.sourceNames].map((name) => [name.toLowerCase(), party] as const)),
);

/** Finds a party by a source's name; for an unknown combination such as "Democratic/Independence", the first. */
export function findParty(name: string): Party | undefined {
  const [first = name] = name.split("/");
  return byName.get(name.trim().toLowerCase()) ?? byName.get(first.trim().toLowerCase());
}

/** Names a party as the directory does: Open States writes "Democratic"; an unknown party keeps its name. */
export const formatPartyName = (name: string): string => findParty(name)?.name ?? name;

export function findPartyId(name: string | undefined): number | null {
  if (name === undefined || name === "") return null;
  return findParty(name)?.id ?? OTHER_PARTY;
}
