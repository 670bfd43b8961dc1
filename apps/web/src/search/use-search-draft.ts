import { formatSearchQuery, parseSearchQuery, type Lookups, type SearchQuery, type SearchScope } from "@rotunda/core";
import { useState } from "react";
import { useSaveDraft, useSavedDraft } from "../session/use-saved-draft.ts";

/** The edited form. The keyword is separate, so that typing doesn't rerender the filters. */
export interface SearchDraft {
  keyword: string;
  /** Its keyword is the one of the last search. */
  filters: SearchQuery;
}

/** A new search in the URL resets the draft; paging and sorting don't. The draft survives an expired session. */
export function useSearchDraft(
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

export const toDraft = (query: SearchQuery): SearchDraft => ({ keyword: query.keyword, filters: query });

export const toSearchQuery = ({ keyword, filters }: SearchDraft): SearchQuery => ({ ...filters, keyword });
