import type { SearchQuery } from "@rotunda/core";
import { useState } from "react";

/**
 * What is being put together in the form. A new search in the address starts it anew; paging and sorting the same
 * search leave it alone.
 */
export function useSearchDraft(
  query: SearchQuery,
  criteria: string,
): [draft: SearchQuery, setDraft: (draft: SearchQuery) => void] {
  const [draft, setDraft] = useState(query);
  const [seen, setSeen] = useState(criteria);
  if (seen !== criteria) {
    setSeen(criteria);
    setDraft(query);
  }
  return [draft, setDraft];
}
