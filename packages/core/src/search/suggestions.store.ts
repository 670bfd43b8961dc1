import { BehaviorSubject, catchError, concat, map, type Observable, of, Subject, switchMap, timer } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import { fromCall } from "../kernel/from-call.store.ts";
import type { Log } from "../navigation/log.port.ts";
import type { SearchScope } from "./search-item.ts";
import { SUGGESTION_DEBOUNCE_MS, SUGGESTION_DEBOUNCE_SHORT_MS, SUGGESTION_MIN } from "./search-limits.ts";
import type { SearchApi, Suggestion } from "./search.port.ts";

export interface SuggestionsState {
  items: Suggestion[];
  isLoading: boolean;
  /** What was typed last. */
  keyword: string;
}

export interface SuggestionsStore {
  readonly state$: Behavior<SuggestionsState>;
  ask(scope: SearchScope, keyword: string, hidePaywalled: boolean): void;
  /** Only an active keyword box loads suggestions. */
  activate(): void;
  deactivate(): void;
  clear(): void;
}

interface Question {
  scope: SearchScope;
  keyword: string;
  hidePaywalled: boolean;
}

const quiet = (keyword: string): SuggestionsState => ({ items: [], isLoading: false, keyword });

/** The suggestions under a keyword box (spec 4, "Search"; spec 5; spec 9). */
export function createSuggestionsStore({ api, log }: { api: SearchApi; log: Log }): SuggestionsStore {
  const state$ = new BehaviorSubject<SuggestionsState>(quiet(""));
  const answers$ = new Subject<Observable<SuggestionsState>>();
  let isActive = false;

  const load = ({ scope, keyword, hidePaywalled }: Question): Observable<SuggestionsState> =>
    fromCall((signal) => api.suggest(scope, keyword.trim(), hidePaywalled, signal)).pipe(
      map((items): SuggestionsState => ({ items, isLoading: false, keyword })),
      catchError((error: unknown) => {
        log.error("Suggestions failed", error);
        return of(quiet(keyword));
      }),
    );

  const answer = (question: Question): Observable<SuggestionsState> => {
    const { keyword } = question;
    const length = Array.from(keyword.trim()).length;
    if (!isActive || length < SUGGESTION_MIN) return of(quiet(keyword));
    // The list of the keyword before stays until the new one is there.
    const { items } = state$.value;
    const pause = length === SUGGESTION_MIN ? SUGGESTION_DEBOUNCE_SHORT_MS : SUGGESTION_DEBOUNCE_MS;
    return concat(
      of({ items, isLoading: false, keyword }),
      timer(pause).pipe(switchMap(() => concat(of({ items, isLoading: true, keyword }), load(question)))),
    );
  };

  // switchMap: typing on, clearing or leaving aborts and silences the answer still on its way.
  answers$.pipe(switchMap((answers) => answers)).subscribe(state$);

  return {
    state$,
    ask: (scope, keyword, hidePaywalled) => answers$.next(answer({ scope, keyword, hidePaywalled })),
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
