import { parseBriefcaseItemId } from "../briefcase/items.ts";
import { buildHref } from "../navigation/links.ts";

export const COMPARED_MIN = 2;
export const COMPARED_MAX = 6;

export interface CompareQuery {
  /** Ids of profiles, in the order of columns. */
  people: readonly number[];
  /** Leave out rows in which all are the same. */
  onlyDifferent: boolean;
}

/** Parses a query string; drops invalid and repeated ids, and those after the sixth. */
export function parseCompareQuery(search: string): CompareQuery {
  const params = new URLSearchParams(search);
  const ids = params.getAll("people").flatMap((list) => list.split(","));
  const people = ids.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  return {
    people: [...new Set(people)].slice(0, COMPARED_MAX),
    onlyDifferent: params.get("only") === "different",
  };
}

export function buildCompareHref({ people, onlyDifferent }: CompareQuery): string {
  const search = [
    ...(people.length > 0 ? [`people=${people.join(",")}`] : []),
    ...(onlyDifferent ? ["only=different"] : []),
  ];
  return buildHref("Compare", {}, search.join("&"));
}

export const GROUPS_MAX = 4;

/** Parses `groups=12-committee,7-caucus`; drops other records, repeated ones and those after the fourth. */
export function parseComparedGroups(search: string): string[] {
  const keys = new URLSearchParams(search).getAll("groups").flatMap((list) => list.split(","));
  const groups = keys.filter((key) => {
    const type = parseBriefcaseItemId(key)?.recordType;
    return type === "committee" || type === "caucus";
  });
  return [...new Set(groups)].slice(0, GROUPS_MAX);
}

export const buildSharedMembersHref = (groups: readonly string[]): string =>
  buildHref("SharedMembers", {}, groups.length === 0 ? "" : `groups=${groups.join(",")}`);
