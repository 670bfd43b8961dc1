import {
  BREAKPOINTS,
  formatCriteria,
  SEARCH_PARAMS,
  type AppConfig,
  type SearchField,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { SearchCountsState } from "@rotunda/core/stores";
import { FilterPanels, type FilterValue, type TextSuggestions } from "@rotunda/ui";
import { memo, useMemo, useState, useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useService, useBehavior } from "../react/services.tsx";
import { countAdvancedFilters, listOtherFilters, createFilterSections } from "./filter-sections.ts";

export interface SearchFiltersProps {
  scope: SearchScope;
  config: AppConfig;
  /** The results' query as comparable text; empty before the first search. */
  criteria: string;
  draft: SearchQuery;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChange: (field: SearchField, value: FilterValue) => void;
  onSearch: () => void;
  onClear: () => void;
}

export const SearchFilters = memo(function SearchFilters({
  scope,
  config: { lookups, unmatchedOptions },
  criteria,
  draft,
  ...rest
}: SearchFiltersProps) {
  const window = useService(token.WindowWidth);
  const [hasRoom] = useState(() => window.width() >= BREAKPOINTS.md);
  const [describeSections] = useState(createFilterSections);
  const { counts, isCounting } = useSearchCounts(scope, draft, rest.isOpen);
  const jobTitles = useJobTitles(scope);
  const { sections, loose, setCount } = useMemo(
    () => ({
      sections: describeSections(scope, draft, lookups, { unmatched: unmatchedOptions, counts }),
      loose: listOtherFilters(scope, draft, lookups, { unmatched: unmatchedOptions, counts }),
      setCount: countAdvancedFilters(scope, draft),
    }),
    [describeSections, scope, draft, lookups, unmatchedOptions, counts],
  );
  return (
    <FilterPanels
      {...rest}
      sections={sections}
      loose={loose}
      setCount={setCount}
      layout={criteria === "" ? "page" : "side"}
      opensSections={hasRoom}
      isCounting={isCounting}
      suggestions={jobTitles}
      hasChanges={criteria !== "" && formatCriteria(SEARCH_PARAMS, draft) !== criteria}
    />
  );
});

function useSearchCounts(scope: SearchScope, query: SearchQuery, isOpen: boolean): SearchCountsState {
  const store = useService(token.SearchCountsStore);
  useEffect(() => {
    if (isOpen) store.show(scope, query);
  }, [store, scope, query, isOpen]);
  useEffect(() => () => store.hide(), [store]);
  return useBehavior(store.state$);
}

function useJobTitles(scope: SearchScope): TextSuggestions {
  const store = useService(token.JobTitlesStore);
  const { items, isLoading } = useBehavior(store.state$);
  useEffect(() => () => store.deactivate(), [store]);
  return useMemo(
    () => ({
      items,
      isLoading,
      onActiveChange: (isActive) => (isActive ? store.activate() : store.deactivate()),
      onType: (text) => {
        store.activate();
        store.ask(scope, text);
      },
    }),
    [items, isLoading, store, scope],
  );
}
