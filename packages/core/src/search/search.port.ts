import type { SearchItem, SearchPage, SearchScope } from "../records/search-item.ts";
import type { SearchQuery } from "./search-query.ts";

export interface SearchApi {
  /** Pages count from 1 here and from 0 on the wire. Rejects with `CallFailed`. */
  search(scope: SearchScope, query: SearchQuery, signal?: AbortSignal): Promise<SearchPage>;
  /** Up to five suggestions. */
  suggest(
    scope: SearchScope,
    keyword: string,
    hidePayWalledProfiles: boolean,
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
  /** Job titles that hold the text, for the directories that filter by them. */
  jobTitles(scope: SearchScope, text: string, signal?: AbortSignal): Promise<string[]>;
}

/** A record offered while a keyword is typed. */
export type Suggestion = Pick<
  SearchItem,
  "id" | "recordType" | "preferredNameDisplay" | "headshot" | "positionSummary" | "isFormer"
>;
