import type { SearchItem, SearchPage, SearchScope } from "./search-item.ts";
import type { SearchQuery } from "./search-query.ts";

export interface SearchApi {
  /** Pages count from 1 here and from 0 on the wire. Rejects with `CallFailed`. */
  search(scope: SearchScope, query: SearchQuery, signal?: AbortSignal): Promise<SearchPage>;
  /** Up to five suggestions (spec 7, "Autocomplete"). */
  suggest(
    scope: SearchScope,
    keyword: string,
    hidePayWalledProfiles: boolean,
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
}

/** Spec 3, "Suggestion item". */
export type Suggestion = Pick<
  SearchItem,
  "id" | "recordType" | "preferredNameDisplay" | "headshot" | "positionSummary" | "isFormer"
>;
