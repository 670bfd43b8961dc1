import type { Log } from "@rotunda/core";
import type {
  AnalyticsStore,
  BriefcaseStore,
  DetailStore,
  HomeStore,
  LookupsStore,
  SearchStore,
  SessionStore,
  StartupStore,
  SuggestionsStore,
  SearchPlacesStore,
} from "@rotunda/core/stores";
import type { WebBrowser } from "../browser/browser.ts";
import * as token from "../di/tokens.ts";

/** The services available to routes. */
export interface Services {
  startup: StartupStore;
  session: SessionStore;
  lookups: LookupsStore;
  home: HomeStore;
  search: SearchStore;
  suggestions: SuggestionsStore;
  places: SearchPlacesStore;
  detail: DetailStore;
  briefcase: BriefcaseStore;
  analytics: AnalyticsStore;
  browser: WebBrowser;
  log: Log;
}

export const collectServices = (get: <T>(key: token.Token<T>) => T): Services => ({
  startup: get(token.StartupStore),
  session: get(token.SessionStore),
  lookups: get(token.LookupsStore),
  home: get(token.HomeStore),
  search: get(token.SearchStore),
  suggestions: get(token.SuggestionsStore),
  places: get(token.SearchPlacesStore),
  detail: get(token.DetailStore),
  briefcase: get(token.BriefcaseStore),
  analytics: get(token.AnalyticsStore),
  browser: get(token.Browser),
  log: get(token.Log),
});
