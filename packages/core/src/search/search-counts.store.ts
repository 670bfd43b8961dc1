import {
  BehaviorSubject,
  catchError,
  distinctUntilChanged,
  map,
  of,
  startWith,
  Subject,
  switchMap,
  tap,
  timer,
} from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { SearchScope } from "../records/search-item.ts";
import { toCountsParams } from "./format-query.ts";
import type { SearchCounts } from "./option-count.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { COUNTS_DEBOUNCE_MS } from "./search-limits.ts";
import { isPersonalSearch, type SearchQuery } from "./search-query.ts";
import type { SearchApi } from "./search.port.ts";

export interface SearchCountsState {
  /** The last counts of the form, also while newer ones load; null if unknown. */
  counts: SearchCounts | null;
  isCounting: boolean;
}

export interface SearchCountsStore extends ReturnType<typeof createSearchCountsStore> {}

interface Question {
  scope: SearchScope;
  query: SearchQuery;
}

/** Number of cached counts, so that Back sends no request. */
const KEPT_MAX = 20;

/** Creates the store of the numbers beside filter options (SRCH-40). If the request fails, options have no numbers. */
export function createSearchCountsStore({ api, log }: { api: SearchApi; log: Log }) {
  const state$ = new BehaviorSubject(toState(null));
  const asked$ = new Subject<Question | null>();
  const kept = new Map<string | null, SearchCounts>();
  let shown: SearchScope | null = null;
  const ask = (question: Question | null) => {
    shown = question?.scope ?? null;
    asked$.next(question);
  };
  // switchMap: a newer form aborts the pending request.
  asked$
    .pipe(
      distinctUntilChanged((one, other) => formatQuestion(one) === formatQuestion(other)),
      switchMap((question) => {
        if (question === null) return of(toState(null));
        const before = kept.get(formatQuestion(question));
        if (before) return of(toState(before));
        return timer(COUNTS_DEBOUNCE_MS).pipe(
          switchMap(() => observeCall((signal) => api.counts(question.scope, question.query, signal))),
          tap((counts) => {
            if (kept.size >= KEPT_MAX) kept.clear();
            if (!isPersonalSearch(question.query)) kept.set(formatQuestion(question), counts);
          }),
          catchError((error: unknown) => {
            log.error("The options of filters could not be counted", error);
            return of(null);
          }),
          map(toState),
          startWith({ counts: state$.value.counts, isCounting: true }),
        );
      }),
    )
    .subscribe(state$);
  return {
    state$: asBehavior(state$),
    /** Counts a form's options after a pause in changes; an empty form has no counts. */
    show: (scope: SearchScope, query: SearchQuery) => {
      // Another directory has other options.
      if (scope !== shown) ask(null);
      ask(isEmptyQuery(query) ? null : { scope, query });
    },
    hide: () => ask(null),
  };
}

const toState = (counts: SearchCounts | null): SearchCountsState => ({ counts, isCounting: false });

const formatQuestion = (question: Question | null): string | null =>
  question && `${question.scope}?${toCountsParams(question.scope, question.query)}`;
