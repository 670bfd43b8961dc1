import { BehaviorSubject, EMPTY, Subject, catchError, switchMap, tap } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Clock, Log } from "../kernel/platform.port.ts";
import { isFresh } from "../kernel/dates.ts";
import { toFailure, type Failure } from "../kernel/failure.ts";
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
  const asked$ = new Subject<void>();

  const patch = (changes: Partial<HomeState>) => state$.next({ ...state$.value, ...changes });

  // switchMap: a forced refresh outdates the pending response.
  asked$
    .pipe(
      switchMap(() =>
        observeCall((signal) => api.homepage(signal)).pipe(
          tap((homepage) => patch({ homepage, isLoading: false, lastUpdated: clock(), failure: null })),
          catchError((error: unknown) => {
            log.error("The homepage could not be refreshed", error);
            patch({ isLoading: false, failure: toFailure(error) });
            return EMPTY;
          }),
        ),
      ),
    )
    .subscribe();

  return {
    state$: asBehavior(state$),
    /** Skipped while one runs and within five minutes of the last, unless forced (HOME-07). */
    refresh: ({ force = false } = {}) => {
      const { isLoading, lastUpdated } = state$.value;
      if (!force && (isLoading || isFresh(lastUpdated, clock(), FEATURED_REFRESH_MS))) return;
      patch({ isLoading: true });
      asked$.next();
    },
  };
}
