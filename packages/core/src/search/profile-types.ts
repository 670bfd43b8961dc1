import type { LookupItem } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";

const CONGRESSIONAL_TYPES: readonly LookupItem[] = [
  { id: "8", name: "Member of Congress" },
  { id: "9", name: "Congressional Staffer" },
  { id: "13", name: "Governor" },
  { id: "14", name: "Governor’s Staffer" },
];

const STATE_TYPES: readonly LookupItem[] = [
  { id: "10", name: "State Legislator" },
  { id: "12", name: "State Staffer" },
];

const FEDERAL_TYPES: readonly LookupItem[] = [{ id: "15", name: "Agency Official" }];

/** Types of know-who records: values of `type`, and of `profile_types` for group members (QRY-25). */
export const KNOW_WHO_TYPES: readonly LookupItem[] = [...CONGRESSIONAL_TYPES, ...STATE_TYPES, ...FEDERAL_TYPES];

/** Know-who types per scope (QRY-25). */
export const KNOW_WHO_TYPES_OF: Record<SearchScope, readonly LookupItem[]> = {
  universal: KNOW_WHO_TYPES,
  congressional: CONGRESSIONAL_TYPES,
  federal: FEDERAL_TYPES,
  state: STATE_TYPES,
};
