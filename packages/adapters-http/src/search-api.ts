import {
  camelize,
  SCOPES,
  toCountsParams,
  toJobTitleParams,
  toRequestParams,
  formatSuggestQuery,
  type SearchApi,
  type SearchPage,
} from "@rotunda/core";
import { call, type Http } from "./http.ts";
import type {
  SearchPlacesWire,
  JobTitlesWire,
  SearchCountsWire,
  SearchPageWire,
  SuggestionsWire,
} from "@rotunda/core/wire";

export const createSearchApi = (http: Http): SearchApi => ({
  search: (scope, query, signal) =>
    call(async () => {
      const options = { searchParams: toRequestParams(scope, query), signal };
      return toSearchPage(await http.get(SCOPES[scope].endpoint, options).json<SearchPageWire>());
    }),
  counts: (scope, query, signal) =>
    call(async () => {
      const options = { searchParams: toCountsParams(scope, query), signal };
      return (await http.get(`${SCOPES[scope].endpoint}counts/`, options).json<SearchCountsWire>()).counts;
    }),
  suggest: (scope, keyword, hidePayWalledProfiles, signal) =>
    call(async () => {
      const options = { searchParams: formatSuggestQuery(keyword, hidePayWalledProfiles), signal };
      return camelize(await http.get(SCOPES[scope].endpoint, options).json<SuggestionsWire>()).results;
    }),
  jobTitles: (scope, text, signal) =>
    call(() => {
      const options = { searchParams: toJobTitleParams(scope, text), signal };
      return http.get("api/jobTitleSuggestKnowWho/", options).json<JobTitlesWire>();
    }),
  places: (keyword, signal) =>
    call(async () =>
      camelize(await http.get("api/places/", { searchParams: { q: keyword }, signal }).json<SearchPlacesWire>()),
    ),
});

/** Pages are 1-based in the product and 0-based in requests; see `toRequestParams`. */
function toSearchPage(wire: SearchPageWire): SearchPage {
  const { results: items, reasons, pagination, showingResultsFor, elsewhere } = camelize(wire);
  return { items, reasons, ...pagination, page: pagination.page + 1, showingResultsFor, elsewhere };
}
