import { findLookup } from "../lookups/find-lookup.ts";
import type { LookupItem, Lookups } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import knowWhoTypes from "./know-who-types.json" with { type: "json" };
import { type LookupParam, pickForScope } from "./search-params.ts";
import type { Named } from "./search-query.ts";

export function listLookups(param: LookupParam, scope: SearchScope, lookups: Lookups): readonly LookupItem[] {
  const list = pickForScope(param.list, scope);
  if (list === null) return [];
  return list === "knowWhoTypes" ? KNOW_WHO_TYPES_BY_SCOPE[scope] : lookups[list];
}

/** Finds a filter value's name; null if unknown (CHIP-09). */
export function findNamedValue(
  param: LookupParam,
  value: string,
  { scope, lookups }: { scope: SearchScope; lookups: Lookups | null },
): Named | null {
  const named = findNamedLookup(lookups && listLookups(param, scope, lookups), value, param.travelsAs);
  // Profile books of groups use all know-who types in universal search.
  return named ?? (param.field === "profileTypes" ? findNamedLookup(KNOW_WHO_TYPES, value) : null);
}

/** Finds a value among lookups; while they are unknown, any well-formed value is accepted without name. */
export function findNamedLookup(
  items: readonly LookupItem[] | null,
  value: string,
  travelsAs: "id" | "shortCode" = "id",
): Named | null {
  if (items === null) return (travelsAs === "id" ? /^\d+$/ : /^[A-Z]{2}$/).test(value) ? { id: value, name: "" } : null;
  const item = findLookup(items, value, travelsAs);
  return item && { id: value, name: item.name };
}

/** A type of know-who records; `contact` names one that Universal Search lacks. */
type KnowWhoType = LookupItem & { contact?: string };

/** Types of know-who records: values of `type`, and of `profile_types` for group members (QRY-25). */
export const KNOW_WHO_TYPES: readonly KnowWhoType[] = Object.values(knowWhoTypes).flat();

/** Know-who types per scope (QRY-25). */
export const KNOW_WHO_TYPES_BY_SCOPE: Record<SearchScope, readonly KnowWhoType[]> = {
  universal: KNOW_WHO_TYPES,
  ...knowWhoTypes,
};
