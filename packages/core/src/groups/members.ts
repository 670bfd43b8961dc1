import type { Camelized } from "../kernel/camelize.ts";
import { sortRows } from "../kernel/data-table.ts";
import { groupBy } from "../kernel/collections.ts";
import { foldText } from "../kernel/text.ts";
import type { Staffer } from "../profiles/profile.ts";
import { MASS_ADD_MAX } from "../search/search-limits.ts";
import { STAFFER_TYPES } from "../search/search-options.ts";
import { createDefaultQuery } from "../search/search-query.ts";
import type { Access } from "../session/access.ts";
import type { GroupMemberWire, GroupWire } from "../wire/groups.ts";

export interface Group extends Camelized<GroupWire> {}
export interface GroupMember extends Camelized<GroupMemberWire> {}
export type GroupReference = Group["subcommittees"][number];

/** The party option without effect (GRP-08). */
export const ANY_PARTY = "Any";

export interface MemberFilter {
  text: string;
  /** A party's name, or "Any". */
  party: string;
}

export const NO_MEMBER_FILTER: MemberFilter = { text: "", party: ANY_PARTY };

export interface MemberView extends MemberFilter {
  order: MemberOrder;
}

/** Parses the query of a group's address (GRP-15); invalid values become defaults. */
export function parseMemberView(search: string, group: Pick<Group, "members">): MemberView {
  const params = new URLSearchParams(search);
  const members = listAllMembers(group);
  return {
    text: params.get("q") ?? "",
    party: listPartyChoices(members).find((party) => party === params.get("party")) ?? ANY_PARTY,
    order: listMemberOrders(members).find(({ value }) => value === params.get("order"))?.value ?? "listed",
  };
}

/** Formats a query string without defaults. */
export function formatMemberView({ text, party, order }: MemberView): string {
  const params = new URLSearchParams();
  if (text.trim() !== "") params.append("q", text.trim());
  if (party !== ANY_PARTY) params.append("party", party);
  if (order !== "listed") params.append("order", order);
  return params.toString();
}

/** Filters members by text in name or position summary, ignoring case and accents, and by party (GRP-07). */
export function filterMembers<Member extends GroupMember>(
  members: readonly Member[],
  { text, party }: MemberFilter,
): Member[] {
  const wanted = foldText(text.trim());
  return members.filter(
    (member) =>
      (party === ANY_PARTY || party === "" || member.politicalParty === party) &&
      (foldText(member.preferredNameDisplay).includes(wanted) || foldText(member.positionSummary).includes(wanted)),
  );
}

export interface MemberList {
  title: string;
  members: GroupMember[];
}

/**
 * Lists members by party, without empty parties (GRP-03). Minor parties, which the server counts as independents, have
 * their own.
 */
export function listMembersByParty({ members }: Pick<Group, "members">): MemberList[] {
  const minor = groupBy(members.independent, ({ politicalParty }) => politicalParty || "Other");
  const lists: MemberList[] = [
    { title: "Republican Members", members: members.republican },
    { title: "Democratic Members", members: members.democratic },
    ...[...minor].map(([party, of]) => ({ title: `${party} Members`, members: of })),
  ];
  return lists.filter((list) => list.members.length > 0);
}

export function listAllMembers({ members }: Pick<Group, "members">): GroupMember[] {
  return [...members.republican, ...members.democratic, ...members.independent];
}

/** Counts the members for "In Brief" (GRP-06): those listed, else the server's number. */
export function countMembers(group: Pick<Group, "members" | "numberOfMembers">): number {
  return listAllMembers(group).length || group.numberOfMembers;
}

export interface StafferTable {
  side: "MAJ" | "MIN" | "OTH";
  title: string;
  staffers: Staffer[];
}

/** Lists the non-empty staffer tables of a group (GRP-04); staffers without a side are under Other. */
export function listStafferTables({ staffers }: Pick<Group, "staffers">): StafferTable[] {
  const tables = STAFFER_TYPES.map(({ text, value: side }) => ({
    side,
    title: `${text} Staffers`,
    staffers: staffers.filter(({ majmin }) => (majmin || "OTH") === side),
  }));
  return tables.filter((table) => table.staffers.length > 0);
}

/** Lists the options of the party filter (GRP-08): "Any" and each party with members. */
export function listPartyChoices(members: readonly Pick<GroupMember, "politicalParty">[]): string[] {
  const parties = members.map(({ politicalParty }) => politicalParty).filter((party) => party !== "");
  return [ANY_PARTY, ...new Set(parties)];
}

export function isMemberFilterSet({ text, party }: MemberFilter): boolean {
  return text.trim() !== "" || (party !== ANY_PARTY && party !== "");
}

/** Names a staffer's side; empty if unknown (STAF-06). */
export function describeSide(majmin: Staffer["majmin"]): string {
  return STAFFER_TYPES.find(({ value }) => value === majmin)?.text ?? "";
}

export type MemberOrder = "listed" | "name" | "position";

/** Lists the orders of members, starting with the group's own: by rank if ranks are known. */
export function listMemberOrders(
  members: readonly Pick<GroupMember, "rank">[],
): { value: MemberOrder; text: string }[] {
  return [
    { value: "listed", text: members.some(({ rank }) => rank !== null) ? "Rank" : "As listed" },
    { value: "name", text: "Last name" },
    { value: "position", text: "Office and state" },
  ];
}

const CHAIR = /^(?:senior |co-)?(?:chair|president)/i;
const VICE_CHAIR = /^(?:co-)?vice\b|^vicepresident|^ranking\b/i;

interface MemberPlace {
  rank: number | null;
  title: string;
}

/**
 * Compares places in a group's list (GRP-14): by rank, those without one last; then chairs, vice chairs and others. In a
 * joint committee, members of both chambers have the same rank.
 */
export const compareMemberPlaces = (a: MemberPlace, b: MemberPlace): number =>
  a.rank === b.rank ? orderTitle(a.title) - orderTitle(b.title) : (a.rank ?? Infinity) - (b.rank ?? Infinity);

function orderTitle(title: string): number {
  if (CHAIR.test(title)) return 0;
  return VICE_CHAIR.test(title) ? 1 : 2;
}

/** Sorts members; ties by last name. */
export function sortMembers<Member extends GroupMember>(members: readonly Member[], order: MemberOrder): Member[] {
  if (order === "listed") return [...members];
  return sortRows(members, (member) =>
    order === "name" ? [member.sortName] : [member.positionSummary, member.sortName],
  );
}

/** Decides whether a button adds all members (GRP-07): for web users, up to the search limit; else null. */
export function planGroupMassAdd(
  group: Pick<Group, "recordType" | "id" | "longName" | "members" | "numberOfMembers">,
  access: Pick<Access, "hasVignetteAccess" | "isWebUser">,
) {
  const members = countMembers(group);
  if (!access.hasVignetteAccess || !access.isWebUser || members === 0) return null;
  const isDisabled = members > MASS_ADD_MAX;
  const own = [{ id: String(group.id), name: group.longName }];
  return {
    label: `Add all members to Briefcase folder${isDisabled ? ` (max. ${MASS_ADD_MAX})` : ""}`,
    isDisabled,
    query: { ...createDefaultQuery(), ...(group.recordType === "caucus" ? { caucuses: own } : { committees: own }) },
    members,
  };
}
