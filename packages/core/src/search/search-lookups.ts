import { findLookup } from "../lookups/find-lookup.ts";
import type { LookupItem, Lookups } from "../lookups/lookups.ts";
import { KNOW_WHO_TYPES, KNOW_WHO_TYPES_OF } from "./profile-types.ts";
import type { SearchScope } from "../records/search-item.ts";
import { pickForScope, type LookupParam } from "./search-params.ts";
import type { Named } from "./search-query.ts";

/** The lookups a filter offers in a scope. */
export function listLookups(param: LookupParam, scope: SearchScope, lookups: Lookups): readonly LookupItem[] {
  const list = pickForScope(param.list, scope);
  if (list === null) return [];
  return list === "knowWhoTypes" ? KNOW_WHO_TYPES_OF[scope] : lookups[list];
}

/** A filter's value, named; null when no lookup has it (CHIP-09). */
export function findNamedValue(
  param: LookupParam,
  value: string,
  { scope, lookups }: { scope: SearchScope; lookups: Lookups | null },
): Named | null {
  const named = findNamedIn(lookups && listLookups(param, scope, lookups), value, param.travelsAs);
  // A group's profile book asks the universal search for know-who types.
  return named ?? (param.field === "profileTypes" ? findNamedIn(KNOW_WHO_TYPES, value) : null);
}

/** A value among lookups, named; while lookups are unknown its form must do, and it has no name. */
export function findNamedIn(
  items: readonly LookupItem[] | null,
  value: string,
  travelsAs: "id" | "shortCode" = "id",
): Named | null {
  if (items === null) return (travelsAs === "id" ? /^\d+$/ : /^[A-Z]{2}$/).test(value) ? { id: value, name: "" } : null;
  const item = findLookup(items, value, travelsAs);
  return item && { id: value, name: item.name };
}
