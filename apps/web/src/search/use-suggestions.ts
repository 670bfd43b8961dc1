import { buildRecordHref, type SearchScope } from "@rotunda/core";
import type { KeywordSuggestions } from "@rotunda/ui";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";
import { useGo } from "../routing/links.ts";

/** Choosing a suggestion opens its page. Call `suggest` on each change of the text. */
export function useSuggestions(scope: SearchScope): {
  suggestions: KeywordSuggestions;
  suggest: (keyword: string) => void;
} {
  const go = useGo();
  const store = useService(token.SuggestionsStore);
  const { items, isLoading } = useBehavior(store.state$);
  const hidesPaywalled = useReader()?.session.hidePayWalledProfilesPreference ?? false;
  useEffect(() => () => store.deactivate(), [store]);
  return {
    suggestions: {
      items,
      isLoading,
      onActiveChange: (isActive) => (isActive ? store.activate() : store.deactivate()),
      onChoose: (suggestion) => go(buildRecordHref(suggestion)),
    },
    suggest: (keyword) => {
      // Typing makes the box active, even without a focus event.
      store.activate();
      store.ask(scope, keyword, hidesPaywalled);
    },
  };
}
