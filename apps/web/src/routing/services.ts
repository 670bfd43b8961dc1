import * as token from "../di/tokens.ts";

const SERVICES = {
  startup: token.StartupStore,
  session: token.SessionStore,
  lookups: token.LookupsStore,
  home: token.HomeStore,
  search: token.SearchStore,
  places: token.SearchPlacesStore,
  detail: token.DetailStore,
  briefcase: token.BriefcaseStore,
  analytics: token.AnalyticsStore,
  browser: token.Browser,
};

export type Services = {
  [Name in keyof typeof SERVICES]: (typeof SERVICES)[Name] extends token.Token<infer T> ? T : never;
};

export const collectServices = (get: <T>(key: token.Token<T>) => T): Services =>
  Object.fromEntries(Object.entries<token.Token<unknown>>(SERVICES).map(([name, key]) => [name, get(key)])) as Services;
