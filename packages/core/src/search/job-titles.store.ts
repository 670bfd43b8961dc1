import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchApi } from "./search.port.ts";
import { createTypeAhead } from "./type-ahead.store.ts";

export interface JobTitlesStore extends ReturnType<typeof createJobTitlesStore> {}

/** Creates the job title suggestions, with the rules of the keyword box (API-15). */
export function createJobTitlesStore({ api, log }: { api: SearchApi; log: Log }) {
  const list = createTypeAhead<string>({ log, failed: "Job title suggestions failed" });
  return {
    ...list,
    ask: (scope: SearchScope, typed: string) => list.ask(typed, (text, signal) => api.jobTitles(scope, text, signal)),
  };
}
