import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchApi, Suggestion } from "./search.port.ts";
import { createTypeAhead, type TypeAhead, type TypeAheadState } from "./type-ahead.store.ts";

export type SuggestionsState = TypeAheadState<Suggestion>;

export interface SuggestionsStore extends Omit<TypeAhead<Suggestion>, "ask"> {
  ask(scope: SearchScope, keyword: string, hidePaywalled: boolean): void;
}

export function createSuggestionsStore({ api, log }: { api: SearchApi; log: Log }): SuggestionsStore {
  const list = createTypeAhead<Suggestion>({ log, failed: "Suggestions failed" });
  return {
    ...list,
    ask: (scope, keyword, hidePaywalled) =>
      list.ask(keyword, (text, signal) => api.suggest(scope, text, hidePaywalled, signal)),
  };
}
