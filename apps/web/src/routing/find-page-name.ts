import { useLayoutEffect } from "react";
import { findDetailTarget, nameDetail, type RouteName } from "@rotunda/core";
import type { DetailState } from "@rotunda/core/stores";
import type { Visit } from "./guard-route.ts";

export const PAGE_NAMES = {
  SearchUniversal: "Search",
  SearchCongressional: "Search",
  SearchFederal: "Search",
  SearchState: "Search",
  BrowseByState: "Browse by State",
  BrowseByAgency: "Browse by Federal Office",
  BrowseByGroup: "Browse by Caucus or Committee",
  SharedMembers: "Compare",
  Compare: "Compare",
  Changes: "What Changed",
  Inbox: "Inbox",
  Following: "Following",
  Briefcase: "Briefcase",
  BriefcaseFolder: "Briefcase",
  Faq: "FAQ",
} as const satisfies Partial<Record<RouteName, string>>;

/** Returns the page name for the header and the document title; empty until a record has loaded. */
export function findPageName(visit: Visit, state: DetailState): string {
  const names: Partial<Record<RouteName, string>> = PAGE_NAMES;
  const target = findDetailTarget(visit);
  if (target === null) return names[visit.route] ?? "";
  if (state.status !== "done" || state.target.kind !== target.kind || state.target.id !== target.id) return "";
  return nameDetail(state.detail);
}

const COPIES = ['meta[name="name"]', 'meta[property="og:title"]', 'meta[name="twitter:title"]'];

/** Sets the document title and the meta tags that repeat it. */
export function setPageHead(title: string): void {
  document.title = title;
  for (const selector of COPIES) document.querySelector(selector)?.setAttribute("content", title);
}

export function usePageHead(title: string): void {
  useLayoutEffect(() => setPageHead(title), [title]);
}
