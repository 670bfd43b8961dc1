import { buildHref, SCOPES, SEARCH_SCOPES, type SearchScope } from "@rotunda/core";

/** The four directories, each a route of its own. */
export const listTabs = (current: SearchScope): { label: string; href: string; isCurrent: boolean }[] =>
  SEARCH_SCOPES.map((scope) => ({
    label: SCOPES[scope].label,
    href: buildHref(SCOPES[scope].routeName),
    isCurrent: scope === current,
  }));
