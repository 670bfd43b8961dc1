export { type AnalyticsStore, createAnalyticsStore } from "./analytics/analytics.store.ts";

export { type BriefcaseStore, createBriefcaseStore } from "./briefcase/briefcase.store.ts";
export { createFoldersStore, type FoldersStore } from "./briefcase/folders.store.ts";
export { createMassAddStore, type MassAddStore } from "./briefcase/mass-add.store.ts";
export { createMoveStore, type MoveStore } from "./briefcase/move.store.ts";
export { createRemovalStore, type RemovalStore } from "./briefcase/removal.store.ts";

export { type ChangeFeedStore, createChangeFeedStore } from "./changes/change-feed.store.ts";
export { type ChangesStore, createChangesStore } from "./changes/changes.store.ts";

export { type CompareStore, createCompareGroupsStore, createComparePeopleStore } from "./compare/compare.store.ts";

export { createDetailStore, type DetailState, type DetailStore } from "./detail/detail.store.ts";

export { type ContactExportStore, createContactExportStore } from "./exports/contact-export.store.ts";
export { createCustomLogoStore, type CustomLogoStore } from "./exports/custom-logo.store.ts";
export { createDossierStore, type DossierStore } from "./exports/dossier.store.ts";
export { createProfileFileStore, type ProfileFileStore } from "./exports/profile-file.store.ts";

export { createHomeStore, type HomeState, type HomeStore } from "./home/home.store.ts";

export { createDigestStore, type DigestStore } from "./inbox/digest.store.ts";
export { createFollowsStore, type FollowsStore } from "./inbox/follows.store.ts";
export { createInboxStore, type InboxStore } from "./inbox/inbox.store.ts";
export { createUnreadStore, type UnreadStore } from "./inbox/unread.store.ts";

export { type Behavior, loadChunk } from "./kernel/observe-call.store.ts";
export { createPartStore, type PartStore } from "./kernel/part.store.ts";
export { createScreenStore, type ScreenStore, type WindowWidth } from "./kernel/screen.store.ts";

export { createLogStore, type LogStore } from "./logging/log.store.ts";
export { createTraceStore } from "./logging/trace.store.ts";

export { createLookupsStore, type LookupsStore } from "./lookups/lookups.store.ts";

export { createNotesStore, type NotesStore } from "./notes/notes.store.ts";

export { createNoticesStore, type NoticesStore } from "./notices/notices.store.ts";

export { createOpenedSearchStore, type OpenedSearchStore } from "./saved-searches/opened-search.store.ts";
export {
  createSavedSearchesStore,
  type SavedSearchesStore,
  type SaveOutcome,
} from "./saved-searches/saved-searches.store.ts";

export {
  createSearchCountsStore,
  type SearchCountsState,
  type SearchCountsStore,
} from "./search/search-counts.store.ts";
export { createSearchPlacesStore, type SearchPlacesStore } from "./search/search-places.store.ts";
export { createSearchStore, type SearchState, type SearchStore } from "./search/search.store.ts";
export {
  createJobTitlesStore,
  createSuggestionsStore,
  type JobTitlesStore,
  type SuggestionsStore,
} from "./search/type-ahead.store.ts";

export { createSessionStore, type SessionState, type SessionStore } from "./session/session.store.ts";
export { createSignOutStore, type SignOutStore } from "./session/sign-out.store.ts";

export { createStartupStore, type StartupStore } from "./startup/startup.store.ts";
