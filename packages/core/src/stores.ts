// analytics
export { type AnalyticsStore, createAnalyticsStore } from "./analytics/analytics.store.ts";

// briefcase
export { type BriefcaseStore, createBriefcaseStore } from "./briefcase/briefcase.store.ts";
export { createFoldersStore, type FoldersStore } from "./briefcase/folders.store.ts";
export { createMassAddStore, type MassAddStore } from "./briefcase/mass-add.store.ts";
export { createMoveStore, type MoveStore } from "./briefcase/move.store.ts";
export { createRemovalStore, type RemovalStore } from "./briefcase/removal.store.ts";

// detail
export { createDetailStore, type DetailState, type DetailStore } from "./detail/detail.store.ts";

// exports
export { type ContactExportStore, createContactExportStore } from "./exports/contact-export.store.ts";
export { createCustomLogoStore, type CustomLogoStore } from "./exports/custom-logo.store.ts";
export { createDossierStore, type DossierStore } from "./exports/dossier.store.ts";
export { createProfileFileStore, type ProfileFileStore } from "./exports/profile-file.store.ts";

// home
export { createHomeStore, type HomeState, type HomeStore } from "./home/home.store.ts";

// kernel
export { createScreenStore, type ScreenStore, type WindowWidth } from "./kernel/screen.store.ts";

// logging
export { createLogStore, type LogStore } from "./logging/log.store.ts";
export { createTraceStore, type TraceStore } from "./logging/trace.store.ts";

// lookups
export { createLookupsStore, type LookupsStore } from "./lookups/lookups.store.ts";

// navigation
export { loadChunk } from "./navigation/load-chunk.store.ts";

// notices
export { createNoticesStore, type NoticesStore } from "./notices/notices.store.ts";

// search
export { createJobTitlesStore, type JobTitlesStore } from "./search/job-titles.store.ts";
export { createSearchStore, type SearchState, type SearchStore } from "./search/search.store.ts";
export { createSuggestionsStore, type SuggestionsStore } from "./search/suggestions.store.ts";

// session
export { createSessionStore, type SessionState, type SessionStore } from "./session/session.store.ts";
export { createSignOutStore, type SignOutStore } from "./session/sign-out.store.ts";

// startup
export { createStartupStore, type StartupStore } from "./startup/startup.store.ts";
