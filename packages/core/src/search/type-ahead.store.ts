import { BehaviorSubject, catchError, concat, map, type Observable, of, Subject, switchMap, timer } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { planSuggestions } from "./keyword-box.ts";
import type { SearchApi, Suggestion } from "./search.port.ts";

export interface TypeAheadState<T> {
  items: T[];
  isLoading: boolean;
  keyword: string;
}

/** Creates the suggestion list of an input; `failed` is the log message. */
function createTypeAhead<T>({ log, failed }: { log: Log; failed: string }) {
  const quiet = (keyword: string): TypeAheadState<T> => ({ items: [], isLoading: false, keyword });
  const state$ = new BehaviorSubject(quiet(""));
  const answers$ = new Subject<Observable<TypeAheadState<T>>>();
  let isActive = false;

  const answer = (
    keyword: string,
    load: (text: string, signal: AbortSignal) => Promise<T[]>,
  ): Observable<TypeAheadState<T>> => {
    const plan = planSuggestions(keyword, isActive);
    if (plan.do === "clear") return of(quiet(keyword));
    // Keep the previous items until the new ones arrive.
    const { items } = state$.value;
    const found$ = observeCall((signal) => load(plan.text, signal)).pipe(
      map((found): TypeAheadState<T> => ({ items: found, isLoading: false, keyword })),
      catchError((error: unknown) => {
        log.error(failed, error);
        return of(quiet(keyword));
      }),
    );
    return concat(
      of({ items, isLoading: false, keyword }),
      timer(plan.afterMs).pipe(switchMap(() => concat(of({ items, isLoading: true, keyword }), found$))),
    );
  };

  // switchMap: typing, clearing or leaving aborts the pending request.
  answers$.pipe(switchMap((answers) => answers)).subscribe(state$);

  return {
    state$: asBehavior(state$),
    /** Calls `load` with the trimmed text after a pause in typing. */
    ask: (keyword: string, load: (text: string, signal: AbortSignal) => Promise<T[]>) =>
      answers$.next(answer(keyword, load)),
    /** Only an active box requests suggestions. */
    activate: () => {
      isActive = true;
    },
    deactivate: () => {
      isActive = false;
      answers$.next(of(quiet(state$.value.keyword)));
    },
    clear: () => answers$.next(of(quiet(""))),
  };
}

export interface SuggestionsStore extends ReturnType<typeof createSuggestionsStore> {}

export function createSuggestionsStore({ api, log }: { api: SearchApi; log: Log }) {
  const list = createTypeAhead<Suggestion>({ log, failed: "Suggestions failed" });
  return {
    ...list,
    ask: (scope: SearchScope, keyword: string, hidePaywalled: boolean) =>
      list.ask(keyword, (text, signal) => api.suggest(scope, text, hidePaywalled, signal)),
  };
}

export interface JobTitlesStore extends ReturnType<typeof createJobTitlesStore> {}

/** Creates the job title suggestions, with the rules of the keyword box (API-15). */
export function createJobTitlesStore({ api, log }: { api: SearchApi; log: Log }) {
  const list = createTypeAhead<string>({ log, failed: "Job title suggestions failed" });
  return {
    ...list,
    ask: (scope: SearchScope, typed: string) => list.ask(typed, (text, signal) => api.jobTitles(scope, text, signal)),
  };
}
