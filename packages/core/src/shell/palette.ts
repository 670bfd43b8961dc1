import { containsWords } from "../kernel/text.ts";
import { buildHref, buildRecordHref } from "../navigation/links.ts";
import { ROUTES, type RouteName } from "../navigation/routes.ts";
import { buildSearchHref } from "../search/format-query.ts";
import type { RecentSearchLine } from "../search/recent-searches.ts";
import { SCOPES, SEARCH_SCOPES } from "../search/scopes.ts";
import { createDefaultQuery } from "../search/search-query.ts";
import type { Suggestion } from "../search/search.port.ts";
import { hasPersonalFeatures, type Access } from "../session/access.ts";
import { LIST_KEYS } from "./shell-text.ts";

/** A line of the command palette. It leads to an address, or runs the page's action of this number. */
export type PaletteLine = { key: string; label: string; detail: string; record?: Suggestion } & (
  | { href: string }
  | { action: number }
);

export interface PaletteGroup {
  title: string;
  lines: PaletteLine[];
}

interface PaletteContent {
  /** As typed. */
  text: string;
  records: readonly Suggestion[];
  recent: readonly RecentSearchLine[];
  actions: readonly string[];
  access: Access;
}

const RECENT_SHOWN = 3;

const PAGES: readonly [RouteName, string][] = [
  ["Home", "Home"],
  ...SEARCH_SCOPES.map((scope): [RouteName, string] => [
    SCOPES[scope].routeName,
    scope === "universal" ? SCOPES[scope].label : `${SCOPES[scope].label} Search`,
  ]),
  ["Briefcase", "Briefcase"],
  ["Inbox", "Inbox"],
  ["Following", "Following"],
  ["Changes", "What Changed"],
  ["Compare", "Compare people"],
  ["SharedMembers", "Who sits on both?"],
  ["BrowseByState", "Browse by state or legislative district"],
  ["BrowseByAgency", "Browse by federal office"],
  ["BrowseByGroup", "Browse by caucus or committee"],
  ["Faq", "FAQ"],
];

/**
 * Lists the lines of the command palette for a text, in groups: records, matching actions of the page, matching pages,
 * and always a search for the text. Without a text, recent searches and all actions and pages (SHELL-18).
 */
export function listPalette({ text, records, recent, actions, access }: PaletteContent): PaletteGroup[] {
  const typed = text.trim();
  const matches = ({ label }: { label: string }) => containsWords(label, typed);
  const groups: PaletteGroup[] = [
    { title: "Recent searches", lines: typed === "" ? recent.slice(0, RECENT_SHOWN).map(toRecentLine) : [] },
    { title: "People and records", lines: typed === "" ? [] : records.map(toRecordLine) },
    {
      title: "On this page",
      lines: actions.map((label, action) => ({ key: `action ${action}`, label, detail: "", action })).filter(matches),
    },
    { title: "Go to", lines: listPages(access).filter(matches) },
    { title: "Search", lines: typed === "" ? [] : [toSearchLine(typed)] },
  ];
  return groups.filter(({ lines }) => lines.length > 0);
}

const toRecentLine = ({ scope, criteria, query, text, directory }: RecentSearchLine): PaletteLine => ({
  key: `recent ${scope}?${criteria}`,
  label: text,
  detail: directory,
  href: buildSearchHref(scope, query),
});

const toRecordLine = (record: Suggestion): PaletteLine => ({
  key: `${record.recordType} ${record.id}`,
  label: record.preferredNameDisplay,
  detail: record.positionSummary,
  record,
  href: buildRecordHref(record),
});

const toSearchLine = (typed: string): PaletteLine => ({
  key: "search",
  label: `Search for “${typed}”`,
  detail: SCOPES.universal.label,
  href: buildSearchHref("universal", { ...createDefaultQuery(), keyword: typed }),
});

const listPages = (access: Access): PaletteLine[] =>
  PAGES.filter(([route]) => ROUTES[route].visibility !== "web-user" || hasPersonalFeatures(access)).map(
    ([route, label]) => ({ key: route, label, detail: "", href: buildHref(route) }),
  );

/** The list of keyboard shortcuts, by place (SHELL-19). */
export const KEYBOARD_SHORTCUTS: readonly { place: string; keys: readonly [label: string, ...keys: string[]][] }[] = [
  {
    place: "Anywhere",
    keys: [
      ["Go to a person, page or action", "Ctrl", "K"],
      ["This list", "?"],
    ],
  },
  { place: "On the homepage and in search", keys: [["Keyword box", "/"]] },
  {
    place: "In a list",
    keys: [
      ["Next, previous", LIST_KEYS.next, LIST_KEYS.previous],
      ["Open", "Enter"],
      ["Select", LIST_KEYS.select],
      ["Briefcase star", LIST_KEYS.star],
    ],
  },
];
