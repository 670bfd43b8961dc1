export * from "./analytics/analytics.store.ts";

export * from "./briefcase/briefcase.store.ts";
export * from "./briefcase/folders.store.ts";
export * from "./briefcase/mass-add.store.ts";
export * from "./briefcase/move.store.ts";
export * from "./briefcase/removal.store.ts";

export * from "./changes/change-feed.store.ts";
export * from "./changes/changes.store.ts";

export * from "./compare/compare.store.ts";

export * from "./detail/detail.store.ts";

export * from "./exports/contact-export.store.ts";
export * from "./exports/custom-logo.store.ts";
export * from "./exports/dossier.store.ts";
export * from "./exports/profile-file.store.ts";

export * from "./home/home.store.ts";

export * from "./inbox/digest.store.ts";
export * from "./inbox/follows.store.ts";
export * from "./inbox/inbox.store.ts";
export * from "./inbox/unread.store.ts";

export * from "./kernel/observe-call.store.ts";
export * from "./kernel/part.store.ts";
export * from "./kernel/screen.store.ts";

export * from "./logging/log.store.ts";
export * from "./logging/trace.store.ts";

export * from "./lookups/lookups.store.ts";

export * from "./notes/notes.store.ts";

export * from "./notices/notices.store.ts";

export * from "./saved-searches/opened-search.store.ts";
export * from "./saved-searches/saved-searches.store.ts";

export * from "./search/search-counts.store.ts";
export * from "./search/search-places.store.ts";
export * from "./search/search.store.ts";
export * from "./search/type-ahead.store.ts";

export * from "./session/session.store.ts";
export * from "./session/sign-out.store.ts";

export * from "./startup/startup.store.ts";
