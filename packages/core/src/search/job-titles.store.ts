import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import type { SearchApi } from "./search.port.ts";
import { createTypeAhead, type TypeAhead, type TypeAheadState } from "./type-ahead.store.ts";

export type JobTitlesState = TypeAheadState<string>;

export interface JobTitlesStore extends Omit<TypeAhead<string>, "ask"> {
  ask(scope: SearchScope, text: string): void;
}

/** Creates the job title suggestions, with the rules of the keyword box (API-15). */
export function createJobTitlesStore({ api, log }: { api: SearchApi; log: Log }): JobTitlesStore {
  const list = createTypeAhead<string>({ log, failed: "Job title suggestions failed" });
  return { ...list, ask: (scope, typed) => list.ask(typed, (text, signal) => api.jobTitles(scope, text, signal)) };
}
