export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./primitives/button/button.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/checkbox/checkbox.tsx";
export { Chip, type ChipProps } from "./primitives/chip/chip.tsx";
export { Combobox, type ComboboxProps } from "./primitives/combobox/combobox.tsx";
export { ConfirmDialog, type ConfirmDialogProps } from "./primitives/confirm-dialog/confirm-dialog.tsx";
export { Count, type CountProps } from "./primitives/count/count.tsx";
export { DataTable, type DataColumn, type DataTableProps } from "./primitives/data-table/data-table.tsx";
export { Dialog, type DialogProps } from "./primitives/dialog/dialog.tsx";
export { Disclosure, type DisclosureProps } from "./primitives/disclosure/disclosure.tsx";
export { Drawer, type DrawerProps } from "./primitives/drawer/drawer.tsx";
export { EmptyState, type EmptyStateProps } from "./primitives/empty-state/empty-state.tsx";
export { Headshot, type HeadshotProps } from "./primitives/headshot/headshot.tsx";
export * from "./primitives/icon/icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/icon-button/icon-button.tsx";
export { createLazyPart, type LazyPart, type LazyPartOptions } from "./primitives/lazy-part/lazy-part.tsx";
export { LinkChip, type LinkChipProps } from "./primitives/link-chip/link-chip.tsx";
export { announce, LiveRegion, VisuallyHidden } from "./primitives/live-region/live-region.tsx";
export { MultiCombobox, type MultiComboboxProps } from "./primitives/multi-combobox/multi-combobox.tsx";
export { Note, type NoteProps } from "./primitives/note/note.tsx";
export {
  OperatorField,
  type OperatorFieldProps,
  type OperatorValue,
} from "./primitives/operator-field/operator-field.tsx";
export { Pagination, type PaginationProps } from "./primitives/pagination/pagination.tsx";
export { Panel, type PanelProps } from "./primitives/panel/panel.tsx";
export { PartyPill, type PartyPillProps } from "./primitives/party-pill/party-pill.tsx";
export { Progress, type ProgressProps } from "./primitives/progress/progress.tsx";
export { RadioGroup, type RadioGroupProps } from "./primitives/radio-group/radio-group.tsx";
export { RichText, type RichTextProps } from "./primitives/rich-text/rich-text.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/select/select.tsx";
export { Skeleton, type SkeletonProps } from "./primitives/skeleton/skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./primitives/skip-link/skip-link.tsx";
export { Snackbar, type SnackbarMessage, type SnackbarProps } from "./primitives/snackbar/snackbar.tsx";
export { Spinner } from "./primitives/spinner/spinner.tsx";
export { type ElectionStatus, StatusPill } from "./primitives/status-pill/status-pill.tsx";
export { Tag, type TagProps } from "./primitives/tag/tag.tsx";
export { TextField, type TextFieldProps } from "./primitives/text-field/text-field.tsx";
export { TextButton, type TextButtonProps, TextLink, type TextLinkProps } from "./primitives/text-link/text-link.tsx";
export { ThemeToggle, type ThemeToggleProps } from "./primitives/theme-toggle/theme-toggle.tsx";
export { ToggleGroup, type ToggleGroupProps } from "./primitives/toggle-group/toggle-group.tsx";
export { Tree, type TreeNode, type TreeProps } from "./primitives/tree/tree.tsx";
export { Tooltip, type TooltipProps } from "./primitives/tooltip/tooltip.tsx";
export { TreeSelect, type TreeSelectProps } from "./primitives/tree-select/tree-select.tsx";

export { AddFolderDialog, type AddFolderDialogProps } from "./briefcase/add-folder-dialog.tsx";
export { BriefcaseLayout, type BriefcaseLayoutProps } from "./briefcase/briefcase-layout.tsx";
export { FolderContents, type FolderContentsProps } from "./briefcase/folder-contents.tsx";
export { FolderEmpty } from "./briefcase/folder-empty.tsx";
export { FolderHeader, type FolderHeaderProps } from "./briefcase/folder-header.tsx";
export { FolderList, type FolderListProps } from "./briefcase/folder-list.tsx";
export { FolderTools, type FolderToolsProps } from "./briefcase/folder-tools.tsx";
export type { FolderMaker } from "./briefcase/inline-add-folder.tsx";
export { MassAddDialog, type MassAddDialogProps } from "./briefcase/mass-add-dialog.tsx";
export { MoveDialog, type MoveDialogProps } from "./briefcase/move-dialog.tsx";
export { RemovedNote, type RemovedNoteProps } from "./briefcase/removed-note.tsx";
export { SelectionBar, type SelectionBarProps } from "./briefcase/selection-bar.tsx";
export { CustomLogo, type CustomLogoProps } from "./exports/custom-logo.tsx";
export { ExportButton, type ExportButtonProps } from "./exports/export-button.tsx";
export { DownloadDialog, type DownloadDialogProps } from "./exports/download-dialog.tsx";
export {
  CommitteeIndex,
  type CommitteeIndexProps,
  GroupIndex,
  type GroupIndexProps,
} from "./groups/committee-index.tsx";
export { type GroupBook, GroupBookButton, type GroupBookButtonProps } from "./groups/group-book-button.tsx";
export { GroupIdentity, type GroupIdentityProps } from "./groups/group-identity.tsx";
export { GroupMembers, type GroupMembersProps } from "./groups/group-members.tsx";
export { GroupPanels, type GroupPanelsProps } from "./groups/group-panels.tsx";
export { GroupSkeleton } from "./groups/group-skeleton.tsx";
export { MemberFilter, type MemberFilterProps } from "./groups/member-filter.tsx";
export { MemberList, type MemberListProps, type MemberStar } from "./groups/member-list.tsx";
export { SubcommitteeList, type SubcommitteeListProps } from "./groups/subcommittee-list.tsx";
export { AgencyIdentity, type AgencyIdentityProps } from "./places/agency-identity.tsx";
export { AgencyPanels, type AgencyPanelsProps } from "./places/agency-panels.tsx";
export { BrowseFilter, type BrowseFilterProps } from "./places/browse-filter.tsx";
export { DistrictIdentity, type DistrictIdentityProps } from "./places/district-identity.tsx";
export { DistrictPanels, type DistrictPanelsProps } from "./places/district-panels.tsx";
export { LocationMap, type LocationMapProps } from "./places/location-map.tsx";
export { PlaceMap, type PlaceMapProps } from "./places/place-map.tsx";
export { PlaceActions, type PlaceActionsProps, type PlaceLink, PlaceLinks } from "./places/place-side.tsx";
export { ServiceMap, type ServiceMapProps } from "./places/service-map.tsx";
export { StateHead, type StateHeadProps } from "./places/state-head.tsx";
export { buildStateHref, StateIndex, type StateIndexProps } from "./places/state-index.tsx";
export { StatePanels, type StatePanelsProps } from "./places/state-panels.tsx";
export { StateSkeleton } from "./places/state-skeleton.tsx";
export { StatesMap, type StatesMapProps } from "./places/states-map.tsx";
export { type BriefcaseControl, CardBriefcase } from "./profiles/card-briefcase.tsx";
export { Copyable, type CopyableProps } from "./profiles/copyable.tsx";
export { HierarchyChips, type HierarchyChipsProps } from "./profiles/hierarchy-chips.tsx";
export { KeyFacts, type KeyFactsProps } from "./profiles/key-facts.tsx";
export { LifeInBrief, type LifeInBriefProps } from "./profiles/life-in-brief.tsx";
export { ModuleChips, type ModuleChipsProps } from "./profiles/module-chips.tsx";
export { OnThisPage, type OnThisPageProps } from "./profiles/on-this-page.tsx";
export { NoInformation } from "./profiles/panels/text-panel.tsx";
export { StaffersTable, type StaffersTableProps } from "./profiles/panels/staffers-table.tsx";
export { TextPanel, type TextPanelProps } from "./profiles/panels/text-panel.tsx";
export { ProfileCard, type ProfileCardProps } from "./profiles/profile-card.tsx";
export { type ProfileFile, ProfileIdentity, type ProfileIdentityProps } from "./profiles/profile-identity.tsx";
export { ProfileLayout, type ProfileLayoutProps, ScreenProvider } from "./profiles/profile-layout.tsx";
export { ProfilePanels, type ProfilePanelsProps } from "./profiles/profile-panels.tsx";
export { ProfileSkeleton } from "./profiles/profile-skeleton.tsx";
export { QuickSummaryDialog, type QuickSummaryDialogProps } from "./profiles/quick-summary-dialog.tsx";
export { type CardSelection, SelectButton } from "./profiles/select-button.tsx";
export { SideBlock, type SideBlockProps } from "./profiles/side-block.tsx";
export { StarButton, type StarButtonProps } from "./profiles/star-button.tsx";
export { EmptyResults, type EmptyResultsProps } from "./search/empty-results.tsx";
export { FilterChips, type FilterChipsProps } from "./search/filter-chips.tsx";
export type { FilterDescriptor, FilterSection, FilterValue, TextSuggestions } from "./search/filter-descriptors.ts";
export { FilterPanels, type FilterPanelsProps } from "./search/filter-panels.tsx";
export {
  KeywordField,
  type KeywordFieldProps,
  type KeywordSuggestions,
  type RecentSearches,
} from "./search/keyword-field.tsx";
export { ReadAs } from "./search/read-as.tsx";
export { AlsoContacts, type AlsoContactsProps } from "./search/also-contacts.tsx";
export { NearSpelling, type NearSpellingProps } from "./search/near-spelling.tsx";
export { type ResultsAction, ResultsActions, type ResultsActionsProps } from "./search/results-actions.tsx";
export { ResultsFooter, type ResultsFooterProps } from "./search/results-footer.tsx";
export { ResultsHeader, type ResultsHeaderProps } from "./search/results-header.tsx";
export { ResultsList, type ResultsListProps } from "./search/results-list.tsx";
export { ResultsSkeleton, type ResultsSkeletonProps } from "./search/results-skeleton.tsx";
export { SearchBar, type SearchBarProps } from "./search/search-bar.tsx";
export { SearchLayout, type SearchLayoutProps } from "./search/search-layout.tsx";
export { TownList, ZipCodePanel } from "./search/lazy-controls.tsx";
export { FeaturedPlace, type FeaturedPlaceProps } from "./home/featured-place.tsx";
export { FeaturedProfiles, type FeaturedProfilesProps } from "./home/featured-profiles.tsx";
export { HomeBanner, type HomeBannerProps } from "./home/home-banner.tsx";
export { HomeLayout, type HomeLayoutProps } from "./home/home-layout.tsx";
export { HomeSkeleton } from "./home/home-skeleton.tsx";
export { NoteworthyGroups, type NoteworthyGroupsProps } from "./home/noteworthy-groups.tsx";
export { RecentProfiles, type RecentProfilesProps } from "./home/recent-profiles.tsx";
export { LoadingView, type LoadingViewProps } from "./notices/loading-view.tsx";
export { LoginRedirectView, type LoginRedirectViewProps } from "./notices/login-redirect-view.tsx";
export { NotFoundView, type NotFoundViewProps } from "./notices/not-found-view.tsx";
export { FailureNotice, type FailureNoticeProps } from "./notices/failure-notice.tsx";
export { PaywallView, type PaywallViewProps } from "./notices/paywall-view.tsx";
export { OfflineBar, SampleDataMark } from "./notices/offline-bar.tsx";
export { ServerErrorView, type ServerErrorViewProps } from "./notices/server-error-view.tsx";
export { WelcomeView, type WelcomeViewProps } from "./notices/welcome-view.tsx";
export { BusyLine } from "./shell/busy-line.tsx";
export { BrowseByLine, type BrowseByLineProps } from "./shell/browse-by-line.tsx";
export { Footer, type FooterProps } from "./shell/footer.tsx";
export { Header, type HeaderLink, type HeaderProps } from "./shell/header.tsx";
export { MainSiteLink, type MainSiteLinkProps } from "./shell/main-site-link.tsx";
export { RouteTabs, type RouteTabsProps } from "./shell/route-tabs.tsx";
export { UtilityStrip, type UtilityStripProps } from "./shell/utility-strip.tsx";
