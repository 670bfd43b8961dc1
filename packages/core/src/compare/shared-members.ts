import { type Group, type GroupMember, listAllMembers } from "../groups/members.ts";
import { formatCsv, sortRows } from "../kernel/data-table.ts";

export interface SharedMember {
  member: GroupMember;
  /** The member's role in each group, such as "Chair"; empty for groups without the member. */
  roles: string[];
}

/** Lists the members of at least two of the groups (CMP-04), those of the most groups first, then by last name. */
export function listSharedMembers(groups: readonly Pick<Group, "members">[]): SharedMember[] {
  const found = new Map<number, SharedMember>();
  for (const [index, group] of groups.entries()) {
    for (const member of listAllMembers(group)) {
      const shared = found.get(member.id) ?? { member, roles: groups.map(() => "") };
      shared.roles[index] = member.leadershipTitle || "Member";
      found.set(member.id, shared);
    }
  }
  const shared = [...found.values()].filter(({ roles }) => countSeats(roles) > 1);
  const byName = sortRows(shared, ({ member }) => [member.sortName]);
  return byName.toSorted((a, b) => countSeats(b.roles) - countSeats(a.roles));
}

const countSeats = (roles: readonly string[]): number => roles.filter((role) => role !== "").length;

/** Describes the result: "5 people sit on both." */
export function describeSharedMembers(count: number, groups: number): string {
  const where = groups === 2 ? "both" : "at least two of them";
  if (count === 0) return `Nobody sits on ${where}.`;
  return `${count} ${count === 1 ? "person sits" : "people sit"} on ${where}.`;
}

export const formatSharedCsv = (groups: readonly Pick<Group, "longName">[], shared: readonly SharedMember[]): string =>
  formatCsv([
    ["Name", "Position", "Party", ...groups.map(({ longName }) => longName)],
    ...shared.map(({ member, roles }) => [
      member.preferredNameDisplay,
      member.positionSummary,
      member.politicalParty,
      ...roles,
    ]),
  ]);
