import { formatSearchQuery, parseSearchQuery, type Lookups, type SearchQuery, type SearchScope } from "@rotunda/core";
import { useState } from "react";
import { useKeepDraft, useKeptDraft } from "../session/use-kept-draft.ts";

/** What is being put together in the form. In two parts, because a letter typed is no matter of the filters. */
export interface SearchDraft {
  keyword: string;
  /** The keyword in it is the one that was searched for. */
  filters: SearchQuery;
}

/**
 * A new search in the address starts the draft anew; paging and sorting the same search leave it alone. It outlives a
 * session that runs out.
 */
export function useSearchDraft(
  { query, criteria }: { query: SearchQuery; criteria: string },
  { scope, lookups }: { scope: SearchScope; lookups: Lookups },
): [draft: SearchDraft, edit: (change: (draft: SearchDraft) => SearchDraft) => void] {
  const kept = useKeptDraft("search");
  const [draft, setDraft] = useState<SearchDraft>(() => {
    if (kept === null) return draftOf(query);
    const filters = parseSearchQuery(scope, kept, lookups);
    return { keyword: filters.keyword, filters: { ...filters, keyword: query.keyword } };
  });
  const [seen, setSeen] = useState(criteria);
  if (seen !== criteria) {
    setSeen(criteria);
    setDraft(draftOf(query));
  }
  const isUntouched = draft.filters === query && draft.keyword === query.keyword;
  useKeepDraft("search", isUntouched ? null : formatSearchQuery(scope, wantedBy(draft)));
  return [draft, setDraft];
}

export const draftOf = (query: SearchQuery): SearchDraft => ({ keyword: query.keyword, filters: query });

/** The search a draft asks for. */
export const wantedBy = ({ keyword, filters }: SearchDraft): SearchQuery => ({ ...filters, keyword });
