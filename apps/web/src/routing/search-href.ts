import { formatSearchQuery, hrefTo, SCOPES, type SearchQuery, type SearchScope } from "@rotunda/core";

/** Where a search is shown, base path included. */
export const searchHref = (scope: SearchScope, query: SearchQuery): string =>
  hrefTo(SCOPES[scope].routeName, {}, formatSearchQuery(scope, query));
