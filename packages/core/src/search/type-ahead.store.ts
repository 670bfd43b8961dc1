import { BehaviorSubject, catchError, concat, map, type Observable, of, Subject, switchMap, timer } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import { observeCall } from "../kernel/from-call.store.ts";
import type { Log } from "../kernel/log.port.ts";
import { planSuggestions } from "./plan-suggestions.ts";

export interface TypeAheadState<T> {
  items: T[];
  isLoading: boolean;
  /** The text typed last. */
  keyword: string;
}

export interface TypeAhead<T> {
  readonly state$: Behavior<TypeAheadState<T>>;
  /** `load` is called with the typed text, trimmed, once typing has paused. */
  ask(keyword: string, load: (text: string, signal: AbortSignal) => Promise<T[]>): void;
  /** Only an active box loads suggestions. */
  activate(): void;
  deactivate(): void;
  clear(): void;
}

/** The list below a box that is being typed in. `failed` is what the log says. */
export function createTypeAhead<T>({ log, failed }: { log: Log; failed: string }): TypeAhead<T> {
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
    // The list of the keyword before stays until the new one is there.
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

  // switchMap: typing on, clearing or leaving aborts the pending request and drops its answer.
  answers$.pipe(switchMap((answers) => answers)).subscribe(state$);

  return {
    state$,
    ask: (keyword, load) => answers$.next(answer(keyword, load)),
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
