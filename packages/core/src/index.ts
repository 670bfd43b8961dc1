export type * from "./analytics/analytics.port.ts";
export * from "./analytics/page-state.ts";

export * from "./briefcase/apply-toggle.ts";
export type * from "./briefcase/briefcase.port.ts";
export * from "./briefcase/card-order.ts";
export * from "./briefcase/card-selection.ts";
export * from "./briefcase/folder-deletion.ts";
export * from "./briefcase/folder-name.ts";
export * from "./briefcase/folder-page.ts";
export * from "./briefcase/folder-selection.ts";
export * from "./briefcase/folder-view.ts";
export * from "./briefcase/items.ts";
export * from "./briefcase/live-folder.ts";
export * from "./briefcase/plan-toggle.ts";

export * from "./changes/change-topics.ts";
export * from "./changes/changes-query.ts";
export type * from "./changes/changes.port.ts";
export * from "./changes/describe-change.ts";
export * from "./changes/group-changes.ts";

export * from "./compare/compare-people.ts";
export * from "./compare/compare-query.ts";
export * from "./compare/shared-members.ts";

export * from "./detail/detail.ts";
export type * from "./detail/profiles.port.ts";

export * from "./exports/allowance.ts";
export * from "./exports/contact-columns.ts";
export * from "./exports/contact-export.ts";
export * from "./exports/dossier-dialog.ts";
export * from "./exports/dossier-params.ts";
export * from "./exports/dossier-target.ts";
export * from "./exports/dossier.ts";
export type * from "./exports/dossiers.port.ts";
export * from "./exports/export-dialog.ts";
export * from "./exports/export-options.ts";
export type * from "./exports/exports.port.ts";
export * from "./exports/file-names.ts";
export * from "./exports/form-of-address.ts";
export * from "./exports/label-sheets.ts";
export * from "./exports/plan-dossier.ts";
export * from "./exports/profile-downloads.ts";
export * from "./exports/results-actions.ts";
export * from "./exports/vcard.ts";

export * from "./groups/browse-committees.ts";
export * from "./groups/members.ts";
export * from "./groups/group-panels.ts";

export * from "./home/banners.ts";
export * from "./home/coverage.ts";
export * from "./home/featured-places.ts";
export * from "./home/featured.ts";
export type * from "./home/home.port.ts";

export * from "./inbox/compose-digest.ts";
export * from "./inbox/digest-schedule.ts";
export * from "./inbox/follow-kinds.ts";
export * from "./inbox/inbox-query.ts";
export type * from "./inbox/inbox.port.ts";

export * from "./kernel/breakpoints.ts";
export * from "./kernel/dates.ts";
export * from "./kernel/camelize.ts";
export * from "./kernel/data-table.ts";
export * from "./kernel/edit-distance.ts";
export * from "./kernel/failure.ts";
export * from "./kernel/group-by.ts";
export * from "./kernel/html-text.ts";
export * from "./kernel/memoize.ts";
export type * from "./kernel/platform.port.ts";
export * from "./kernel/text.ts";

export * from "./logging/error-report.ts";
export * from "./logging/log-level.ts";
export type * from "./logging/reporter.port.ts";

export * from "./lookups/find-lookup.ts";
export type * from "./lookups/lookups.port.ts";
export * from "./lookups/menu-prefix.ts";
export * from "./lookups/menu-window.ts";
export * from "./lookups/tree-selection.ts";

export * from "./navigation/guard.ts";
export * from "./navigation/links.ts";
export * from "./navigation/matching.ts";
export * from "./navigation/routes.ts";
export * from "./navigation/safe-addresses.ts";
export * from "./navigation/scrolling.ts";

export * from "./notes/describe-notes.ts";
export * from "./notes/merge-notes.ts";
export * from "./notes/note-access.ts";
export * from "./notes/note-draft.ts";
export * from "./notes/note-messages.ts";
export * from "./notes/notes-csv.ts";
export type * from "./notes/notes.port.ts";
export * from "./notes/parse-note.ts";
export * from "./notes/plan-note.ts";

export * from "./notices/messages.ts";
export * from "./notices/notice.ts";

export * from "./places/agency-people.ts";
export * from "./places/browse.ts";
export * from "./places/chambers.ts";
export * from "./places/charts.ts";
export * from "./places/district-maps.ts";
export * from "./places/district-number.ts";
export * from "./places/elections.ts";
export * from "./places/maps-service.ts";
export * from "./places/party-counts.ts";
export * from "./places/place-panels.ts";
export type * from "./places/place-records.ts";
export * from "./places/state-committees.ts";
export * from "./places/state-facts.ts";
export * from "./places/state-rosters.ts";

export * from "./profiles/offices.ts";
export * from "./profiles/contact-links.ts";
export * from "./profiles/election-status.ts";
export * from "./profiles/finance.ts";
export * from "./profiles/headshot.ts";
export * from "./profiles/hierarchy-chips.ts";
export * from "./profiles/history.ts";
export * from "./profiles/key-facts.ts";
export * from "./profiles/legislative.ts";
export * from "./profiles/life-in-brief.ts";
export * from "./profiles/module-chips.ts";
export * from "./profiles/open-panels.ts";
export * from "./profiles/panels.ts";
export * from "./profiles/profile-notices.ts";
export type * from "./profiles/profile.ts";
export * from "./profiles/reading-pace.ts";
export * from "./profiles/related-profiles.ts";
export * from "./profiles/social-links.ts";
export * from "./profiles/staffers.ts";

export type * from "./records/briefcase.ts";
export * from "./records/search-item.ts";
export * from "./records/sudden-loss.ts";

export * from "./saved-searches/membership.ts";
export * from "./saved-searches/saved-address.ts";
export * from "./saved-searches/plan-saved-search.ts";
export type * from "./saved-searches/saved-searches.port.ts";

export * from "./search/explain-match.ts";
export * from "./search/format-query.ts";
export * from "./search/keyword-box.ts";
export * from "./search/keyword-meanings.ts";
export * from "./search/keyword.ts";
export * from "./search/offered-options.ts";
export * from "./search/option-count.ts";
export * from "./search/param-values.ts";
export * from "./search/plan-search.ts";
export * from "./search/query-syntax.ts";
export * from "./search/rank-options.ts";
export * from "./search/read-query.ts";
export * from "./search/recent-searches.ts";
export * from "./search/results-section.ts";
export * from "./search/scopes.ts";
export * from "./search/search-chips.ts";
export * from "./search/search-exits.ts";
export * from "./search/search-limits.ts";
export * from "./search/search-lookups.ts";
export * from "./search/search-options.ts";
export * from "./search/search-params.ts";
export * from "./search/search-query.ts";
export type * from "./search/search.port.ts";
export * from "./search/searchable-text.ts";
export * from "./search/word-aliases.ts";
export * from "./search/zip-code.ts";

export * from "./session/access.ts";
export type * from "./session/session.port.ts";

export * from "./shell/palette.ts";
export * from "./shell/shell-links.ts";
export * from "./shell/shell-text.ts";

export type * from "./startup/first-screen.ts";
export * from "./startup/loading.ts";
