import { buildRecordHref, type SearchScope } from "@rotunda/core";
import type { KeywordSuggestions } from "@rotunda/ui";
import { useEffect } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useReader } from "../react/use-session.ts";
import { useGo } from "../routing/use-go.ts";

/** The suggestions below a keyword box; choosing one opens its page. `suggest` is for each change of the text. */
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
      // A box that is typed in is active, whatever became of its focus.
      store.activate();
      store.ask(scope, keyword, hidesPaywalled);
    },
  };
}
