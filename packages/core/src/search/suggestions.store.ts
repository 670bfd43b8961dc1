import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchApi, Suggestion } from "./search.port.ts";
import { createTypeAhead } from "./type-ahead.store.ts";

export interface SuggestionsStore extends ReturnType<typeof createSuggestionsStore> {}

export function createSuggestionsStore({ api, log }: { api: SearchApi; log: Log }) {
  const list = createTypeAhead<Suggestion>({ log, failed: "Suggestions failed" });
  return {
    ...list,
    ask: (scope: SearchScope, keyword: string, hidePaywalled: boolean) =>
      list.ask(keyword, (text, signal) => api.suggest(scope, text, hidePaywalled, signal)),
  };
}
