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
  const ids = (params.get("people") ?? "").split(",").filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return {
    people: [...new Set(ids.map(Number))].slice(0, COMPARED_MAX),
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
