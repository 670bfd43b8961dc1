import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Clock, Log } from "../kernel/platform.port.ts";
import { isFresh } from "../kernel/dates.ts";
import type { Failure } from "../kernel/failure.ts";
import { FEATURED_REFRESH_MS } from "./featured.ts";
import type { HomeApi, Homepage } from "./home.port.ts";

export interface HomeState {
  /** Null until the first response; a failed refresh keeps the old data. */
  homepage: Homepage | null;
  isLoading: boolean;
  lastUpdated: Date | null;
  /** Failure of the last refresh; only logged if there is data to show. */
  failure: Failure | null;
}

export interface HomeStore extends ReturnType<typeof createHomeStore> {}

const NOTHING: HomeState = { homepage: null, isLoading: false, lastUpdated: null, failure: null };

export function createHomeStore({ api, log, clock }: { api: HomeApi; log: Log; clock: Clock }) {
  const state$ = new BehaviorSubject<HomeState>(NOTHING);

  const patch = (changes: Partial<HomeState>) => state$.next({ ...state$.value, ...changes });

  // A forced refresh outdates the pending response.
  const { ask } = answerNewest<void, Homepage, Partial<HomeState>>(patch, {
    load: (_, signal) => api.homepage(signal),
    begin: () => ({ isLoading: true }),
    done: (homepage) => ({ homepage, isLoading: false, lastUpdated: clock(), failure: null }),
    problem: [log, "The homepage could not be refreshed"],
    fail: (failure) => ({ isLoading: false, failure }),
  });

  return {
    state$: asBehavior(state$),
    /** Skipped while one runs and within five minutes of the last, unless forced (HOME-07). */
    refresh: ({ force = false } = {}) => {
      const { isLoading, lastUpdated } = state$.value;
      if (!force && (isLoading || isFresh(lastUpdated, clock(), FEATURED_REFRESH_MS))) return;
      ask();
    },
  };
}
