import type { RouteName } from "../navigation/routes.ts";
import type { SearchScope } from "../records/search-item.ts";

/** A tab of the search screen, and the directory behind it. */
interface ScopeDefinition {
  label: string;
  /** The tab's value. */
  value: "congressional" | "federal" | "state" | "vignette";
  routeName: RouteName;
  endpoint: string;
  /** The kind of search, as add-all and job title suggestions name it. */
  docType: string;
  /** Where contacts are exported from; the universal search has no contact export. */
  exportEndpoint: string | null;
  browseBy: readonly { label: string; routeName: RouteName }[];
}

/** The ways to browse a directory (SRCH-05). */
const BY_STATE = { label: "state/legislative district", routeName: "BrowseByState" } as const;
const BY_AGENCY = { label: "federal office", routeName: "BrowseByAgency" } as const;
const BY_GROUP = { label: "caucus/committee", routeName: "BrowseByGroup" } as const;

/** The four tabs, in the order of the screen. */
export const SCOPES: Record<SearchScope, ScopeDefinition> = {
  congressional: {
    label: "Congressional & Gubernatorial",
    value: "congressional",
    routeName: "SearchCongressional",
    endpoint: "api/search/congressional/",
    docType: "congressional-search",
    exportEndpoint: "api/searchExport/congressional/",
    browseBy: [BY_STATE, BY_GROUP],
  },
  federal: {
    label: "Federal",
    value: "federal",
    routeName: "SearchFederal",
    endpoint: "api/search/federal/",
    docType: "federal-search",
    exportEndpoint: "api/searchExport/federal/",
    browseBy: [BY_AGENCY],
  },
  state: {
    label: "State Legislature",
    value: "state",
    routeName: "SearchState",
    endpoint: "api/search/state/",
    docType: "state-search",
    exportEndpoint: "api/searchExport/state/",
    browseBy: [BY_STATE],
  },
  universal: {
    label: "Universal Search",
    value: "vignette",
    routeName: "SearchUniversal",
    endpoint: "api/search/vignette/",
    docType: "vignette-search",
    exportEndpoint: null,
    browseBy: [BY_STATE, BY_AGENCY, BY_GROUP],
  },
};

export const SEARCH_SCOPES: readonly SearchScope[] = ["congressional", "federal", "state", "universal"];

/** The staff's own export of the universal search (ROUTE-08). */
export const UNIVERSAL_EXPORT_ENDPOINT = "api/searchExport/";

/** The scope of a kind of search, or null for a kind there is none of (SRCH-02). */
export function findScope(docType: string): SearchScope | null {
  return SEARCH_SCOPES.find((scope) => SCOPES[scope].docType === docType) ?? null;
}
