import { buildHref, buildSearchHref, findKeywordRoute, planKeywordBox, findSuggestionScope } from "@rotunda/core";
import { SearchBar } from "@rotunda/ui";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useGo } from "../routing/use-go.ts";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useSingleKeys } from "../browser/lasting-memory.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface KeywordComboboxProps {
  placeholder?: string;
  hint?: string;
}

/** The keyword box with suggestions for pages that aren't a search, such as home. */
export function KeywordCombobox({ placeholder, hint }: KeywordComboboxProps) {
  const go = useGo();
  const { pathname } = useLocation();
  const [keyword, setKeyword] = useState(useSavedDraft("keyword") ?? "");
  useSaveDraft("keyword", keyword || null);
  const [refusal, setRefusal] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const { suggestions, suggest } = useSuggestions(findSuggestionScope(pathname));
  const recent = useRecentSearches((scope, query) => go(buildSearchHref(scope, query)));
  const [hasShortcut] = useSingleKeys();

  const route = findKeywordRoute(pathname);
  const search = () => {
    const plan = planKeywordBox(keyword, pathname);
    if (plan.do === "go") go(plan.href);
    if (plan.do !== "refuse") return;
    setRefusal(plan.message);
    box.current?.focus();
  };

  return (
    <SearchBar
      ref={box}
      placeholder={placeholder}
      hint={hint}
      keyword={keyword}
      onKeywordChange={(next) => {
        setRefusal("");
        setKeyword(next);
        suggest(next);
      }}
      suggestions={suggestions}
      recent={recent}
      hasShortcut={hasShortcut}
      refusal={refusal}
      onSearch={search}
      action={route ? buildHref(route) : undefined}
    />
  );
}
