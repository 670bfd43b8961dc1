import { parseBriefcaseItemId } from "../briefcase/items.ts";
import { buildHref } from "../navigation/links.ts";

export const COMPARED_MIN = 2;
export const COMPARED_MAX = 6;

export interface CompareQuery {
  /** Ids of profiles, in the order of columns. */
  people: readonly number[];
  /** Hides rows in which all people have the same text. */
  onlyDifferent: boolean;
}

/** Parses a query string; drops invalid and repeated ids, and those after the sixth. */
export function parseCompareQuery(search: string): CompareQuery {
  const params = new URLSearchParams(search);
  const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
  return {
    people: readList(params.getAll("people"), isId, COMPARED_MAX).map(Number),
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
  const isGroup = (key: string) => {
    const type = parseBriefcaseItemId(key)?.recordType;
    return type === "committee" || type === "caucus";
  };
  return readList(new URLSearchParams(search).getAll("groups"), isGroup, GROUPS_MAX);
}

/** Reads comma-separated lists; drops invalid and repeated values, and those beyond the maximum. */
function readList(lists: readonly string[], isValid: (value: string) => boolean, max: number): string[] {
  const values = lists.flatMap((list) => list.split(","));
  return [...new Set(values.filter(isValid))].slice(0, max);
}

export const buildSharedMembersHref = (groups: readonly string[]): string =>
  buildHref("SharedMembers", {}, groups.length === 0 ? "" : `groups=${groups.join(",")}`);
