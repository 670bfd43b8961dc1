import { BehaviorSubject, catchError, concat, map, type Observable, of, Subject, switchMap, timer } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { planSuggestions } from "./plan-suggestions.ts";

export interface TypeAheadState<T> {
  items: T[];
  isLoading: boolean;
  keyword: string;
}

/** Creates the suggestion list of an input; `failed` is the log message. */
export function createTypeAhead<T>({ log, failed }: { log: Log; failed: string }) {
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
