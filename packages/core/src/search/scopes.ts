import type { RouteName } from "../navigation/routes.ts";
import type { ContentKind } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";

interface ScopeDefinition {
  label: string;
  value: "congressional" | "federal" | "state" | "vignette";
  routeName: RouteName;
  endpoint: string;
  /** Name in the requests of add-all and job titles. */
  docType: string;
  /** Path of the contact export; null for universal search. */
  exportEndpoint: string | null;
  browseBy: readonly { label: string; routeName: RouteName; needs?: ContentKind }[];
}

/** Ways to browse instead of searching (SRCH-05). */
const BY_STATE = { label: "state/legislative district", routeName: "BrowseByState" } as const;
const BY_AGENCY = { label: "federal office", routeName: "BrowseByAgency", needs: "federal" } as const;
const BY_GROUP = { label: "caucus/committee", routeName: "BrowseByGroup", needs: "groups" } as const;

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

/** Lists the directories with people, and the current one (SRCH-33). */
export const listDirectories = (content: readonly ContentKind[], current?: SearchScope): SearchScope[] =>
  SEARCH_SCOPES.filter((scope) => scope === current || content.includes(scope));

/** Lists the ways to browse what the installation has (SRCH-33). */
export const listBrowseBy = (scope: SearchScope, content: readonly ContentKind[]): ScopeDefinition["browseBy"] =>
  SCOPES[scope].browseBy.filter(({ needs }) => needs === undefined || content.includes(needs));

/** Universal search export for staff (ROUTE-08). */
export const UNIVERSAL_EXPORT_ENDPOINT = "api/searchExport/";

/** Returns the scope of a document type, or null (SRCH-02). */
export function findScope(docType: string): SearchScope | null {
  return SEARCH_SCOPES.find((scope) => SCOPES[scope].docType === docType) ?? null;
}
