import {
  BREAKPOINTS,
  clearSearchForm,
  hrefTo,
  isEmptyQuery,
  isKeywordAutofocused,
  openSearchForm,
  planSearch,
  ROUTES,
  sameSearch,
  SCOPES,
  searchHint,
  type AppConfig,
  type RouteDefinition,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import { BrowseByLine, FilterPanels, RouteTabs, SearchBar, SearchLayout } from "@rotunda/ui";
import { useEffect, useRef, useState } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-known.ts";
import { PageHeading } from "../shell/page-heading.tsx";
import { PAGE_NAMES } from "../routing/page-name.ts";
import { searchHref } from "../routing/search-href.ts";
import { useGo } from "../routing/use-go.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { countAdvancedFilters, filterSections, looseFilters } from "./filter-sections.ts";
import { SearchResults } from "./search-results.tsx";
import * as styles from "./search-screen.css.ts";
import { setFilter } from "./set-filter.ts";
import { tabsOf } from "./tabs.ts";
import { useSuggestions } from "./use-suggestions.ts";
import { useJobTitles } from "./use-job-titles.ts";
import { useSearchDraft } from "./use-search-draft.ts";
import { useSearchQuery } from "./use-search-query.ts";
import { useResultsInView } from "./use-results-in-view.ts";

/** The search screen of all four tabs (spec 2). The address is the search; the form only drafts the next one. */
export function SearchScreen({ visit }: ScreenProps) {
  const config = useConfig();
  const { scope }: RouteDefinition = ROUTES[visit.route];
  if (!config || !scope) return null;
  return <ScopedSearch scope={scope} search={visit.search} config={config} />;
}

function ScopedSearch({ scope, search, config }: { scope: SearchScope; search: string; config: AppConfig }) {
  const go = useGo();
  const store = useService(token.SearchStore);
  const hidesPaywalled = useReader()?.session.hidePayWalledProfilesPreference ?? false;
  const { query, criteria } = useSearchQuery(scope, search, config.lookups);
  const [draft, setDraft] = useSearchDraft(query, criteria);
  const [refusal, setRefusal] = useState("");
  const isSearching = !isEmptyQuery(query);
  const [areFiltersOpen, setFiltersOpen] = useState(() => openSearchForm(query, window.innerWidth).isOpen);
  const [hasRoom] = useState(() => window.innerWidth >= BREAKPOINTS.md);
  const keywordBox = useRef<HTMLInputElement>(null);
  const resultsHeading = useRef<HTMLHeadingElement>(null);
  const { routeName, browseBy } = SCOPES[scope];

  const jobTitles = useJobTitles(scope);
  const { suggestions, suggest } = useSuggestions(scope);

  const noteSubmitted = useResultsInView(resultsHeading, { criteria, page: query.page, isSearching });

  const opened = useRef(search);
  useEffect(() => {
    const isFocused = isKeywordAutofocused({ width: window.innerWidth, search: opened.current });
    if (isFocused) keywordBox.current?.focus({ preventScroll: true });
  }, []);

  const edit = (next: SearchQuery) => {
    setRefusal("");
    setDraft(next);
  };

  const show = (next: SearchQuery) => go(searchHref(scope, next));

  const submit = () => {
    const last = store.last();
    const plan = planSearch(draft, isSearching && last?.scope === scope ? last.query : null);
    if (plan.do === "refuse") {
      setRefusal(plan.message);
      keywordBox.current?.focus();
      return;
    }
    setRefusal("");
    setFiltersOpen(openSearchForm(plan.query, window.innerWidth).isOpen);
    noteSubmitted();
    show({ ...plan.query, hidePayWalledProfiles: hidesPaywalled || plan.query.hidePayWalledProfiles });
  };

  const clear = () => {
    const form = clearSearchForm();
    edit(form.draft);
    setFiltersOpen(form.isOpen);
    go(hrefTo(routeName));
    keywordBox.current?.focus();
  };

  const filters = (
    <FilterPanels
      sections={filterSections(scope, draft, config.lookups)}
      loose={looseFilters(scope, draft, config.lookups)}
      setCount={countAdvancedFilters(scope, draft)}
      layout={isSearching ? "side" : "page"}
      opensSections={hasRoom}
      isOpen={areFiltersOpen}
      onOpenChange={setFiltersOpen}
      onChange={(field, value) => edit(setFilter(draft, { field, value }, { scope, lookups: config.lookups }))}
      suggestions={jobTitles}
      hasChanges={isSearching && !sameSearch({ ...draft, keyword: query.keyword }, query)}
      onSearch={submit}
      onClear={clear}
    />
  );

  return (
    <>
      <div className={styles.head}>
        {/* All four are headed alike. */}
        <PageHeading>{PAGE_NAMES.SearchUniversal}</PageHeading>
        <BrowseByLine links={browseBy.map(({ label, routeName: to }) => ({ label, href: hrefTo(to) }))} />
      </div>
      <RouteTabs label="Directories" tabs={tabsOf(scope)} />
      <div className={styles.bar}>
        <SearchBar
          ref={keywordBox}
          label="Keyword"
          hint={searchHint(config.searchSuggestions[scope])}
          keyword={draft.keyword}
          placeholder="Enter a search keyword or select from advanced search filters"
          onKeywordChange={(keyword) => {
            edit({ ...draft, keyword });
            suggest(keyword);
          }}
          suggestions={suggestions}
          onSearch={submit}
          onClear={clear}
          refusal={refusal}
        />
      </div>
      <SearchLayout filters={filters}>
        {isSearching ? (
          <SearchResults
            scope={scope}
            query={query}
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
