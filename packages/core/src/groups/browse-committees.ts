import { groupBy } from "../kernel/collections.ts";
import type { LookupItem } from "../lookups/lookups.port.ts";

export interface CommitteeSection {
  id: string;
  title: string;
  committees: LookupItem[];
}

/** Groups committees by owner (BROWSE-02): Senate, House, joint, states. The owner is known only from the name. */
export function groupCommittees(committees: readonly LookupItem[], states: readonly LookupItem[]): CommitteeSection[] {
  const byLength = states.toSorted((a, b) => b.name.length - a.name.length);
  const sections = groupBy(committees, ({ name }) => toSection(name, byLength));
  return [...CONGRESS, ...states.map(({ name }) => name)].flatMap((title) => {
    const own = sections.get(title);
    return own ? [{ id: title.toLowerCase().replace(/\W+/g, "-"), title, committees: own }] : [];
  });
}

const SENATE = "U.S. Senate";
const HOUSE = "U.S. House of Representatives";
const JOINT = "Joint committees and commissions";
const CONGRESS = [SENATE, HOUSE, JOINT];

/** A state named before "Committee" owns it, else Congress. The longest name wins: West Virginia. */
function toSection(name: string, states: readonly LookupItem[]): string {
  const owner = ` ${name.replace(/\b(?:Sub)?committee\b.*/is, "")} `;
  const state = states.find((one) => owner.includes(` ${one.name} `));
  if (state) return state.name;
  if (owner.startsWith(" Senate ")) return SENATE;
  return owner.startsWith(" House ") ? HOUSE : JOINT;
}
