import {
  SCOPES,
  toCountsParams,
  toJobTitleParams,
  toRequestParams,
  formatSuggestQuery,
  type SearchApi,
} from "@rotunda/core";
import type {
  JobTitlesWire,
  SearchCountsWire,
  SearchPageWire,
  SearchPlacesWire,
  SuggestionsWire,
} from "@rotunda/core/wire";
import { call, read, type Http } from "./http.ts";

/** Pages are 1-based in the product and 0-based in requests; see `toRequestParams`. */
export const createSearchApi = (http: Http): SearchApi => ({
  search: async (scope, query, signal) => {
    const options = { searchParams: toRequestParams(scope, query), signal };
    const page = await read<SearchPageWire>(http.get(SCOPES[scope].endpoint, options));
    const { results: items, pagination, ...rest } = page;
    return { items, ...rest, ...pagination, page: pagination.page + 1 };
  },
  // Not camelized: parameters and values are data.
  counts: (scope, query, signal) =>
    call(async () => {
      const options = { searchParams: toCountsParams(scope, query), signal };
      return (await http.get(`${SCOPES[scope].endpoint}counts/`, options).json<SearchCountsWire>()).counts;
    }),
  suggest: async (scope, keyword, hidePayWalledProfiles, signal) => {
    const options = { searchParams: formatSuggestQuery(keyword, hidePayWalledProfiles), signal };
    return (await read<SuggestionsWire>(http.get(SCOPES[scope].endpoint, options))).results;
  },
  jobTitles: (scope, text, signal) =>
    read<JobTitlesWire>(
      http.get("api/jobTitleSuggestKnowWho/", { searchParams: toJobTitleParams(scope, text), signal }),
    ),
  places: (keyword, signal) =>
    read<SearchPlacesWire>(http.get("api/places/", { searchParams: { q: keyword }, signal })),
});
