// analytics
/** @public Named only by the declarations of stories and test helpers. */
export type { AnalyticsEvent } from "./analytics/analytics.port.ts";
export type { Analytics } from "./analytics/analytics.port.ts";
export type { PageContent } from "./analytics/page-state.ts";

// briefcase
export { applyToggle, exceedsLimits } from "./briefcase/apply-toggle.ts";
export type { BriefcaseApi, ListToggle, ToggleCommand } from "./briefcase/briefcase.port.ts";
export { FOLDER_ORDERS, type FolderOrder } from "./briefcase/card-order.ts";
export {
  type CardSelection,
  describeSelectionMode,
  keepSelected,
  NO_SELECTION,
  selectAllCards,
  selectCard,
  selectionModeOf,
  switchSelecting,
} from "./briefcase/card-selection.ts";
export { canDeleteFolder, planFolderDeletion } from "./briefcase/folder-deletion.ts";
export { FOLDER_NAME_MAX, folderNameRule, FOLDERS_MAX, planFolderName } from "./briefcase/folder-name.ts";
export { folderCards, folderHref, folderPage } from "./briefcase/folder-page.ts";
export { type FolderChoice, folderChoices, openSelection, tickFolder } from "./briefcase/folder-selection.ts";
export { type FolderView, folderViewHref, parseFolderView } from "./briefcase/folder-view.ts";
export {
  BRIEFCASE_PAGE_SIZE,
  BRIEFCASE_REFRESH_MS,
  briefcaseItemId,
  DEFAULT_FOLDER_NAME,
  defaultFolder,
  describeItems,
  folderIndex,
  MAX_BRIEFCASE_PROFILES,
  MAX_FOLDER_ITEMS,
  nameOfItems,
  nounForItems,
  parseBriefcaseItemId,
} from "./briefcase/items.ts";
export { planToggle, type TogglePlan, type ToggleRequest } from "./briefcase/plan-toggle.ts";

// detail
export { detailCard, detailName, type DetailTarget, type FailureView, planDetail } from "./detail/detail.ts";
export type { ProfilesApi } from "./detail/profiles.port.ts";

// exports
export {
  EXPORT_WINDOW_DAYS,
  exportAllowance,
  type ExportRecord,
  exportWindowStart,
  MAX_EXPORTS_DEFAULT,
  nextExportRelease,
  planExport,
} from "./exports/allowance.ts";
export {
  canExportContacts,
  canExportRecord,
  contactExportEndpoint,
  DOWNLOAD_REST_MS,
  type ExportedRecord,
} from "./exports/contact-export.ts";
export { dossierButton, dossierNotes, type DossierStep, type OpenDossier } from "./exports/dossier-dialog.ts";
export {
  bulkDossierParams,
  type DossierParams,
  type DossierRequest,
  folderDossierParams,
  folderDossierUrl,
  readDossierParams,
  singleDossierUrl,
} from "./exports/dossier-params.ts";
export {
  type CheckedTarget,
  defaultDossierOptions,
  dossierFormats,
  dossierOrders,
  type DossierTarget,
  eligibleItems,
  type FolderTarget,
  knownCount,
} from "./exports/dossier-target.ts";
export {
  customLogoOption,
  describeDossierFormat,
  DOSSIER_FORMATS,
  DOSSIER_ORDERS,
  dossierFileName,
  type DossierFormat,
  type DossierOptions,
  type DossierOrder,
  isDossierFormat,
  isDossierOrder,
  usesCustomLogo,
} from "./exports/dossier.ts";
export type { DossiersApi, DownloadedFile } from "./exports/dossiers.port.ts";
export type { ContactExport, ExportsApi } from "./exports/exports.port.ts";
export { datedFileName } from "./exports/file-names.ts";
export {
  canDownloadDirectly,
  canMakeDossiers,
  DIRECT_DOWNLOAD_MAX,
  groupProfileBook,
  profileBookLabel,
  refuseDossier,
  refuseTarget,
} from "./exports/plan-dossier.ts";
export { profileDownloads } from "./exports/profile-downloads.ts";
export { type ResultsActionOffer, resultsActions } from "./exports/results-actions.ts";

// groups
export { type CommitteeSection, committeeSections } from "./groups/browse-committees.ts";
export { groupMassAdd } from "./groups/group-mass-add.ts";
export { type GroupPanelId, groupPanels } from "./groups/group-panels.ts";
export type { Group, GroupMember, GroupReference } from "./groups/group.ts";
export {
  allMembers,
  describeSide,
  filterMembers,
  isMemberFilterSet,
  memberCount,
  type MemberFilter,
  type MemberList,
  memberLists,
  type MemberOrder,
  memberOrders,
  NO_MEMBER_FILTER,
  partyChoices,
  sortMembers,
  stafferTables,
  subcommitteeCount,
} from "./groups/members.ts";

// home
export { bannerAt, bannerName } from "./home/banners.ts";
export { describeCoverage } from "./home/coverage.ts";
export { featuredDistrictLines, featuredStateLines, type PlaceLine } from "./home/featured-places.ts";
export {
  chooseFeatured,
  FEATURED_PROFILES,
  FEATURED_PROFILES_BESIDE_PLACE,
  FEATURED_REFRESH_MS,
  featuredLimit,
  featuredProfiles,
} from "./home/featured.ts";
export type { HomeApi } from "./home/home.port.ts";
/** @public Named only by the declarations of stories and test helpers. */
export type { FeaturedState } from "./home/homepage.ts";
export type { Banner, FeaturedPlace, Homepage, NoteworthyGroup } from "./home/homepage.ts";
export { inOrder } from "./home/noteworthy-groups.ts";

// kernel
export type { Behavior } from "./kernel/behavior.ts";
export { type Breakpoint, breakpointOf, BREAKPOINTS, MOBILE_THRESHOLD, widthOf } from "./kernel/breakpoints.ts";
export type { Browser } from "./kernel/browser.port.ts";
export { localIsoDay } from "./kernel/calendar.ts";
export type { Clock } from "./kernel/clock.ts";
export { pageRows, type SortDirection, sortRows, TABLE_PAGE_SIZE, TABLE_PAGE_SIZES } from "./kernel/data-table.ts";
export { formatDate } from "./kernel/dates.ts";
export { CallFailed, type Failure, failureOf } from "./kernel/failure.ts";
export { folded, holdsWords } from "./kernel/folded.ts";
export { hasText, plainText } from "./kernel/html-text.ts";
export type { Log } from "./kernel/log.port.ts";
export { PAGES_SHOWN, pageWindow } from "./kernel/pagination.ts";
export { describeCount, formatNumber, nounFor, truncate } from "./kernel/text.ts";

// logging
export { type EntryLevel, LOG_LEVELS, type LogThresholds, parseLogLevel } from "./logging/log-level.ts";
export type { LogOutput } from "./logging/reporter.port.ts";

// lookups
export { findLookup } from "./lookups/find-lookup.ts";
export type { ConfigApi } from "./lookups/lookups.port.ts";
export type {
  AppConfig,
  LookupItem,
  LookupListName,
  Lookups,
  SearchSuggestions,
  SelectItem,
  UnmatchedOptions,
} from "./lookups/lookups.ts";
export { indexOfPrefix, type MenuPrefix, typePrefix } from "./lookups/menu-prefix.ts";
export { firstItems, itemsAfterScroll, itemsToReach, menuHeight } from "./lookups/menu-window.ts";
export { toSelectItems } from "./lookups/select-items.ts";
export { pathTo, pressInTree, type TreeMark, treeSelection } from "./lookups/tree-selection.ts";

// navigation
export { decideVisit, redirectHref, type Situation } from "./navigation/guard.ts";
export { hrefTo, recordHref } from "./navigation/links.ts";
export { belowBase, matchRoute } from "./navigation/matching.ts";
export { BASE_PATH, type RouteDefinition, type RouteName, ROUTES } from "./navigation/routes.ts";
export { loginHref, mainSiteHref, nextAddress, safeNext } from "./navigation/safe-addresses.ts";
export { isRepeatVisit, SCROLL_OFFSET, scrollTarget } from "./navigation/scrolling.ts";
export { headerName, pageTitle } from "./navigation/titles.ts";

// notices
export { describeFailure } from "./notices/describe-failure.ts";
export { MESSAGES, PRODUCT_NAME } from "./notices/messages.ts";
export { errorNotice, NOTICE_TIMEOUTS, noticeAction, type NoticeAction, type ShownNotice } from "./notices/notice.ts";

// places
export {
  type AgencyPersonColumn,
  agencyPersonColumns,
  agencyRank,
  filterAgencyPeople,
  sortAgencyPeople,
} from "./places/agency-people.ts";
export type { Agency, AgencyPerson } from "./places/agency.ts";
export { type BrowsedState, browseStates, countTree, filterTree } from "./places/browse.ts";
export { CHAMBER_CODES, describeChamber, type MapKey, nameInState, stateInSentence } from "./places/chambers.ts";
export { type Chart, chartOf, describeChart, turningPoints, type Visualization } from "./places/charts.ts";
export { legDistrictIdOf } from "./places/district-id.ts";
export { type DistrictMap, districtMaps } from "./places/district-maps.ts";
export { describeDistrict } from "./places/district-number.ts";
export type { District } from "./places/district.ts";
export {
  describeElection,
  describeLead,
  type ElectionResult,
  electionRows,
  generalElectionDay,
  sortElections,
} from "./places/elections.ts";
export type { Geodata } from "./places/geodata.ts";
export { planMap } from "./places/maps-service.ts";
export { type PartyCount, partyCounts } from "./places/party-counts.ts";
export {
  type AgencyPanelId,
  agencyPanels,
  describeVacancy,
  type DistrictPanelId,
  districtPanels,
  type StatePanelId,
  statePanels,
  vacantSeats,
} from "./places/place-panels.ts";
export { committeesByChamber } from "./places/state-committees.ts";
export { chiefExecutive, describeStateKind, type StateFact, stateFacts } from "./places/state-facts.ts";
export {
  filterRoster,
  type RosterColumn,
  type RosterPerson,
  sortRoster,
  type StateRoster,
  stateRosters,
} from "./places/state-rosters.ts";
export type { Legislator, State } from "./places/state.ts";

// profiles
export { additionalRoleLine, contactOffices } from "./profiles/additional-roles.ts";
export { emailHref, formatPhone, phoneHref } from "./profiles/contact-links.ts";
export { electionRace, electionStanding, type ElectionTone, racetrackerLinks } from "./profiles/election-status.ts";
export { describeFinanceSource, financeFigures } from "./profiles/finance.ts";
export { shownHeadshot } from "./profiles/headshot.ts";
export { hierarchyChips } from "./profiles/hierarchy-chips.ts";
export { historyRows } from "./profiles/history.ts";
export { initialsOf } from "./profiles/initials.ts";
export { caucusCategories, type LegislativePartId, legislativeParts } from "./profiles/legislative.ts";
export { lifeInBrief } from "./profiles/life-in-brief.ts";
export { describeModuleChip, moduleChips } from "./profiles/module-chips.ts";
export { narrativeVersions } from "./profiles/narrative.ts";
export { addressLines, mainContact, type MainContact, officeTitle } from "./profiles/offices.ts";
export { describePanelsToggle, openAtFirst, setPanel, toggleAllPanels } from "./profiles/open-panels.ts";
export { PANEL_HTML, panelNote, type ProfilePanel, profilePanels } from "./profiles/panels.ts";
export { profileNotices } from "./profiles/profile-notices.ts";
/** @public Named only by the declarations of stories and test helpers. */
export type { AdditionalRole, Education, Election, Term } from "./profiles/profile.ts";
export type {
  CaucusCategory,
  FecData,
  Office,
  PersonProfile,
  ProfileCommittee,
  RelatedProfile,
  Staffer,
} from "./profiles/profile.ts";
export { describeRating } from "./profiles/ratings.ts";
export { RELATED_PROFILES_MAX, relatedProfileCount, relationLine } from "./profiles/related-profiles.ts";
export { httpAddress, siteLink, socialLinks } from "./profiles/social-links.ts";
export {
  filterStaffers,
  hasFocusAreas,
  sortStaffers,
  type StafferColumn,
  STAFFERS_PER_PAGE,
  toStafferItem,
} from "./profiles/staffers.ts";

// records
export type { Briefcase, Folder } from "./records/briefcase.ts";
export type {
  HierarchyChip,
  RecordType,
  SearchItem,
  SearchOrder,
  SearchPage,
  SearchScope,
} from "./records/search-item.ts";

// search
export { describeCardButton } from "./search/card.ts";
export { defaultSearchQuery, withField } from "./search/default-query.ts";
export { filterOptions } from "./search/filter-options.ts";
export {
  formatCriteria,
  formatSearchQuery,
  toJobTitleParams,
  toRequestParams,
  toSuggestParams,
} from "./search/format-query.ts";
export { searchHint } from "./search/hint-text.ts";
export { isKeywordAutofocused, planKeywordBox, suggestionScope } from "./search/keyword-box.ts";
export { isOffered, keepLookups, offeredLookups, offerOptions } from "./search/offered-options.ts";
export { writeParam } from "./search/param-values.ts";
export { isEmptyQuery, planSearch } from "./search/plan-search.ts";
export { cleanSearchText, parseSearchQuery, readRequestParams } from "./search/read-query.ts";
export { describeHiddenProfiles, hasPages, openingView, skeletonCount } from "./search/results-section.ts";
export { scopeOfDocType, SCOPES, SEARCH_SCOPES, UNIVERSAL_EXPORT_ENDPOINT } from "./search/scopes.ts";
export { type SearchChip, searchChips } from "./search/search-chips.ts";
export { clearSearchForm, countSetFilters, openSearchForm, planChipRemoval } from "./search/search-form.ts";
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
export { namedIn, namedValue } from "./search/search-lookups.ts";
/** @public Named only by the declarations of stories and test helpers. */
export type { Option } from "./search/search-options.ts";
export {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  JOB_CATEGORY_OPTIONS,
  pageSizeOptions,
  SEARCH_VIEWS,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "./search/search-options.ts";
export { inScope, type LookupParam, paramsOf, SEARCH_PARAMS, type SearchParam } from "./search/search-params.ts";
export type { BirthDateOperator, Named, SearchField, SearchQuery, SearchView } from "./search/search-query.ts";
export type { SearchApi, Suggestion } from "./search/search.port.ts";
export type { SigParts } from "./search/sig-text.ts";

// session
export {
  type Access,
  ANONYMOUS,
  deriveAccess,
  formatAccess,
  hasPersonalFeatures,
  isOutsideSubscription,
  openModules,
  parseAccess,
} from "./session/access.ts";
export type { SessionApi } from "./session/session.port.ts";
export type { Session, SessionAnswer } from "./session/session.ts";

// shell
export { LEGAL_LINKS, MAIN_SITE_LINKS, mainSiteSections, RESEARCH_LINK } from "./shell/main-site-sections.ts";
export { accountLink, offersSearch, type ShellLink, shellLinks } from "./shell/shell-links.ts";
export { copyrightLine, headerDate } from "./shell/shell-text.ts";

// startup
export { earlyCalls, firstRoute } from "./startup/early-calls.ts";
export { LOADING_TEXT_MS, LOGIN_WAIT_MS, SLOW_LOAD_MS } from "./startup/landing.ts";
