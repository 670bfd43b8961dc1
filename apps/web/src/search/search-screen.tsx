import {
  buildSearchHref,
  createDefaultQuery,
  buildHref,
  isEmptyQuery,
  isKeywordAutofocused,
  keepSaved,
  opensFilters,
  planSearch,
  ROUTES,
  SCOPES,
  type AppConfig,
  type RouteDefinition,
  type SearchField,
  type SearchQuery,
  type SearchScope,
  formatCriteria,
  parseSearchQuery,
  SEARCH_PARAMS,
  type Lookups,
} from "@rotunda/core";
import { type FilterValue, SearchLayout } from "@rotunda/ui";
import { useEffect, useRef, useState, useCallback, useLayoutEffect, useMemo, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { focusElement } from "../routing/hash-target.ts";
import { useGo } from "../routing/use-go.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { KeywordBar } from "./keyword-bar.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchHead } from "./search-head.tsx";
import { SearchResults } from "./search-results.tsx";
import * as styles from "./search-screen.css.ts";
import { setFilter } from "./set-filter.ts";
import { toDraft, useSearchDraft, toSearchQuery } from "./use-search-draft.ts";

/** The search screen of all four tabs. The URL is the current search; the form is a draft of the next. */
export function SearchScreen({ visit }: ScreenProps) {
  const config = useConfig();
  const { scope }: RouteDefinition = ROUTES[visit.route];
  if (!config || !scope) return null;
  return <ScopedSearch scope={scope} search={visit.search} config={config} />;
}

function ScopedSearch({ scope, search, config }: { scope: SearchScope; search: string; config: AppConfig }) {
  const go = useGo();
  const store = useService(token.SearchStore);
  const window = useService(token.WindowWidth);
  const hidesPaywalled = useReader()?.session.hidePayWalledProfilesPreference ?? false;
  const { query, criteria } = useSearchQuery(scope, search, config.lookups);
  const [draft, edit] = useSearchDraft({ query, criteria }, { scope, lookups: config.lookups });
  // A refusal applies to the current search; another search clears it.
  const [refused, setRefused] = useState({ criteria, message: "" });
  const setRefusal = (message: string) => setRefused({ criteria, message });
  const isSearching = !isEmptyQuery(query);
  const [areFiltersOpen, setFiltersOpen] = useState(() => opensFilters(query, window.width()));
  const keywordBox = useRef<HTMLInputElement>(null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);

  const noteSubmitted = useResultsInView(resultsHeading, { criteria, page: query.page, isSearching });

  const opened = useRef(search);
  useEffect(() => {
    const isFocused = isKeywordAutofocused({ width: window.width(), search: opened.current });
    if (isFocused) keywordBox.current?.focus({ preventScroll: true });
  }, [window]);

  const changeKeyword = useEventCallback((keyword: string) => {
    setRefusal("");
    edit((before) => ({ ...before, keyword }));
  });

  const changeFilter = useEventCallback((field: SearchField, value: FilterValue) => {
    setRefusal("");
    edit((before) => ({
      ...before,
      filters: setFilter(before.filters, { field, value }, { scope, lookups: config.lookups }),
    }));
  });

  const show = useEventCallback((next: SearchQuery) => go(keepSaved(buildSearchHref(scope, next), search)));

  const run = (to: SearchScope, next: SearchQuery, from = "") => {
    setFiltersOpen(opensFilters(next, window.width()));
    noteSubmitted();
    go(keepSaved(buildSearchHref(to, next), from));
  };

  // Fills the form here, because the search may be the current one.
  const runRecent = useEventCallback((to: SearchScope, next: SearchQuery) => {
    setRefusal("");
    edit(() => toDraft(next));
    run(to, next);
  });

  const submit = useEventCallback(() => {
    const last = store.last();
    const lastQuery = isSearching && last?.scope === scope ? last.query : null;
    const plan = planSearch(toSearchQuery(draft), lastQuery, store.state$.value.status === "failed");
    setRefusal(plan.do === "refuse" ? plan.message : "");
    if (plan.do === "refuse") {
      keywordBox.current?.focus();
      return;
    }
    if (plan.do === "retry") {
      store.retry();
      return;
    }
    const hides = hidesPaywalled || plan.query.hidePayWalledProfiles;
    // An opened saved search stays open with other filters.
    run(scope, { ...plan.query, hidePayWalledProfiles: hides }, search);
  });

  const clear = useEventCallback(() => {
    setRefusal("");
    edit(() => toDraft(createDefaultQuery()));
    setFiltersOpen(true);
    go(buildHref(SCOPES[scope].routeName));
    keywordBox.current?.focus();
  });

  const filters = (
    <SearchFilters
      scope={scope}
      config={config}
      criteria={criteria}
      draft={draft.filters}
      isOpen={areFiltersOpen}
      onOpenChange={setFiltersOpen}
      onChange={changeFilter}
      onSearch={submit}
      onClear={clear}
    />
  );

  return (
    <>
      <SearchHead scope={scope} content={config.content} />
      <div className={styles.bar}>
        <KeywordBar
          ref={keywordBox}
          scope={scope}
          config={config}
          keyword={draft.keyword}
          onKeywordChange={changeKeyword}
          onSearch={submit}
          onClear={clear}
          onRun={runRecent}
          refusal={refused.criteria === criteria ? refused.message : ""}
        />
      </div>
      <SearchLayout filters={filters}>
        {isSearching ? (
          <SearchResults
            scope={scope}
            query={query}
            search={search}
            config={config}
            headingRef={resultsHeading}
            onShow={show}
            onClear={clear}
          />
        ) : null}
      </SearchLayout>
    </>
  );
}

/**
 * Returns a stable function that calls the latest `run`, so that typing a keyword doesn't rerender filters and results.
 * For event handlers only.
 */
export function useEventCallback<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run);
  useLayoutEffect(() => {
    latest.current = run;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}

/** Returns the search of a URL, and its criteria (without paging and sorting) as comparable text. */
function useSearchQuery(
  scope: SearchScope,
  search: string,
  lookups: Lookups,
): { query: SearchQuery; criteria: string } {
  return useMemo(() => {
    const query = parseSearchQuery(scope, search, lookups);
    return { query, criteria: formatCriteria(SEARCH_PARAMS, query) };
  }, [scope, search, lookups]);
}

/**
 * Scrolls to the results' heading and focuses it after a search or page change. Back, Forward, sorting and page size
 * keep the position. Call the returned function when a search is submitted.
 */
function useResultsInView(
  heading: RefObject<HTMLElement | null>,
  { criteria, page, isSearching }: { criteria: string; page: number; isSearching: boolean },
): () => void {
  const movement = useNavigationType();
  const shown = useRef({ criteria, page });
  const isSubmitted = useRef(false);

  useLayoutEffect(() => {
    const before = shown.current;
    const isNewSearch = before.criteria !== criteria && isSubmitted.current;
    const isNewPage = before.criteria === criteria && before.page !== page;
    shown.current = { criteria, page };
    if (before.criteria !== criteria) isSubmitted.current = false;
    if (!isSearching || movement === NavigationType.Pop || !(isNewSearch || isNewPage) || !heading.current) return;
    heading.current.scrollIntoView({ block: "start", behavior: "instant" });
    focusElement(heading.current);
  }, [criteria, page, isSearching, movement, heading]);

  return () => {
    isSubmitted.current = true;
  };
}
