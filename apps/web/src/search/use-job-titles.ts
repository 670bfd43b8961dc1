import type { SearchScope } from "@rotunda/core";
import type { TextSuggestions } from "@rotunda/ui";
import { useEffect, useMemo } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";

/** The job titles suggested below their filter. */
export function useJobTitles(scope: SearchScope): TextSuggestions {
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
