import { findSearchHint, type AppConfig, type SearchQuery, type SearchScope } from "@rotunda/core";
import { SearchBar } from "@rotunda/ui";
import { memo, type Ref } from "react";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useSingleKeys } from "../browser/memory.ts";
import { useSuggestions } from "./use-suggestions.ts";

const KEYWORD_TEXTS = {
  label: "Keyword",
  placeholder: "Enter a search keyword or select from advanced search filters",
} as const;

export interface KeywordBarProps {
  scope: SearchScope;
  config: AppConfig;
  keyword: string;
  onKeywordChange: (keyword: string) => void;
  onSearch: () => void;
  onClear: () => void;
  onRun: (scope: SearchScope, query: SearchQuery) => void;
  refusal: string;
  ref: Ref<HTMLInputElement>;
}

/** Suggestions don't rerender the screen. */
export const KeywordBar = memo(function KeywordBar({
  scope,
  config,
  onKeywordChange,
  onRun,
  ...rest
}: KeywordBarProps) {
  const { suggestions, suggest } = useSuggestions(scope);
  const recent = useRecentSearches(onRun);
  const [hasShortcut] = useSingleKeys();
  return (
    <SearchBar
      {...rest}
      {...KEYWORD_TEXTS}
      hint={findSearchHint(config.searchSuggestions[scope])}
      onKeywordChange={(keyword) => {
        onKeywordChange(keyword);
        suggest(keyword);
      }}
      suggestions={suggestions}
      recent={recent}
      hasShortcut={hasShortcut}
    />
  );
});
