import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import { createLruCache } from "../kernel/collections.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
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

const UNKNOWN: SearchCountsState = { counts: null, isCounting: false };

/** Creates the store of the numbers beside filter options (SRCH-40). If the request fails, options have no numbers. */
export function createSearchCountsStore({ api, log }: { api: SearchApi; log: Log }) {
  const state$ = new BehaviorSubject(UNKNOWN);
  const kept = createLruCache<SearchCounts>(KEPT_MAX);
  let shown: Question | null = null;

  const { ask, settle } = answerNewest<Question, SearchCounts, SearchCountsState>((state) => state$.next(state), {
    afterMs: COUNTS_DEBOUNCE_MS,
    load: ({ scope, query }, signal) => api.counts(scope, query, signal),
    begin: () => ({ counts: state$.value.counts, isCounting: true }),
    done: (counts, question) => {
      if (!isPersonalSearch(question.query)) kept.keep(formatQuestion(question), counts);
      return { counts, isCounting: false };
    },
    problem: [log, "The options of filters could not be counted"],
    fail: () => UNKNOWN,
  });

  const hide = () => {
    shown = null;
    settle(UNKNOWN);
  };

  return {
    state$: asBehavior(state$),
    /** Counts a form's options after a pause in changes; an empty form has no counts. */
    show: (scope: SearchScope, query: SearchQuery) => {
      const question = { scope, query };
      if (shown && formatQuestion(shown) === formatQuestion(question)) return;
      // Counts of another directory don't apply, because its options differ.
      if (shown?.scope !== scope || isEmptyQuery(query)) hide();
      if (isEmptyQuery(query)) return;
      shown = question;
      const counts = kept.recall(formatQuestion(question));
      if (counts) settle({ counts, isCounting: false });
      else ask(question);
    },
    hide,
  };
}

const formatQuestion = ({ scope, query }: Question): string => `${scope}?${toCountsParams(scope, query)}`;
