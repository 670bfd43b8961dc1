import type { RouteName } from "../navigation/routes.ts";
import type { ContentKind } from "../lookups/lookups.port.ts";
import type { SearchScope } from "../records/search-item.ts";

interface WayToBrowse {
  label: string;
  routeName: RouteName;
  needs?: ContentKind;
}

/** Ways to browse instead of searching (SRCH-05). */
const BY_STATE: WayToBrowse = { label: "state/legislative district", routeName: "BrowseByState" };
const BY_AGENCY: WayToBrowse = { label: "federal office", routeName: "BrowseByAgency", needs: "federal" };
const BY_GROUP: WayToBrowse = { label: "caucus/committee", routeName: "BrowseByGroup", needs: "groups" };

const defineScope = (
  value: "congressional" | "federal" | "state" | "vignette",
  names: { label: string; routeName: RouteName },
  browseBy: readonly WayToBrowse[],
) => ({
  ...names,
  value,
  browseBy,
  endpoint: `api/search/${value}/`,
  /** Name in the requests of add-all and job titles. */
  docType: `${value}-search`,
  /** Path of the contact export; null for universal search. */
  exportEndpoint: value === "vignette" ? null : `api/searchExport/${value}/`,
});

export const SCOPES: Record<SearchScope, ReturnType<typeof defineScope>> = {
  congressional: defineScope(
    "congressional",
    { label: "Congressional & Gubernatorial", routeName: "SearchCongressional" },
    [BY_STATE, BY_GROUP],
  ),
  federal: defineScope("federal", { label: "Federal", routeName: "SearchFederal" }, [BY_AGENCY]),
  state: defineScope("state", { label: "State Legislature", routeName: "SearchState" }, [BY_STATE]),
  universal: defineScope("vignette", { label: "Universal Search", routeName: "SearchUniversal" }, [
    BY_STATE,
    BY_AGENCY,
    BY_GROUP,
  ]),
};

export const SEARCH_SCOPES: readonly SearchScope[] = ["congressional", "federal", "state", "universal"];

/** Lists the directories with people, and the current one (SRCH-33). */
export const listDirectories = (content: readonly ContentKind[], current?: SearchScope): SearchScope[] =>
  SEARCH_SCOPES.filter((scope) => scope === current || content.includes(scope));

/** Lists the ways to browse what the installation has (SRCH-33). */
export const listBrowseBy = (scope: SearchScope, content: readonly ContentKind[]): readonly WayToBrowse[] =>
  SCOPES[scope].browseBy.filter(({ needs }) => needs === undefined || content.includes(needs));

/** Universal search export for staff (ROUTE-08). */
export const UNIVERSAL_EXPORT_ENDPOINT = "api/searchExport/";

/** Returns the scope of a document type, or null (SRCH-02). */
export function findScope(docType: string): SearchScope | null {
  return SEARCH_SCOPES.find((scope) => SCOPES[scope].docType === docType) ?? null;
}
