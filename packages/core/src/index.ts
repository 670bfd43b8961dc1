export type { Analytics, AnalyticsEvent } from "./analytics/analytics.port.ts";
export type { PageContent } from "./analytics/page-state.ts";

export { applyToggle, exceedsLimits } from "./briefcase/apply-toggle.ts";
export type { BriefcaseApi, ListToggle, MassAddition, ToggleCommand } from "./briefcase/briefcase.port.ts";
export { FOLDER_ORDERS } from "./briefcase/card-order.ts";
export type { FolderOrder } from "./briefcase/card-order.ts";
export {
  filterSelected,
  computeSelectionMode,
  describeSelectionMode,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  toggleSelectionMode,
} from "./briefcase/card-selection.ts";
export type { CardSelection } from "./briefcase/card-selection.ts";
export { canDeleteFolder, describeFolderDeletion, findDeletableFolder } from "./briefcase/folder-deletion.ts";
export { FOLDER_NAME_MAX, FOLDERS_MAX, planFolderName, describeNameProblem } from "./briefcase/folder-name.ts";
export { buildFolderHref, listFolderCards, paginateFolder } from "./briefcase/folder-page.ts";
export { listFolderChoices, openSelection, toggleFolder } from "./briefcase/folder-selection.ts";
export type { FolderChoice } from "./briefcase/folder-selection.ts";
export { buildFolderViewHref, parseFolderView } from "./briefcase/folder-view.ts";
export type { FolderView } from "./briefcase/folder-view.ts";
export {
  BRIEFCASE_PAGE_SIZE,
  BRIEFCASE_REFRESH_MS,
  chooseItemsNoun,
  DEFAULT_FOLDER_NAME,
  describeCardButton,
  describeItems,
  findDefaultFolder,
  formatBriefcaseItemId,
  indexFolders,
  listItemIds,
  MAX_BRIEFCASE_PROFILES,
  MAX_FOLDER_ITEMS,
  nameItems,
  parseBriefcaseItemId,
} from "./briefcase/items.ts";
export { describeLiveFolder, listEditableFolders } from "./briefcase/live-folder.ts";
export { planToggle } from "./briefcase/plan-toggle.ts";
export type { TogglePlan, ToggleRequest } from "./briefcase/plan-toggle.ts";

export { ACCOUNT_SITES, CHANGE_KINDS, listChangeTopics } from "./changes/change-topics.ts";
export type { ChangeKind } from "./changes/change-topics.ts";
export {
  buildChangesHref,
  CHANGE_PERIODS,
  countChangeFilters,
  describeChanges,
  formatChangesQuery,
  listFeedAddresses,
  listInboxKinds,
  listKinds,
  parseChangesQuery,
} from "./changes/changes-query.ts";
export type { ChangesQuery } from "./changes/changes-query.ts";
export type { Change, ChangePart, ChangesApi, ChangesPage } from "./changes/changes.port.ts";
export { describeChange, isRecordPart, toChangeText } from "./changes/describe-change.ts";
export type { LoggedChange } from "./changes/describe-change.ts";
export { groupChanges } from "./changes/group-changes.ts";

export {
  comparePeople,
  describeAll,
  formatComparisonCsv,
  filterDifferences,
  listAnswers,
} from "./compare/compare-people.ts";
export type { ComparedRow, ComparedSection } from "./compare/compare-people.ts";
export {
  buildCompareHref,
  buildSharedMembersHref,
  COMPARED_MAX,
  COMPARED_MIN,
  GROUPS_MAX,
  parseComparedGroups,
  parseCompareQuery,
} from "./compare/compare-query.ts";
export { describeSharedMembers, formatSharedCsv, listSharedMembers } from "./compare/shared-members.ts";
export type { SharedMember } from "./compare/shared-members.ts";

export { nameDetail, toDetailCard, findDetailTarget } from "./detail/detail.ts";
export type { Detail, DetailTarget, FailureView } from "./detail/detail.ts";
export type { ProfilesApi } from "./detail/profiles.port.ts";

export {
  computeExportAllowance,
  EXPORT_WINDOW_DAYS,
  findExportWindowStart,
  findNextExportRelease,
  MAX_EXPORTS_DEFAULT,
  refuseExport,
} from "./exports/allowance.ts";
export type { ExportRecord } from "./exports/allowance.ts";
export {
  CONTACT_COLUMNS,
  getColumnHeader,
  isContactColumn,
  areStandardColumns,
  MAIL_MERGE_COLUMNS,
  moveColumn,
  STANDARD_COLUMNS,
  toggleColumn,
} from "./exports/contact-columns.ts";
export type { ContactColumn, ContactFacts } from "./exports/contact-columns.ts";
export {
  buildContactExportEndpoint,
  canExportContacts,
  canExportRecord,
  DOWNLOAD_COOLDOWN_MS,
} from "./exports/contact-export.ts";
export type { ContactExportTarget, ExportedRecord } from "./exports/contact-export.ts";
export { describeDossierButton, listDossierNotes } from "./exports/dossier-dialog.ts";
export type { DossierChange, DossierStep, OpenDossier } from "./exports/dossier-dialog.ts";
export {
  buildBulkDossierParams,
  buildFolderDossierParams,
  buildFolderDossierUrl,
  readDossierParams,
} from "./exports/dossier-params.ts";
export type { DossierParams } from "./exports/dossier-params.ts";
export {
  createDefaultDossierOptions,
  estimateProfileCount,
  findEligibleItems,
  listDossierOrders,
} from "./exports/dossier-target.ts";
export type { BookKind, DossierTarget, FolderTarget } from "./exports/dossier-target.ts";
export {
  describeCustomLogoOption,
  describeDossierFormat,
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  formatDossierFileName,
  usesCustomLogo,
} from "./exports/dossier.ts";
export type { DossierFormat, DossierOptions, DossierOrder } from "./exports/dossier.ts";
export type { DossiersApi, DownloadedFile } from "./exports/dossiers.port.ts";
export {
  describeExportOffer,
  EXPORT_TEXTS,
  findColumns,
  FIRST_CHOICE,
  listExportNotes,
  toExportOptions,
} from "./exports/export-dialog.ts";
export type { ExportChoice, OpenExport } from "./exports/export-dialog.ts";
export {
  DEFAULT_OPTIONS,
  EXPORT_FORMATS,
  hasColumns,
  listOptionParams,
  readExportOptions,
} from "./exports/export-options.ts";
export type { ExportOptions } from "./exports/export-options.ts";
export type { ExportPreview, ExportsApi } from "./exports/exports.port.ts";
export { formatDatedFileName } from "./exports/file-names.ts";
export { describeFormOfAddress } from "./exports/form-of-address.ts";
export {
  countLabels,
  countSheets,
  hasMailingAddress,
  isLabelSheet,
  LABEL_SHEET_NAMES,
  LABEL_SHEETS,
  listLabelLines,
  placeLabel,
} from "./exports/label-sheets.ts";
export type { LabelSheet } from "./exports/label-sheets.ts";
export {
  canDownloadDirectly,
  canMakeDossiers,
  DIRECT_DOWNLOAD_MAX,
  formatProfileBookLabel,
  planGroupProfileBook,
  refuseDossier,
  refuseTarget,
} from "./exports/plan-dossier.ts";
export { listProfileDownloads } from "./exports/profile-downloads.ts";
export { listResultsActions } from "./exports/results-actions.ts";
export type { ResultsActionOffer } from "./exports/results-actions.ts";
export { formatVcard } from "./exports/vcard.ts";
export type { CardFacts } from "./exports/vcard.ts";

export { groupCommittees } from "./groups/browse-committees.ts";
export type { CommitteeSection } from "./groups/browse-committees.ts";
export {
  compareMemberPlaces,
  countMembers,
  describeSide,
  filterMembers,
  formatMemberView,
  isMemberFilterSet,
  listAllMembers,
  listMemberOrders,
  listMembersByParty,
  listPartyChoices,
  listStafferTables,
  NO_MEMBER_FILTER,
  parseMemberView,
  planGroupMassAdd,
  sortMembers,
} from "./groups/members.ts";
export type { Group, GroupMember, GroupReference, MemberList, MemberView } from "./groups/members.ts";
export { listGroupPanels } from "./groups/group-panels.ts";
export type { GroupPanelId } from "./groups/group-panels.ts";

export { chooseBannerPicture, nameBanner } from "./home/banners.ts";
export { describeCoverage, describeHome } from "./home/coverage.ts";
export { describeFeaturedDistrict, describeFeaturedState } from "./home/featured-places.ts";
export type { PlaceLine } from "./home/featured-places.ts";
export {
  chooseFeatured,
  countFeaturedProfiles,
  FEATURED_PROFILES,
  FEATURED_PROFILES_BESIDE_PLACE,
  FEATURED_REFRESH_MS,
  listFeaturedProfiles,
  shortenDescription,
  sortNoteworthyGroups,
} from "./home/featured.ts";
export type { Banner, HomeApi, Homepage, NoteworthyGroup } from "./home/home.port.ts";

export { composeDigest, describeLine, DIGEST_LINES_MAX, formatDigestText } from "./inbox/compose-digest.ts";
export type { ComposedDigest } from "./inbox/compose-digest.ts";
export { DIGEST_CADENCES, findDigestTime } from "./inbox/digest-schedule.ts";
export type { DigestCadence } from "./inbox/digest-schedule.ts";
export {
  describeMention,
  describeSearchChange,
  findFollowKind,
  FOLLOW_KINDS,
  FOLLOWS_MAX,
  INBOX_DAYS,
  listFollowKinds,
} from "./inbox/follow-kinds.ts";
export type { FollowKind } from "./inbox/follow-kinds.ts";
export { buildInboxHref, parseInboxQuery } from "./inbox/inbox-query.ts";
export type { Digest, DigestChoice, Follow, FollowChoice, InboxApi, InboxLine, LineMark } from "./inbox/inbox.port.ts";

export { BREAKPOINTS, findBreakpoint, findBreakpointWidth, MOBILE_THRESHOLD } from "./kernel/breakpoints.ts";
export type { Breakpoint } from "./kernel/breakpoints.ts";
export { formatDate, formatLocalIsoDay } from "./kernel/dates.ts";
export { camelize } from "./kernel/camelize.ts";
export type { Camelized } from "./kernel/camelize.ts";
export { createLruCache, groupBy, memoizeByObject } from "./kernel/collections.ts";
export {
  escapeFormula,
  listPageWindow,
  PAGES_SHOWN,
  paginateRows,
  sortRows,
  TABLE_PAGE_SIZE,
  TABLE_PAGE_SIZES,
} from "./kernel/data-table.ts";
export type { SortDirection } from "./kernel/data-table.ts";
export { computeEditDistance } from "./kernel/edit-distance.ts";
export { CallFailed, toFailure } from "./kernel/failure.ts";
export type { Failure } from "./kernel/failure.ts";
export { hasText, toPlainText } from "./kernel/html-text.ts";
export type { Browser, Clock, Log } from "./kernel/platform.port.ts";
export {
  capitalize,
  capitalizeWords,
  chooseNoun,
  containsWords,
  describeCount,
  foldText,
  formatNumber,
  formatOrdinal,
  joinNonEmpty,
  joinWithAnd,
  truncate,
} from "./kernel/text.ts";

export { REPORT_LIMIT_BYTES } from "./logging/error-report.ts";
export { LOG_LEVELS } from "./logging/log-level.ts";
export type { EntryLevel, LogThresholds } from "./logging/log-level.ts";
export type { LogOutput, Reporter } from "./logging/reporter.port.ts";

export { findLookup, toSelectItems, flattenTree } from "./lookups/find-lookup.ts";
export type {
  AppConfig,
  ConfigApi,
  ContentKind,
  LookupItem,
  LookupListName,
  Lookups,
  SearchSuggestions,
  SelectItem,
  UnmatchedOptions,
} from "./lookups/lookups.port.ts";
export { findPrefixIndex, typePrefix } from "./lookups/menu-prefix.ts";
export type { MenuPrefix } from "./lookups/menu-prefix.ts";
export { computeMenuHeight, countFirstItems, countItemsAfterScroll, countItemsToReach } from "./lookups/menu-window.ts";
export { findPath, markTreeSelection, toggleTreeItem } from "./lookups/tree-selection.ts";
export type { TreeMark } from "./lookups/tree-selection.ts";

export { buildRedirectHref, decideVisit } from "./navigation/guard.ts";
export type { GuardState } from "./navigation/guard.ts";
export { buildHref, buildNotesHref, buildRecordHref } from "./navigation/links.ts";
export { matchRoute, stripBasePath } from "./navigation/matching.ts";
export { BASE_PATH, formatHeaderName, formatPageTitle, ROUTES } from "./navigation/routes.ts";
export type { RouteDefinition, RouteName } from "./navigation/routes.ts";
export { buildLoginHref, buildMainSiteHref, readNextAddress, sanitizeNext } from "./navigation/safe-addresses.ts";
export { isRepeatVisit, SCROLL_OFFSET, readHashId } from "./navigation/scrolling.ts";

export { describeEdits, describeNoteCount, describeVersion, formatInstant } from "./notes/describe-notes.ts";
export { compareTexts } from "./notes/merge-notes.ts";
export type { ComparedPart } from "./notes/merge-notes.ts";
export { canDeleteNote, canReadNote, canUseNotes } from "./notes/note-access.ts";
export type { NoteHolder, NoteReader } from "./notes/note-access.ts";
export type { NoteDraft } from "./notes/note-draft.ts";
export { NOTE_MESSAGES } from "./notes/note-messages.ts";
export { buildNotesCsv } from "./notes/notes-csv.ts";
export type { Note, NoteAudience, NotesApi, NoteSaved, NotesPage, NoteVersion, RecordTag } from "./notes/notes.port.ts";
export { findMention, listNotified, parseNote } from "./notes/parse-note.ts";
export type { Colleague, NotePart } from "./notes/parse-note.ts";
export {
  normalizeTag,
  NOTE_TEXT_MAX,
  NOTES_MAX,
  planNoteSave,
  planNoteText,
  planTag,
  TAGS_MAX,
} from "./notes/plan-note.ts";

export { describeFailure, MESSAGES, PRODUCT_NAME } from "./notices/messages.ts";
export { createErrorNotice, describeNoticeAction, NOTICE_TIMEOUTS } from "./notices/notice.ts";
export type { NoticeAction, ShownNotice } from "./notices/notice.ts";

export { filterAgencyPeople, listAgencyPersonColumns, rankAgency, sortAgencyPeople } from "./places/agency-people.ts";
export type { AgencyPersonColumn } from "./places/agency-people.ts";
export { browseStates, countTree, filterTree } from "./places/browse.ts";
export type { StateWithDistricts } from "./places/browse.ts";
export { CHAMBER_CODES, describeChamber, appendState, formatStateInSentence } from "./places/chambers.ts";
export type { MapKey } from "./places/chambers.ts";
export { buildChart, describeChart, findTurningPoints } from "./places/charts.ts";
export type { Chart, Visualization } from "./places/charts.ts";
export { buildMapsAddress, describeMapDistrict, listDistrictMaps } from "./places/district-maps.ts";
export type { DistrictMap } from "./places/district-maps.ts";
export { describeDistrict, isAtLarge, readLegDistrictId } from "./places/district-number.ts";
export {
  describeElection,
  describeLead,
  findGeneralElectionBefore,
  findGeneralElectionDay,
  listElectionRows,
  sortElections,
} from "./places/elections.ts";
export type { ElectionResult } from "./places/elections.ts";
export { countParties } from "./places/party-counts.ts";
export type { PartyCount } from "./places/party-counts.ts";
export {
  countVacantSeats,
  describeVacancy,
  listAgencyPanels,
  listDistrictPanels,
  listStatePanels,
} from "./places/place-panels.ts";
export type { AgencyPanelId, DistrictPanelId, StatePanelId } from "./places/place-panels.ts";
export type {
  Agency,
  AgencyPerson,
  District,
  Geodata,
  Legislator,
  MapDistrict,
  MapView,
  State,
} from "./places/place-records.ts";
export { groupCommitteesByChamber } from "./places/state-committees.ts";
export { describeStateKind, listStateFacts, listStateSearches } from "./places/state-facts.ts";
export type { StateFact } from "./places/state-facts.ts";
export { filterRoster, listStateRosters, sortRoster, UNKNOWN_GOVERNOR } from "./places/state-rosters.ts";
export type { RosterColumn, RosterPerson, StateRoster } from "./places/state-rosters.ts";

export {
  buildMapHref,
  findMainContact,
  formatAdditionalRole,
  formatAddressLines,
  formatOfficeTitle,
  listContactOffices,
} from "./profiles/offices.ts";
export type { MainContact } from "./profiles/offices.ts";
export { buildEmailHref, buildPhoneHref, formatPhone } from "./profiles/contact-links.ts";
export { describeElectionRace, describeElectionStanding, listRacetrackerLinks } from "./profiles/election-status.ts";
export { describeFinanceSource, listFinanceFigures } from "./profiles/finance.ts";
export { chooseHeadshot, formatInitials } from "./profiles/headshot.ts";
export { listHierarchyChips } from "./profiles/hierarchy-chips.ts";
export { describeYears, HISTORY_LINES_SHOWN, listHistoryRows } from "./profiles/history.ts";
export { listKeyFacts } from "./profiles/key-facts.ts";
export { describeRank, listCaucusCategories, listLegislativeParts } from "./profiles/legislative.ts";
export type { LegislativePartId } from "./profiles/legislative.ts";
export { listLifeInBrief } from "./profiles/life-in-brief.ts";
export { describeModuleChip, listModuleChips } from "./profiles/module-chips.ts";
export { describePanelsToggle, listInitiallyOpen, setPanel, toggleAllPanels } from "./profiles/open-panels.ts";
export {
  describeMissingContents,
  describeRating,
  formatPanelNote,
  listNarrativeVersions,
  listProfilePanels,
  PANEL_HTML,
} from "./profiles/panels.ts";
export type { ProfilePanel } from "./profiles/panels.ts";
export { listProfileNotices } from "./profiles/profile-notices.ts";
export type {
  CaucusCategory,
  CommitteeSeat,
  DelegationMember,
  FecData,
  Office,
  PersonProfile,
  ProfileCommittee,
  RelatedProfile,
  SeatHolder,
  Staffer,
} from "./profiles/profile.ts";
export { decidePace } from "./profiles/reading-pace.ts";
export type { ReadCounts, OpenedCounts } from "./profiles/reading-pace.ts";
export { countRelatedProfiles, formatRelation, RELATED_PROFILES_MAX } from "./profiles/related-profiles.ts";
export { listSocialLinks, readHttpAddress, toSiteLink } from "./profiles/social-links.ts";
export { filterStaffers, hasFocusAreas, sortStaffers, STAFFERS_PER_PAGE, toStafferItem } from "./profiles/staffers.ts";
export type { StafferColumn } from "./profiles/staffers.ts";

export type { Briefcase, Folder } from "./records/briefcase.ts";
export { RECORD_TYPES } from "./records/search-item.ts";
export type {
  FactOrder,
  HierarchyChip,
  RecordType,
  SearchItem,
  SearchOrder,
  SearchPage,
  SearchScope,
} from "./records/search-item.ts";
export { isSuddenLoss, LOSS_PERCENT_MAX, RECORD_LOSS_PERCENT_MAX } from "./records/sudden-loss.ts";

export {
  compareMembers,
  COUNTED_RESULTS_MAX,
  describeCounted,
  describeMembership,
  describeSince,
  excludeSeen,
  findMonday,
  formatSeen,
} from "./saved-searches/membership.ts";
export type { MembershipChanges } from "./saved-searches/membership.ts";
export {
  buildSavedHref,
  formatSavedText,
  isSavedChanged,
  keepSavedSearch,
  listLostFilters,
  parseOpenedSearch,
} from "./saved-searches/saved-address.ts";
export {
  planSavedSearch,
  SAVED_SEARCHES_MAX,
  SHARED_SEARCHES_MAX,
  suggestSearchName,
} from "./saved-searches/plan-saved-search.ts";
export type { SavedCount, SavedSearch, SavedSearchesApi } from "./saved-searches/saved-searches.port.ts";

export { createCardReader, explainMatch } from "./search/explain-match.ts";
export type { MatchTexts } from "./search/explain-match.ts";
export {
  buildSearchHref,
  formatCriteria,
  formatSearchQuery,
  formatSuggestQuery,
  toCountsParams,
  toJobTitleParams,
  toRequestParams,
} from "./search/format-query.ts";
export {
  findKeywordRoute,
  findSearchHint,
  findSuggestionScope,
  isKeywordAutofocused,
  planKeywordBox,
} from "./search/keyword-box.ts";
export {
  listMeanings,
  namesCommittee,
  readSubject,
  isSpanish,
  listArticles,
  SPANISH_STOP_WORDS,
  STOP_WORDS,
  toPlainKeyword,
} from "./search/keyword-meanings.ts";
export type { Subject } from "./search/keyword-meanings.ts";
export { AMPERSAND, formatWords, isBlank, parseKeyword, splitTypedWords } from "./search/keyword.ts";
export type { Keyword } from "./search/keyword.ts";
export { rewordKeyword } from "./search/reword-keyword.ts";
export {
  filterOptions,
  isOffered,
  filterLookups,
  listOfferedLookups,
  listSortOptions,
  offerOptions,
} from "./search/offered-options.ts";
export { describeOption, findCount, listHiddenOptions } from "./search/option-count.ts";
export type { OptionCounts, SearchCounts } from "./search/option-count.ts";
export { writeParam } from "./search/param-values.ts";
export type { SigParts } from "./search/param-values.ts";
export { isEmptyQuery, planSearch } from "./search/plan-search.ts";
export { listSyntaxProblems } from "./search/query-syntax.ts";
export type { SyntaxProblem } from "./search/query-syntax.ts";
export { rankOptions } from "./search/rank-options.ts";
export { cleanSearchText, parseSearchQuery, readRequestParams } from "./search/read-query.ts";
export {
  addRecentSearch,
  formatRecentSearches,
  listRecentSearches,
  parseRecentSearches,
  removeRecentSearch,
  toRecentSearch,
} from "./search/recent-searches.ts";
export type { RecentSearch, RecentSearchLine } from "./search/recent-searches.ts";
export { chooseInitialView, countSkeletons, describeHiddenProfiles, hasPages } from "./search/results-section.ts";
export {
  findScope,
  listBrowseBy,
  listDirectories,
  SCOPES,
  SEARCH_SCOPES,
  UNIVERSAL_EXPORT_ENDPOINT,
} from "./search/scopes.ts";
export { countSetFilters, listSearchChips, opensFilters, planChipRemoval } from "./search/search-chips.ts";
export type { SearchChip } from "./search/search-chips.ts";
export { listExitLinks, planContacts, planExits, planFormer } from "./search/search-exits.ts";
export type { ExitSearch } from "./search/search-exits.ts";
export {
  MASS_ADD_MAX,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  PAGE_SIZES,
  PROFILE_BOOK_MAX,
  SEARCH_TEXT_MAX,
  SKELETON_CARDS,
  SKELETON_ROWS,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_DEBOUNCE_SHORT_MS,
  SUGGESTION_MIN,
  SUGGESTION_PAGE_SIZE,
} from "./search/search-limits.ts";
export { findNamedLookup, findNamedValue } from "./search/search-lookups.ts";
export {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  FACT_ORDERS,
  JOB_CATEGORY_OPTIONS,
  listPageSizes,
  SEARCH_VIEWS,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "./search/search-options.ts";
export type { Option } from "./search/search-options.ts";
export { listParams, pickForScope, SEARCH_PARAMS } from "./search/search-params.ts";
export type { LookupParam, SearchParam } from "./search/search-params.ts";
export { createDefaultQuery, isPersonalSearch, setField } from "./search/search-query.ts";
export type { BirthDateOperator, Named, SearchField, SearchQuery, SearchView } from "./search/search-query.ts";
export type { SearchApi, Suggestion } from "./search/search.port.ts";
export { toSearchableText } from "./search/searchable-text.ts";
export {
  COMMITTEE_ACRONYMS,
  findReading,
  listAliases,
  listTermWords,
  OPTIONAL_WORDS,
  STATE_ABBREVIATIONS,
  STATE_NAMES,
} from "./search/word-aliases.ts";
export { describeZipCode, readZipCode } from "./search/zip-code.ts";
export type { SearchPlaces, Town, ZipCode } from "./search/zip-code.ts";

export {
  ANONYMOUS,
  deriveAccess,
  formatAccess,
  hasPersonalFeatures,
  isOutsideSubscription,
  listOpenModules,
  parseAccess,
  SUBSCRIPTION_MODULES,
} from "./session/access.ts";
export type { Access } from "./session/access.ts";
export type { Session, SessionAnswer, SessionApi } from "./session/session.port.ts";

export { KEYBOARD_SHORTCUTS, listPalette } from "./shell/palette.ts";
export type { PaletteGroup, PaletteLine } from "./shell/palette.ts";
export { buildAccountLink, formatUnread, listShellLinks, offersSearch } from "./shell/shell-links.ts";
export type { ShellLink } from "./shell/shell-links.ts";
export {
  formatCopyright,
  formatHeaderDate,
  LEGAL_LINKS,
  LIST_KEYS,
  listMainSiteSections,
  MAIN_SITE_LINKS,
  RESEARCH_LINK,
} from "./shell/shell-text.ts";

export type { PageRequest, RenderedPage } from "./startup/first-screen.ts";
export { LOADING_TEXT_MS, LOGIN_WAIT_MS, SLOW_LOAD_MS } from "./startup/loading.ts";
