import type * as Adapters from "@rotunda/adapters-http";
import type * as Core from "@rotunda/core";
import type * as Stores from "@rotunda/core/stores";
import type { AbstractNewable, ServiceIdentifier } from "inversify";
import type { ComponentType } from "react";
import type { WebBrowser } from "../browser/browser.ts";

/** A container key with its type, so that binding a wrong factory doesn't compile. */
export type Token<T> = AbstractNewable<T> & ServiceIdentifier<T>;

const token = <T>(name: string): Token<T> => Object.assign(() => {}, { toString: () => name }) as unknown as Token<T>;

export const Clock = token<Core.Clock>("Clock");
export const LogStore = token<Stores.LogStore>("LogStore");
export const Log = token<Core.Log>("Log");
export const Browser = token<WebBrowser>("Browser");
export const Analytics = token<Core.Analytics>("Analytics");
export const Http = token<Adapters.Http>("Http");
/** See `Platform`. */
export const RenderedOn = token<() => string | null>("RenderedOn");
export const WindowWidth = token<Stores.WindowWidth>("WindowWidth");

export const Reporter = token<Core.Reporter>("Reporter");
export const SessionApi = token<Core.SessionApi>("SessionApi");
export const ConfigApi = token<Core.ConfigApi>("ConfigApi");
export const HomeApi = token<Core.HomeApi>("HomeApi");
export const SearchApi = token<Core.SearchApi>("SearchApi");
export const ProfilesApi = token<Core.ProfilesApi>("ProfilesApi");
export const ChangesApi = token<Core.ChangesApi>("ChangesApi");
export const NotesApi = token<Core.NotesApi>("NotesApi");
export const BriefcaseApi = token<Core.BriefcaseApi>("BriefcaseApi");

export const ScreenStore = token<Stores.ScreenStore>("ScreenStore");
export const AnalyticsStore = token<Stores.AnalyticsStore>("AnalyticsStore");
export const NoticesStore = token<Stores.NoticesStore>("NoticesStore");
export const LookupsStore = token<Stores.LookupsStore>("LookupsStore");
export const SessionStore = token<Stores.SessionStore>("SessionStore");
export const StartupStore = token<Stores.StartupStore>("StartupStore");
export const SignOutStore = token<Stores.SignOutStore>("SignOutStore");
export const HomeStore = token<Stores.HomeStore>("HomeStore");
export const SearchStore = token<Stores.SearchStore>("SearchStore");
export const SuggestionsStore = token<Stores.SuggestionsStore>("SuggestionsStore");
export const JobTitlesStore = token<Stores.JobTitlesStore>("JobTitlesStore");
export const SearchCountsStore = token<Stores.SearchCountsStore>("SearchCountsStore");
export const SearchPlacesStore = token<Stores.SearchPlacesStore>("SearchPlacesStore");
export const DetailStore = token<Stores.DetailStore>("DetailStore");
export const ComparePeopleStore = token<Stores.CompareStore<number, Core.PersonProfile>>("ComparePeopleStore");
/** Keyed by `{id}-{record type}`. */
export const CompareGroupsStore = token<Stores.CompareStore<string, Core.Group>>("CompareGroupsStore");
/** Suggestions of people to compare. */
export const PeopleStore = token<Stores.SuggestionsStore>("PeopleStore");
export const ChangesStore = token<Stores.ChangesStore>("ChangesStore");
export const ChangeFeedStore = token<Stores.ChangeFeedStore>("ChangeFeedStore");
export const RecordChangesStore = token<Stores.ChangesStore>("RecordChangesStore");
export const SavedSearchesApi = token<Core.SavedSearchesApi>("SavedSearchesApi");
export const SavedSearchesStore = token<Stores.SavedSearchesStore>("SavedSearchesStore");
export const OpenedSearchStore = token<Stores.OpenedSearchStore>("OpenedSearchStore");
export const NotesStore = token<Stores.NotesStore>("NotesStore");
export const InboxApi = token<Core.InboxApi>("InboxApi");
export const UnreadStore = token<Stores.UnreadStore>("UnreadStore");
export const FollowsStore = token<Stores.FollowsStore>("FollowsStore");
export const InboxStore = token<Stores.InboxStore>("InboxStore");
export const DigestStore = token<Stores.DigestStore>("DigestStore");
export const BriefcaseStore = token<Stores.BriefcaseStore>("BriefcaseStore");

/** The dialogs that any screen can open; loading them binds the stores below. */
export const LazyStores = token<Stores.PartStore<{ Dialogs: ComponentType }>>("LazyStores");
export const ExportsApi = token<Core.ExportsApi>("ExportsApi");
export const DossiersApi = token<Core.DossiersApi>("DossiersApi");
export const FoldersStore = token<Stores.FoldersStore>("FoldersStore");
export const MoveStore = token<Stores.MoveStore>("MoveStore");
export const MassAddStore = token<Stores.MassAddStore>("MassAddStore");
export const RemovalStore = token<Stores.RemovalStore>("RemovalStore");
export const ContactExportStore = token<Stores.ContactExportStore>("ContactExportStore");
export const DossierStore = token<Stores.DossierStore>("DossierStore");
export const ProfileFileStore = token<Stores.ProfileFileStore>("ProfileFileStore");
export const CustomLogoStore = token<Stores.CustomLogoStore>("CustomLogoStore");
