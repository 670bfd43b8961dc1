import { describeCount } from "../kernel/text.ts";
import type { SearchExit } from "../records/search-item.ts";
import { buildSearchHref } from "./format-query.ts";
import { SCOPES } from "./scopes.ts";
import { createDefaultQuery, type SearchQuery } from "./search-query.ts";

/** Describes and links the searches that have results where this one has none (SRCH-34). */
export function listExits(query: SearchQuery, exits: readonly SearchExit[]): { text: string; href: string }[] {
  return exits.map(({ scope, includeFormer, totalHits }) => {
    const count = describeCount(totalHits, "result");
    if (includeFormer) {
      const former = { ...query, includeFormer, page: 1 };
      return { text: `${count} with former officeholders`, href: buildSearchHref(scope, former) };
    }
    const elsewhere = { ...createDefaultQuery(), keyword: query.keyword };
    return { text: `${count} in ${SCOPES[scope].label}`, href: buildSearchHref(scope, elsewhere) };
  });
}
