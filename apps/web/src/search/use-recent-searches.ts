import {
  addRecentSearch,
  formatRecentSearches,
  listRecentSearches,
  parseRecentSearches,
  type Access,
  type RecentSearch,
  removeRecentSearch,
  type SearchQuery,
  type SearchScope,
  type Session,
  toRecentSearch,
} from "@rotunda/core";
import type { SearchState } from "@rotunda/core/stores";
import type { RecentSearches } from "@rotunda/ui";
import { useEffect, useMemo } from "react";
import { writeStored, readStored, useStored } from "../browser/memory.ts";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";

const KEY = "searches";

/** Undefined for readers without an account. */
export function useRecentSearches(onRun: (scope: SearchScope, query: SearchQuery) => void): RecentSearches | undefined {
  const reader = useReader();
  const readerId = findReaderId(reader);
  const lookups = useConfig()?.lookups;
  const kept = useStored(KEY);
  const items = useMemo(
    () => (lookups ? listRecentSearches(parseRecentSearches(kept, readerId), lookups) : []),
    [kept, readerId, lookups],
  );
  const hidesPaywalled = reader?.session.hidePayWalledProfilesPreference ?? false;
  if (readerId === null) return undefined;
  return {
    items,
    onChoose: ({ scope, query }) => onRun(scope, { ...query, hidePayWalledProfiles: hidesPaywalled }),
    onForget: (search) => change(readerId, (searches) => removeRecentSearch(searches, search)),
    onClear: () => writeStored(KEY, null),
  };
}

/** Remembers a search of a reader with an account once its results have loaded. */
export function useRememberSearch(state: SearchState): void {
  const readerId = findReaderId(useReader());
  // Another page of the same search isn't a new search.
  const isShown = state.status === "done" || (state.status === "loading" && state.previous !== null);
  const shown = isShown ? toRecentSearch(state.scope, state.query) : null;
  const [scope, criteria] = [shown?.scope, shown?.criteria];
  useEffect(() => {
    if (readerId === null || scope === undefined || criteria === undefined) return;
    change(readerId, (searches) => addRecentSearch(searches, { scope, criteria }));
  }, [readerId, scope, criteria]);
}

/** Forgets the searches of a reader who is no longer logged in, here or on a page of the server. */
export function useForgetSearches(): void {
  const session = useService(token.SessionStore);
  useEffect(() => {
    // Not an effect of the state, because logging out reloads the page at once.
    const subscription = session.state$.subscribe((state) => {
      if (state.status === "known" && parseRecentSearches(readStored(KEY), findReaderId(state)).length === 0)
        writeStored(KEY, null);
    });
    return () => subscription.unsubscribe();
  }, [session]);
}

/** Null for readers known by address, who can't be distinguished. */
const findReaderId = (reader: { session: Session; access: Access } | null): number | null =>
  reader?.access.isWebUser ? reader.session.id : null;

/** Reads before it writes, because another tab may have added searches. */
function change(readerId: number, edit: (searches: readonly RecentSearch[]) => RecentSearch[]): void {
  const searches = edit(parseRecentSearches(readStored(KEY), readerId));
  writeStored(KEY, formatRecentSearches(readerId, searches));
}
