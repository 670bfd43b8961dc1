import type { LookupItem } from "../lookups/lookups.ts";

/** The committees of one chamber of Congress, or of one state. */
export interface CommitteeSection {
  id: string;
  title: string;
  committees: LookupItem[];
}

/**
 * Committees by whose they are (BROWSE-02): those of the Senate, the House and both, then those of each state. Lookups
 * say it by name alone: "Nebraska Legislature Committee on Revenue", "Senate of Puerto Rico Committee …".
 */
export function groupCommittees(committees: readonly LookupItem[], states: readonly LookupItem[]): CommitteeSection[] {
  const byLength = states.toSorted((a, b) => b.name.length - a.name.length);
  const sections = new Map<string, LookupItem[]>();
  for (const committee of committees) {
    const title = toSection(committee.name, byLength);
    sections.set(title, [...(sections.get(title) ?? []), committee]);
  }
  return [...CONGRESS, ...states.map(({ name }) => name)].flatMap((title) => {
    const own = sections.get(title);
    return own ? [{ id: title.toLowerCase().replace(/\W+/g, "-"), title, committees: own }] : [];
  });
}

const SENATE = "U.S. Senate";
const HOUSE = "U.S. House of Representatives";
const JOINT = "Joint committees and commissions";
const CONGRESS = [SENATE, HOUSE, JOINT];

/**
 * A state is named before the word "Committee"; what names none is of Congress. The longest name wins: West Virginia.
 */
function toSection(name: string, states: readonly LookupItem[]): string {
  const owner = ` ${name.split(/\b(?:Sub)?committee\b/i)[0] ?? ""} `;
  const state = states.find((one) => owner.includes(` ${one.name} `));
  if (state) return state.name;
  if (owner.startsWith(" Senate ")) return SENATE;
  return owner.startsWith(" House ") ? HOUSE : JOINT;
}
