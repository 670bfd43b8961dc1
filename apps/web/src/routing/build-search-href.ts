import { formatSearchQuery, buildHref, SCOPES, type SearchQuery, type SearchScope } from "@rotunda/core";

/** The address of a search's results, base path included. */
export const buildSearchHref = (scope: SearchScope, query: SearchQuery): string =>
  buildHref(SCOPES[scope].routeName, {}, formatSearchQuery(scope, query));
