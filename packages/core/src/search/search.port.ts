import type { Camelized } from "../kernel/camelize.ts";
import type { SearchPage, SearchScope } from "../records/search-item.ts";
import type { SuggestionsWire } from "../wire/search.ts";
import type { SearchCounts } from "./option-count.ts";
import type { SearchQuery } from "./search-query.ts";
import type { SearchPlaces } from "./zip-code.ts";

export interface SearchApi {
  /** Pages are 1-based here and 0-based in requests. Rejects with `CallFailed`. */
  search(scope: SearchScope, query: SearchQuery, signal?: AbortSignal): Promise<SearchPage>;
  /** Counts the results of each filter option, with all other filters applied. */
  counts(scope: SearchScope, query: SearchQuery, signal?: AbortSignal): Promise<SearchCounts>;
  suggest(
    scope: SearchScope,
    keyword: string,
    hidePayWalledProfiles: boolean,
    signal?: AbortSignal,
  ): Promise<Suggestion[]>;
  jobTitles(scope: SearchScope, text: string, signal?: AbortSignal): Promise<string[]>;
  /** Places that a keyword may mean: a ZIP code or a town. */
  places(keyword: string, signal?: AbortSignal): Promise<SearchPlaces>;
}

export type Suggestion = Camelized<SuggestionsWire>["results"][number];
