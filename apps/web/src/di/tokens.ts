import type * as Adapters from "@rotunda/adapters-http";
import type * as Core from "@rotunda/core";
import type * as Stores from "@rotunda/core/stores";
import type { WebBrowser } from "../browser/browser.ts";
import { token } from "./token.ts";

export const Clock = token<Core.Clock>("Clock");
export const Log = token<Core.Log>("Log");
export const Browser = token<WebBrowser>("Browser");
export const Analytics = token<Core.Analytics>("Analytics");
export const Http = token<Adapters.Http>("Http");

export const SessionApi = token<Core.SessionApi>("SessionApi");
export const ConfigApi = token<Core.ConfigApi>("ConfigApi");
export const SearchApi = token<Core.SearchApi>("SearchApi");
export const ProfilesApi = token<Core.ProfilesApi>("ProfilesApi");
export const BriefcaseApi = token<Core.BriefcaseApi>("BriefcaseApi");
export const ExportsApi = token<Core.ExportsApi>("ExportsApi");

export const ScreenStore = token<Stores.ScreenStore>("ScreenStore");
export const AnalyticsStore = token<Stores.AnalyticsStore>("AnalyticsStore");
export const LookupsStore = token<Stores.LookupsStore>("LookupsStore");
export const SessionStore = token<Stores.SessionStore>("SessionStore");
export const StartupStore = token<Stores.StartupStore>("StartupStore");
export const SearchStore = token<Stores.SearchStore>("SearchStore");
export const SuggestionsStore = token<Stores.SuggestionsStore>("SuggestionsStore");
export const DetailStore = token<Stores.DetailStore>("DetailStore");
export const BriefcaseStore = token<Stores.BriefcaseStore>("BriefcaseStore");
export const NoticesStore = token<Stores.NoticesStore>("NoticesStore");
export const ContactExportStore = token<Stores.ContactExportStore>("ContactExportStore");
