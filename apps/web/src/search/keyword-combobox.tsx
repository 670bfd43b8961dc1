import {
  buildHref,
  buildSearchHref,
  type ContentKind,
  findKeywordRoute,
  findSuggestionScope,
  listBrowseBy,
  planKeywordBox,
} from "@rotunda/core";
import { BrowseByLine, SearchBar } from "@rotunda/ui";
import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useGo } from "../routing/links.ts";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useSingleKeys } from "../browser/memory.ts";
import { useSuggestions } from "./use-suggestions.ts";

export interface KeywordComboboxProps {
  content: readonly ContentKind[];
  placeholder?: string;
}

/** For pages that aren't a search, such as home. */
export function KeywordCombobox({ content, placeholder }: KeywordComboboxProps) {
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
    <>
      <SearchBar
        ref={box}
        placeholder={placeholder}
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
      <BrowseByLine links={listBrowseBy("universal", content)} />
    </>
  );
}
