import type { Analytics, AnalyticsEvent } from "../src/analytics/analytics.port.ts";
import type { ConfigApi, AppConfig } from "../src/lookups/lookups.port.ts";
import type { Log } from "../src/kernel/platform.port.ts";
import type { SearchApi } from "../src/search/search.port.ts";
import { anAppConfig, aSearchPage, aSuggestion, builderOf } from "./builders.ts";

/** Returns a log that stores its messages. */
export function fakeLog(): Log & { readonly errors: string[]; readonly warnings: string[] } {
  const errors: string[] = [];
  const warnings: string[] = [];
  return {
    errors,
    warnings,
    error: (message) => void errors.push(message),
    warning: (message) => void warnings.push(message),
  };
}

/** Finds the same page for all searches, with the requested page number. */
export const fakeSearchApi = builderOf<SearchApi>({
  search: (_scope, query) => Promise.resolve(aSearchPage({ page: query.page, totalPages: 20, totalHits: 240 })),
  counts: () => Promise.resolve({}),
  suggest: (_scope, keyword) => Promise.resolve([aSuggestion({ preferredNameDisplay: keyword })]),
  jobTitles: (_scope, text) => Promise.resolve([text]),
  places: (keyword) =>
    Promise.resolve({ zipCode: /^\d/.test(keyword) ? { zipCode: keyword, towns: [], states: [] } : null, towns: [] }),
});

export const fakeConfigApi = (config: AppConfig = anAppConfig()): ConfigApi => ({
  appConfig: () => Promise.resolve(config),
});

/** Analytics that store their events. */
export function fakeAnalytics(): Analytics & { readonly pushed: AnalyticsEvent[] } {
  const pushed: AnalyticsEvent[] = [];
  return { pushed, push: (event) => void pushed.push(event) };
}
