/** @public Used only in declarations of stories and test helpers. */
export type { AnalyticsEvent, Analytics } from "./analytics/analytics.port.ts";
export type { PageContent } from "./analytics/page-state.ts";

export { applyToggle, exceedsLimits } from "./briefcase/apply-toggle.ts";
export type { BriefcaseApi, ListToggle, MassAddition, ToggleCommand } from "./briefcase/briefcase.port.ts";
export { FOLDER_ORDERS, type FolderOrder } from "./briefcase/card-order.ts";
export {
  type CardSelection,
  computeSelectionMode,
  describeSelectionMode,
  keepSelected,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  switchSelecting,
} from "./briefcase/card-selection.ts";
export { canDeleteFolder, planFolderDeletion } from "./briefcase/folder-deletion.ts";
export { createFolderNameRule, FOLDER_NAME_MAX, FOLDERS_MAX, planFolderName } from "./briefcase/folder-name.ts";
export { buildFolderHref, listFolderCards, paginateFolder } from "./briefcase/folder-page.ts";
export { type FolderChoice, listFolderChoices, openSelection, tickFolder } from "./briefcase/folder-selection.ts";
export { buildFolderViewHref, type FolderView, parseFolderView } from "./briefcase/folder-view.ts";
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
  MAX_BRIEFCASE_PROFILES,
  MAX_FOLDER_ITEMS,
  nameItems,
  parseBriefcaseItemId,
} from "./briefcase/items.ts";
export { describeLive, listEditable } from "./briefcase/live-folder.ts";
export { planToggle, type TogglePlan, type ToggleRequest } from "./briefcase/plan-toggle.ts";

export { CHANGE_KINDS, type ChangeKind, listChangeTopics } from "./changes/change-topics.ts";
export {
  buildChangesHref,
  CHANGE_PERIODS,
  type ChangesQuery,
  countChangeFilters,
  describeChanges,
  formatChangesQuery,
  listFeedAddresses,
  listInboxKinds,
  listKinds,
  parseChangesQuery,
} from "./changes/changes-query.ts";
export type { Change, ChangePart, ChangesApi, ChangesPage } from "./changes/changes.port.ts";
export { describeChange, isRecordPart, type LoggedChange, toChangeText } from "./changes/describe-change.ts";
export { groupChanges } from "./changes/group-changes.ts";

export {
  type ComparedRow,
  type ComparedSection,
  comparePeople,
  describeAll,
  formatComparisonCsv,
  keepDifferent,
  listAnswers,
} from "./compare/compare-people.ts";
export {
  buildCompareHref,
  buildSharedMembersHref,
  COMPARED_MAX,
  COMPARED_MIN,
  GROUPS_MAX,
  parseComparedGroups,
  parseCompareQuery,
} from "./compare/compare-query.ts";
export { describeShared, formatSharedCsv, listSharedMembers, type SharedMember } from "./compare/shared-members.ts";

export {
  type Detail,
  type DetailTarget,
  type FailureView,
  nameDetail,
  planDetail,
  toDetailCard,
} from "./detail/detail.ts";
export type { ProfilesApi } from "./detail/profiles.port.ts";

export {
  computeExportAllowance,
  EXPORT_WINDOW_DAYS,
  type ExportRecord,
  findExportWindowStart,
  findNextExportRelease,
  MAX_EXPORTS_DEFAULT,
  planExport,
} from "./exports/allowance.ts";
export {
  CONTACT_COLUMNS,
  type ContactColumn,
  type ContactFacts,
  getColumnHeader,
  isContactColumn,
  isStandard,
  MAIL_MERGE_COLUMNS,
  moveColumn,
  STANDARD_COLUMNS,
  toggleColumn,
} from "./exports/contact-columns.ts";
export {
  buildContactExportEndpoint,
  canExportContacts,
  canExportRecord,
  type ContactExportTarget,
  DOWNLOAD_REST_MS,
  type ExportedRecord,
} from "./exports/contact-export.ts";
export {
  describeDossierButton,
  type DossierChange,
  type DossierStep,
  listDossierNotes,
  type OpenDossier,
} from "./exports/dossier-dialog.ts";
export {
  buildBulkDossierParams,
  buildFolderDossierParams,
  buildFolderDossierUrl,
  type DossierParams,
  type DossierRequest,
  readDossierParams,
} from "./exports/dossier-params.ts";
export {
  type BookKind,
  createDefaultDossierOptions,
  type DossierTarget,
  estimateProfileCount,
  findEligibleItems,
  type FolderTarget,
  listDossierOrders,
} from "./exports/dossier-target.ts";
export {
  describeCustomLogoOption,
  describeDossierFormat,
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  type DossierFormat,
  type DossierOptions,
  type DossierOrder,
  formatDossierFileName,
  usesCustomLogo,
} from "./exports/dossier.ts";
export type { DossiersApi, DownloadedFile } from "./exports/dossiers.port.ts";
export {
  describeExportOffer,
  EXPORT_TEXTS,
  type ExportChoice,
  findColumns,
  FIRST_CHOICE,
  listExportNotes,
  type OpenExport,
  toExportOptions,
} from "./exports/export-dialog.ts";
export {
  DEFAULT_OPTIONS,
  EXPORT_FORMATS,
  type ExportOptions,
  hasColumns,
  listOptionParams,
  readExportOptions,
} from "./exports/export-options.ts";
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
  type LabelSheet,
  listLabelLines,
  placeLabel,
} from "./exports/label-sheets.ts";
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
export { listResultsActions, type ResultsActionOffer } from "./exports/results-actions.ts";
export { type CardFacts, formatVcard } from "./exports/vcard.ts";

export { type CommitteeSection, groupCommittees } from "./groups/browse-committees.ts";
export { planGroupMassAdd } from "./groups/group-mass-add.ts";
export { type GroupPanelId, listGroupPanels } from "./groups/group-panels.ts";
export {
  countMembers,
  countSubcommittees,
  describeSide,
  filterMembers,
  type Group,
  type GroupMember,
  type GroupReference,
  isMemberFilterSet,
  listAllMembers,
  listMemberOrders,
  listMembersByParty,
  listPartyChoices,
  listStafferTables,
  type MemberFilter,
  type MemberList,
  type MemberOrder,
  NO_MEMBER_FILTER,
  sortMembers,
} from "./groups/members.ts";

export { chooseBannerPicture, nameBanner } from "./home/banners.ts";
export { describeCoverage, describeHome } from "./home/coverage.ts";
export { describeFeaturedDistrict, describeFeaturedState, type PlaceLine } from "./home/featured-places.ts";
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
/** @public Used only in declarations of stories and test helpers. */
export type { FeaturedState } from "./home/home.port.ts";
export type { Banner, HomeApi, Homepage, NoteworthyGroup } from "./home/home.port.ts";

export {
  type ComposedDigest,
  composeDigest,
  describeLine,
  DIGEST_LINES_MAX,
  formatDigestText,
} from "./inbox/compose-digest.ts";
export { DIGEST_CADENCES, type DigestCadence, findDigestTime } from "./inbox/digest-schedule.ts";
export {
  describeSearchChange,
  findFollowKind,
  FOLLOW_KINDS,
  type FollowKind,
  FOLLOWS_MAX,
  INBOX_DAYS,
  listFollowKinds,
} from "./inbox/follow-kinds.ts";
export { buildInboxHref, parseInboxQuery } from "./inbox/inbox-query.ts";
export type { Digest, DigestChoice, Follow, FollowChoice, InboxApi, InboxLine, LineMark } from "./inbox/inbox.port.ts";

export {
  type Breakpoint,
  BREAKPOINTS,
  findBreakpoint,
  findBreakpointWidth,
  MOBILE_THRESHOLD,
} from "./kernel/breakpoints.ts";
export { formatLocalIsoDay } from "./kernel/calendar.ts";
export { camelize, type Camelized } from "./kernel/camelize.ts";
export {
  escapeFormula,
  listPageWindow,
  PAGES_SHOWN,
  paginateRows,
  type SortDirection,
  sortRows,
  TABLE_PAGE_SIZE,
  TABLE_PAGE_SIZES,
} from "./kernel/data-table.ts";
export { formatDate } from "./kernel/dates.ts";
export { computeEditDistance } from "./kernel/edit-distance.ts";
export { CallFailed, type Failure, toFailure } from "./kernel/failure.ts";
export { groupBy } from "./kernel/group-by.ts";
export { hasText, toPlainText } from "./kernel/html-text.ts";
export { memoizeByObject } from "./kernel/memoize.ts";
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
  joinWithAnd,
  truncate,
} from "./kernel/text.ts";

export { REPORT_LIMIT_BYTES } from "./logging/error-report.ts";
export { type EntryLevel, LOG_LEVELS, type LogThresholds } from "./logging/log-level.ts";
export type { LogOutput, Reporter } from "./logging/reporter.port.ts";

export { findLookup, toSelectItems } from "./lookups/find-lookup.ts";
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
export { findPrefixIndex, type MenuPrefix, typePrefix } from "./lookups/menu-prefix.ts";
export { computeMenuHeight, countFirstItems, countItemsAfterScroll, countItemsToReach } from "./lookups/menu-window.ts";
export { findPath, markTreeSelection, pressInTree, type TreeMark } from "./lookups/tree-selection.ts";

export { buildRedirectHref, decideVisit, type Situation } from "./navigation/guard.ts";
export { buildHref, buildRecordHref } from "./navigation/links.ts";
export { matchRoute, stripBasePath } from "./navigation/matching.ts";
export {
  BASE_PATH,
  formatHeaderName,
  formatPageTitle,
  type RouteDefinition,
  type RouteName,
  ROUTES,
} from "./navigation/routes.ts";
export { buildLoginHref, buildMainSiteHref, readNextAddress, sanitizeNext } from "./navigation/safe-addresses.ts";
export { findScrollTarget, isRepeatVisit, SCROLL_OFFSET } from "./navigation/scrolling.ts";

export { describeNoteCount, describeEdits, describeVersion, formatInstant } from "./notes/describe-notes.ts";
export { type ComparedPart, compareTexts } from "./notes/merge-notes.ts";
export { canDeleteNote, canReadNote, canUseNotes, type NoteHolder, type NoteReader } from "./notes/note-access.ts";
export type { NoteDraft } from "./notes/note-draft.ts";
export { NOTE_MESSAGES } from "./notes/note-messages.ts";
export { buildNotesCsv } from "./notes/notes-csv.ts";
export type { Note, NoteAudience, NotesApi, NoteSaved, NotesPage, NoteVersion, RecordTag } from "./notes/notes.port.ts";
export { findMention, type NotePart, parseNote } from "./notes/parse-note.ts";
export { NOTE_TEXT_MAX, NOTES_MAX, planNoteSave, planNoteText } from "./notes/plan-note.ts";
export { normalizeTag, planTag, TAGS_MAX } from "./notes/tags.ts";

export { describeFailure, MESSAGES, PRODUCT_NAME } from "./notices/messages.ts";
export {
  createErrorNotice,
  describeNoticeAction,
  NOTICE_TIMEOUTS,
  type NoticeAction,
  type ShownNotice,
} from "./notices/notice.ts";

export {
  type AgencyPersonColumn,
  filterAgencyPeople,
  listAgencyPersonColumns,
  rankAgency,
  sortAgencyPeople,
} from "./places/agency-people.ts";
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
export { browseStates, countTree, filterTree, type StateWithDistricts } from "./places/browse.ts";
export {
  CHAMBER_CODES,
  describeChamber,
  formatNameInState,
  formatStateInSentence,
  type MapKey,
} from "./places/chambers.ts";
export { buildChart, type Chart, describeChart, findTurningPoints, type Visualization } from "./places/charts.ts";
export { describeMapDistrict, type DistrictMap, listDistrictMaps } from "./places/district-maps.ts";
export { describeDistrict, readLegDistrictId } from "./places/district-number.ts";
export {
  findGeneralElectionBefore,
  describeElection,
  describeLead,
  type ElectionResult,
  findGeneralElectionDay,
  listElectionRows,
  sortElections,
} from "./places/elections.ts";
export { planMap } from "./places/maps-service.ts";
export { countParties, type PartyCount } from "./places/party-counts.ts";
export {
  type AgencyPanelId,
  countVacantSeats,
  describeVacancy,
  type DistrictPanelId,
  listAgencyPanels,
  listDistrictPanels,
  listStatePanels,
  type StatePanelId,
} from "./places/place-panels.ts";
export { groupCommitteesByChamber } from "./places/state-committees.ts";
export { describeStateKind, findChiefExecutive, listStateFacts, type StateFact } from "./places/state-facts.ts";
export {
  filterRoster,
  listStateRosters,
  type RosterColumn,
  type RosterPerson,
  sortRoster,
  type StateRoster,
  UNKNOWN_GOVERNOR,
} from "./places/state-rosters.ts";

export { formatAdditionalRole, listContactOffices } from "./profiles/additional-roles.ts";
export { buildEmailHref, buildPhoneHref, formatPhone } from "./profiles/contact-links.ts";
export {
  describeElectionRace,
  describeElectionStanding,
  type ElectionTone,
  listRacetrackerLinks,
} from "./profiles/election-status.ts";
export { describeFinanceSource, listFinanceFigures } from "./profiles/finance.ts";
export { chooseHeadshot, formatInitials } from "./profiles/headshot.ts";
export { listHierarchyChips } from "./profiles/hierarchy-chips.ts";
export { HISTORY_LINES_SHOWN } from "./profiles/history-summary.ts";
export { listHistoryRows } from "./profiles/history.ts";
export { listKeyFacts } from "./profiles/key-facts.ts";
export {
  describeRank,
  type LegislativePartId,
  listCaucusCategories,
  listLegislativeParts,
} from "./profiles/legislative.ts";
export { listLifeInBrief } from "./profiles/life-in-brief.ts";
export { describeModuleChip, listModuleChips } from "./profiles/module-chips.ts";
export {
  buildMapHref,
  findMainContact,
  formatAddressLines,
  formatOfficeTitle,
  type MainContact,
} from "./profiles/offices.ts";
export { describePanelsToggle, listInitiallyOpen, setPanel, toggleAllPanels } from "./profiles/open-panels.ts";
export {
  describeMissing,
  describeRating,
  formatPanelNote,
  listNarrativeVersions,
  listProfilePanels,
  PANEL_HTML,
  type ProfilePanel,
} from "./profiles/panels.ts";
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
export { decidePace, type ReadCounts, type Readings } from "./profiles/reading-pace.ts";
export { countRelatedProfiles, formatRelation, RELATED_PROFILES_MAX } from "./profiles/related-profiles.ts";
export { listSocialLinks, readHttpAddress, toSiteLink } from "./profiles/social-links.ts";
export {
  filterStaffers,
  hasFocusAreas,
  sortStaffers,
  type StafferColumn,
  STAFFERS_PER_PAGE,
  toStafferItem,
} from "./profiles/staffers.ts";
export { describeYears } from "./profiles/terms.ts";

export type { Briefcase, Folder } from "./records/briefcase.ts";
export {
  type FactOrder,
  type HierarchyChip,
  RECORD_TYPES,
  type RecordType,
  type SearchItem,
  type SearchOrder,
  type SearchPage,
  type SearchScope,
} from "./records/search-item.ts";
export { isSuddenLoss, LOSS_PERCENT_MAX, RECORD_LOSS_PERCENT_MAX } from "./records/sudden-loss.ts";

export { describeCounted, describeMembership, describeSince } from "./saved-searches/describe-saved.ts";
export {
  compareMembers,
  COUNTED_RESULTS_MAX,
  dropSeen,
  findMonday,
  formatSeen,
  type MembershipChanges,
} from "./saved-searches/membership.ts";
export { keepSaved, parseOpenedSaved } from "./saved-searches/opened-saved.ts";
export {
  planSavedSearch,
  SAVED_SEARCHES_MAX,
  SHARED_SEARCHES_MAX,
  suggestSearchName,
} from "./saved-searches/plan-saved-search.ts";
export { buildSavedHref, formatSavedText, isSavedChanged, listLostFilters } from "./saved-searches/saved-address.ts";
export type { SavedCount, SavedSearch, SavedSearchesApi } from "./saved-searches/saved-searches.port.ts";

export { explainMatch, listMissingWords, type MatchTexts } from "./search/explain-match.ts";
export { filterOptions } from "./search/filter-options.ts";
export {
  buildSearchHref,
  formatCriteria,
  formatSearchQuery,
  formatSuggestQuery,
  toCountsParams,
  toJobTitleParams,
  toRequestParams,
} from "./search/format-query.ts";
export { findSearchHint } from "./search/hint-text.ts";
export { findKeywordRoute, findSuggestionScope, isKeywordAutofocused, planKeywordBox } from "./search/keyword-box.ts";
export {
  FACT_WORDS,
  listMeanings,
  namesCommittee,
  readSubject,
  STOP_WORDS,
  type Subject,
  toPlainKeyword,
} from "./search/keyword-meanings.ts";
export { isBlank, type Keyword, parseKeyword, splitTypedWords } from "./search/keyword.ts";
export { isOffered, keepLookups, listOfferedLookups, listSortOptions, offerOptions } from "./search/offered-options.ts";
export { describeOption, findCount, listLeftOut, type OptionCounts, type SearchCounts } from "./search/option-count.ts";
export { writeParam } from "./search/param-values.ts";
export { isEmptyQuery, planSearch } from "./search/plan-search.ts";
export { listSyntaxProblems, type SyntaxProblem } from "./search/query-syntax.ts";
export { rankOptions } from "./search/rank-options.ts";
export { cleanSearchText, parseSearchQuery, readRequestParams } from "./search/read-query.ts";
export {
  addRecentSearch,
  formatRecentSearches,
  listRecentSearches,
  parseRecentSearches,
  type RecentSearch,
  type RecentSearchLine,
  removeRecentSearch,
  toRecentSearch,
} from "./search/recent-searches.ts";
export { chooseInitialView, countSkeletons, describeHiddenProfiles, hasPages } from "./search/results-section.ts";
export {
  findScope,
  listBrowseBy,
  listDirectories,
  SCOPES,
  SEARCH_SCOPES,
  UNIVERSAL_EXPORT_ENDPOINT,
} from "./search/scopes.ts";
export { listSearchChips, type SearchChip } from "./search/search-chips.ts";
export { type ExitSearch, listExitLinks, planContacts, planExits, planFormer } from "./search/search-exits.ts";
export { countSetFilters, opensFilters, planChipRemoval } from "./search/search-form.ts";
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
export { findNamedIn, findNamedValue } from "./search/search-lookups.ts";
export {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  FACT_ORDERS,
  JOB_CATEGORY_OPTIONS,
  listPageSizes,
  type Option,
  SEARCH_VIEWS,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "./search/search-options.ts";
export { listParams, type LookupParam, pickForScope, SEARCH_PARAMS, type SearchParam } from "./search/search-params.ts";
export {
  type BirthDateOperator,
  createDefaultQuery,
  isPersonalSearch,
  type Named,
  type SearchField,
  type SearchQuery,
  type SearchView,
  setField,
} from "./search/search-query.ts";
export type { SearchApi, Suggestion } from "./search/search.port.ts";
export { toSearchableText } from "./search/searchable-text.ts";
export type { SigParts } from "./search/sig-text.ts";
export {
  COMMITTEE_ACRONYMS,
  findReading,
  listAliases,
  STATE_ABBREVIATIONS,
  STATE_NAMES,
} from "./search/word-aliases.ts";
export { describeZipCode, readZipCode, type SearchPlaces, type Town, type ZipCode } from "./search/zip-code.ts";

export {
  type Access,
  ANONYMOUS,
  deriveAccess,
  formatAccess,
  hasPersonalFeatures,
  isOutsideSubscription,
  listOpenModules,
  parseAccess,
  SUBSCRIPTION_MODULES,
} from "./session/access.ts";
export type { Session, SessionAnswer, SessionApi } from "./session/session.port.ts";

export { KEY_SHEET, listPalette, type PaletteGroup, type PaletteLine } from "./shell/palette.ts";
export { buildAccountLink, formatUnread, listShellLinks, offersSearch, type ShellLink } from "./shell/shell-links.ts";
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
