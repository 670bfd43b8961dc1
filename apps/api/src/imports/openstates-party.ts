import { PARTIES, findPartyId } from "../directory/parties.ts";
import { isCurrent, overlap, type Period } from "./openstates-dates.ts";
import type { StatePerson } from "./openstates-schemas.ts";

type Membership = NonNullable<StatePerson["party"]>[number];

const SOURCE_NAMES: Record<string, string> = {
  Democratic: "Democrat",
  "Partido Nuevo Progresista": "New Progressive",
  "Partido Popular Democrático": "Popular Democratic",
};

const known = new Set(PARTIES.map(({ name }) => name));

/** Uses the first party of "Democratic/Working Families". */
export function statePartyId(name: string): number | null {
  const [first = name] = name.split("/");
  return findPartyId(SOURCE_NAMES[first] ?? first);
}

/** Returns the current party, the largest of several; empty if none. */
export function partyToday(party: readonly Membership[], today: string): string {
  const current = party.filter((each) => isCurrent(each, today));
  return largest(current.length > 0 ? current : party.slice(-1));
}

/** Returns the party during a term; empty if ambiguous. */
export function partyDuring(party: readonly Membership[], period: Period): string {
  const during = party.filter((each) => overlap(each, period));
  const major = during.filter(isMajor);
  if (major.length < 2) return largest(during);
  return major.findLast(({ start_date, end_date }) => start_date !== undefined || end_date !== undefined)?.name ?? "";
}

const isMajor = ({ name }: Membership): boolean => known.has(SOURCE_NAMES[name] ?? name);
const largest = (party: readonly Membership[]): string => (party.findLast(isMajor) ?? party.at(-1))?.name ?? "";
