import { memoizeByObject } from "../kernel/collections.ts";
import { toSelectItems } from "../lookups/find-lookup.ts";
import type {
  ContentKind,
  LookupItem,
  LookupListName,
  Lookups,
  SelectItem,
  UnmatchedOptions,
} from "../lookups/lookups.port.ts";
import type { SearchOrder, SearchScope } from "../records/search-item.ts";
import { SEARCH_SCOPES } from "./scopes.ts";
import { listLookups } from "./search-lookups.ts";
import { FACT_ORDERS, type Option, SORT_OPTIONS, STAFFER_TYPES } from "./search-options.ts";
import { listParams, type LookupParam, pickForScope, type SearchParam } from "./search-params.ts";

/** Returns whether a filter value has matches in a scope, including former people. */
type HasMatches = (scope: SearchScope, parameter: string, value: string) => boolean;

interface Offer {
  /** Ids of entries offered in any scope; missing lists are offered completely. */
  lists: Partial<Record<LookupListName, ReadonlySet<string>>>;
  /** Values to hide in a single scope. */
  unmatched: UnmatchedOptions[];
  content: ContentKind[];
}

/** Know-who types of staffers. */
const STAFF: readonly (readonly [SearchScope, string])[] = [
  ["congressional", "9"],
  ["congressional", "14"],
  ["state", "12"],
];

/** Lists of records that have their own pages, which are always offered. */
const WITH_PAGES: ReadonlySet<string | null> = new Set([
  "states",
  "districts",
  "agenciesFlat",
  "committeesFlat",
  "caucusesFlat",
]);

/** Finds the lookup entries, filters and kinds of content that have matches. */
export function offerOptions(lookups: Lookups, hasMatches: HasMatches): Offer {
  const found = new Map<LookupListName, Set<string>>();
  const misses = SEARCH_SCOPES.flatMap((scope) =>
    listParams(scope).map((param) => {
      const values = listValues(param, scope, lookups);
      const hits = new Set(values.filter((value) => hasMatches(scope, param.parameter, value)));
      const list = findList(param, scope);
      if (list) found.set(list, new Set([...(found.get(list) ?? []), ...hits]));
      return { scope, parameter: param.parameter, list, values: values.filter((value) => !hits.has(value)) };
    }),
  );
  const types = found.get("profileTypesFlat") ?? new Set();
  const modules = lookups.subscriptionModules.filter(({ id }) =>
    SEARCH_SCOPES.some((scope) => hasMatches(scope, "subscription_modules", id)),
  );
  return {
    lists: {
      ...Object.fromEntries(found),
      primaryProfileTypes: types,
      secondaryProfileTypes: types,
      subscriptionModules: new Set(modules.map(({ id }) => id)),
    },
    unmatched: misses
      .map(({ scope, parameter, list, values }) => {
        const listed = list && found.get(list);
        return { scope, parameter, values: listed ? values.filter((value) => listed.has(value)) : values };
      })
      .filter(({ values }) => values.length > 0),
    content: [
      ...SEARCH_SCOPES.filter((scope) => scope === "universal" || hasMatches(scope, "people", "")),
      ...(lookups.committees.length + lookups.caucuses.length > 0 ? ["groups" as const] : []),
      ...(STAFF.some(([scope, type]) => hasMatches(scope, "type", type)) ? ["staff" as const] : []),
      ...(hasMatches("universal", "narrative", "") ? ["narratives" as const] : []),
    ],
  };
}

function listValues(param: SearchParam, scope: SearchScope, lookups: Lookups): string[] {
  if (param.kind === "staffer-type") return STAFFER_TYPES.map(({ value }) => value);
  if (param.kind === "display") return param.field === "order" ? [...FACT_ORDERS] : [];
  if (param.kind === "sig") return lookups.specialInterestGroupsFlat.map(({ id }) => id);
  if (param.kind === "birth" || param.kind === "flag" || param.kind === "text") {
    return param.chip === null || param.field === "keyword" ? [] : [""];
  }
  if (param.kind !== "named" && param.kind !== "named-list") return [];
  return toSelectItems(listLookups(param, scope, lookups), param.travelsAs).map(({ value }) => value);
}

/** Returns the list behind a filter if it is limited to entries with matches. */
function findList(param: SearchParam, scope: SearchScope): LookupListName | null {
  if (param.kind === "sig") return "specialInterestGroupsFlat";
  if (param.kind !== "named" && param.kind !== "named-list") return null;
  const list = pickForScope(param.list, scope);
  return list === "knowWhoTypes" || WITH_PAGES.has(list) ? null : list;
}

export const filterLookups = <T extends { id: string; children?: T[] }>(
  items: readonly T[],
  matches: (item: T) => boolean,
): T[] =>
  items.flatMap((item) => {
    const children = filterLookups(item.children ?? [], matches);
    if (children.length === 0 && !matches(item)) return [];
    const { children: _, ...rest } = item;
    return children.length === 0 ? [rest as T] : [{ ...item, children }];
  });

export function isOffered(
  unmatched: readonly UnmatchedOptions[],
  scope: SearchScope,
  parameter: string,
  value: string,
): boolean {
  return !unmatched.some((each) => each.scope === scope && each.parameter === parameter && each.values.includes(value));
}

/** Lists the orders a scope offers, and the current one (OFFER-02). */
export const listSortOptions = (
  scope: SearchScope,
  unmatched: readonly UnmatchedOptions[],
  current: SearchOrder,
): Option<SearchOrder>[] =>
  SORT_OPTIONS.filter(({ value }) => value === current || isOffered(unmatched, scope, "order", value));

/** Filters a nested list to the entries a scope offers. */
export function listOfferedLookups(
  items: readonly LookupItem[],
  unmatched: readonly UnmatchedOptions[],
  { scope, param }: { scope: SearchScope; param: { parameter: string; travelsAs?: "shortCode" } },
): readonly LookupItem[] {
  const missing = unmatched.find((each) => each.scope === scope && each.parameter === param.parameter);
  return missing ? withoutUnmatched[param.travelsAs ?? "id"](items)(missing) : items;
}

const withoutUnmatched = { id: createFilter("id"), shortCode: createFilter("shortCode") };

function createFilter(travelsAs: "id" | "shortCode") {
  return memoizeByObject((items: readonly LookupItem[]) =>
    memoizeByObject(({ values }: UnmatchedOptions): readonly LookupItem[] => {
      const missing = new Set(values);
      return filterLookups(items, (item) => !missing.has(item[travelsAs] ?? item.id));
    }),
  );
}

/** Lists the options of a lookup filter in a scope, with the values used in addresses. */
export function filterOptions(
  param: LookupParam,
  scope: SearchScope,
  lookups: Lookups,
  unmatched: readonly UnmatchedOptions[] = [],
): readonly SelectItem[] {
  return toSelectItems(
    listOfferedLookups(listLookups(param, scope, lookups), unmatched, { scope, param }),
    param.travelsAs,
  );
}
