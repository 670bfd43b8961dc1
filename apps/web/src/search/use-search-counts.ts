import type { SearchQuery, SearchScope } from "@rotunda/core";
import type { SearchCountsState } from "@rotunda/core/stores";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";

/** The results of each option of an open form. */
export function useSearchCounts(scope: SearchScope, query: SearchQuery, isOpen: boolean): SearchCountsState {
  const store = useService(token.SearchCountsStore);
  useEffect(() => {
    if (isOpen) store.show(scope, query);
  }, [store, scope, query, isOpen]);
  useEffect(() => () => store.hide(), [store]);
  return useBehavior(store.state$);
}
