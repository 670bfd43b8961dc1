import {
  buildSearchHref,
  createDefaultQuery,
  buildHref,
  isEmptyQuery,
  isKeywordAutofocused,
  keepSavedSearch,
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
  type ContentKind,
  listBrowseBy,
  listDirectories,
  formatSearchQuery,
} from "@rotunda/core";
import { type FilterValue, SearchLayout, BrowseByLine, RouteTabs } from "@rotunda/ui";
import { useEffect, useRef, useState, useCallback, useLayoutEffect, useMemo, type RefObject, memo } from "react";
import { NavigationType, useNavigationType } from "react-router-dom";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";
import { PAGE_NAMES } from "../routing/find-page-name.ts";
import { focusElement } from "../routing/hash-target.ts";
import { useGo } from "../routing/links.ts";
import type { ScreenProps } from "../routing/guard-route.ts";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { KeywordBar } from "./keyword-bar.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchResults } from "./search-results.tsx";
import * as styles from "./search-screen.css.ts";
import { setFilter } from "./set-filter.ts";

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

  const show = useEventCallback((next: SearchQuery) => go(keepSavedSearch(buildSearchHref(scope, next), search)));

  const run = (to: SearchScope, next: SearchQuery, from = "") => {
    setFiltersOpen(opensFilters(next, window.width()));
    noteSubmitted();
    go(keepSavedSearch(buildSearchHref(to, next), from));
  };

  // Fills the form here, because the address doesn't change if the search is open already.
  const runRecent = useEventCallback((to: SearchScope, next: SearchQuery) => {
    setRefusal("");
    edit(() => toDraft(next));
    run(to, next);
  });

  const submit = useEventCallback(() => {
    const last = store.last();
    const lastQuery = isSearching && last?.scope === scope ? last.query : null;
    const { order, pageSize } = query;
    const next = { ...toSearchQuery(draft), order, pageSize };
    const plan = planSearch(next, lastQuery, store.state$.value.status === "failed");
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

/** Stable, so that typing a keyword doesn't rerender filters and results. For event handlers only. */
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

interface SearchHeadProps {
  scope: SearchScope;
  content: readonly ContentKind[];
}

const SearchHead = memo(function SearchHead({ scope, content }: SearchHeadProps) {
  return (
    <>
      <div className={styles.head}>
        {/* All four searches have the same heading. */}
        <PageHeading>{PAGE_NAMES.SearchUniversal}</PageHeading>
        <BrowseByLine links={listBrowseBy(scope, content)} />
      </div>
      <RouteTabs label="Directories" tabs={listTabs(scope, content)} />
    </>
  );
});

const listTabs = (current: SearchScope, content: readonly ContentKind[]) =>
  listDirectories(content, current).map((scope) => ({
    label: SCOPES[scope].label,
    href: buildHref(SCOPES[scope].routeName),
    isCurrent: scope === current,
  }));

/** The edited form. The keyword is separate, so that typing doesn't rerender the filters. */
interface SearchDraft {
  keyword: string;
  /** The draft has the keyword of the last search. */
  filters: SearchQuery;
}

/** A new search in the URL resets the draft; paging and sorting don't. The draft survives an expired session. */
function useSearchDraft(
  { query, criteria }: { query: SearchQuery; criteria: string },
  { scope, lookups }: { scope: SearchScope; lookups: Lookups },
): [draft: SearchDraft, edit: (change: (draft: SearchDraft) => SearchDraft) => void] {
  const saved = useSavedDraft("search");
  const [draft, setDraft] = useState<SearchDraft>(() => {
    if (saved === null) return toDraft(query);
    const filters = parseSearchQuery(scope, saved, lookups);
    return { keyword: filters.keyword, filters: { ...filters, keyword: query.keyword } };
  });
  const [lastCriteria, setLastCriteria] = useState(criteria);
  if (lastCriteria !== criteria) {
    setLastCriteria(criteria);
    setDraft(toDraft(query));
  }
  const isUntouched = draft.filters === query && draft.keyword === query.keyword;
  useSaveDraft("search", isUntouched ? null : formatSearchQuery(scope, toSearchQuery(draft)));
  return [draft, setDraft];
}

const toDraft = (query: SearchQuery): SearchDraft => ({ keyword: query.keyword, filters: query });

const toSearchQuery = ({ keyword, filters }: SearchDraft): SearchQuery => ({ ...filters, keyword });
