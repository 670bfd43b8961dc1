import { describeCount } from "../kernel/text.ts";
import { buildHref } from "../navigation/links.ts";
import type { SearchExit, SearchScope } from "../records/search-item.ts";
import { readTokens } from "./keyword.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { KNOW_WHO_TYPES_BY_SCOPE } from "./search-lookups.ts";
import { listSearchChips, removeChip } from "./search-chips.ts";
import { SCOPES, SEARCH_SCOPES } from "./scopes.ts";
import { createDefaultQuery, type SearchQuery } from "./search-query.ts";

/** A search that may have results where another has none. */
export interface ExitSearch {
  scope: SearchScope;
  query: SearchQuery;
  /** "7 results without “ok”" */
  describe: (totalHits: number) => string;
  /** If so, another spelling may be found. */
  mayGuess?: boolean;
}

/** Longer keywords are sentences; leaving out one word rarely helps. */
const WORDS_MAX = 6;

/**
 * Lists wider searches: without one filter or word, without quotation marks, in other directories, with former
 * officeholders (SRCH-34).
 */
export function planExits(scope: SearchScope, query: SearchQuery): ExitSearch[] {
  const withoutFilter = listSearchChips(scope, query)
    .filter(({ field }) => field !== "keyword" && field !== "includeFormer")
    .map(({ field, label, value }): ExitSearch => ({
      scope,
      query: removeChip(query, field),
      describe: (hits) => `${describeCount(hits, "result")} without ${label}: ${value}`,
    }));
  const tokens = readTokens(query.keyword);
  const words = tokens.length > WORDS_MAX || tokens.some(({ kind }) => kind === "or") ? [] : tokens;
  const withoutWord = words.map((word, at): ExitSearch => ({
    scope,
    query: {
      ...query,
      keyword: words
        .toSpliced(at, 1)
        .map(({ text }) => text)
        .join(" "),
      page: 1,
    },
    describe: (hits) => `${describeCount(hits, "result")} without “${removeQuotes(word.text)}”`,
  }));
  const hasPhrase = tokens.some(({ kind, words }) => kind === "phrase" && words.length > 1);
  const withoutQuotes: ExitSearch = {
    scope,
    query: {
      ...query,
      keyword: tokens.map(({ kind, text }) => (kind === "phrase" ? removeQuotes(text) : text)).join(" "),
      page: 1,
    },
    describe: (hits) => `${describeCount(hits, "result")} without quotation marks`,
    mayGuess: true,
  };
  const elsewhere = SEARCH_SCOPES.filter((other) => other !== scope).map((other): ExitSearch => ({
    scope: other,
    query: keepKeyword(query),
    describe: (hits) => `${describeCount(hits, "result")} in ${SCOPES[other].label}`,
  }));
  const withoutPart = [...withoutFilter, ...(hasPhrase ? [withoutQuotes] : []), ...withoutWord];
  return [...withoutPart, ...elsewhere, ...planFormer(scope, query)].filter(
    (exit) => !isEmptyQuery({ ...exit.query, includeFormer: false }),
  );
}

/** Plans a search with former officeholders (SRCH-34); if another spelling was found, it searches the typed one. */
export const planFormer = (scope: SearchScope, query: SearchQuery): ExitSearch[] =>
  query.includeFormer
    ? []
    : [
        {
          scope,
          query: { ...query, includeFormer: true, page: 1 },
          describe: (hits) => `${describeCount(hits, "result")} with former officeholders`,
          mayGuess: true,
        },
      ];

/** Lists searches for the contacts that a keyword of Universal Search also matches (SRCH-39). */
export function planContacts(query: SearchQuery): ExitSearch[] {
  if (query.keyword.trim() === "") return [];
  return (["federal", "congressional", "state"] as const).flatMap((scope) =>
    KNOW_WHO_TYPES_BY_SCOPE[scope].flatMap(({ id, name, contact }): ExitSearch[] => {
      // Universal Search contains the members themselves.
      if (contact === undefined) return [];
      // Everyone in the federal directory is an official.
      const type = scope === "federal" ? null : { id, name };
      return [{ scope, query: { ...keepKeyword(query), type }, describe: (hits) => describeCount(hits, contact) }];
    }),
  );
}

const removeQuotes = (text: string): string => text.replace(/["“”]/gu, "");

const keepKeyword = ({ keyword, hidePayWalledProfiles }: SearchQuery): SearchQuery => ({
  ...createDefaultQuery(),
  keyword,
  hidePayWalledProfiles,
});

export const listExitLinks = (exits: readonly SearchExit[]): { text: string; href: string }[] =>
  exits.map(({ text, scope, search }) => ({ text, href: buildHref(SCOPES[scope].routeName, {}, search) }));
