import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { createLruCache } from "../kernel/collections.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { toRequestParams } from "./format-query.ts";
import { isSameSearch } from "./plan-search.ts";
import type { SearchPage, SearchScope } from "../records/search-item.ts";
import { isPersonalSearch, type SearchQuery } from "./search-query.ts";
import type { SearchApi } from "./search.port.ts";

interface SearchQuestion {
  scope: SearchScope;
  query: SearchQuery;
}

/** `previous` is the last page of the same search, shown while another loads. */
export type SearchState =
  | { status: "idle" }
  | ({ status: "loading"; previous: SearchPage | null } & SearchQuestion)
  | ({ status: "done"; page: SearchPage } & SearchQuestion)
  | ({ status: "failed"; failure: Failure; previous: SearchPage | null } & SearchQuestion);

export interface SearchStore extends ReturnType<typeof createSearchStore> {}

/** Cached pages, for paging and Back. */
const CACHED_PAGES_MAX = 50;

export function createSearchStore({ api, log }: { api: SearchApi; log: Log }) {
  const state$ = new BehaviorSubject<SearchState>({ status: "idle" });
  const pages = createLruCache<SearchPage>(CACHED_PAGES_MAX);
  let last: SearchQuestion | null = null;

  const { ask, settle } = answerNewest<SearchQuestion, SearchPage, SearchState>((state) => state$.next(state), {
    load: ({ scope, query }, signal) => api.search(scope, query, signal),
    begin: (question) => ({ status: "loading", ...question, previous: findShownPage(state$.value, question) }),
    done: (page, question) => {
      pages.keep(formatRequest(question), page);
      return { status: "done", ...question, page };
    },
    problem: [log, "Search failed"],
    fail: (failure, question) => {
      const previous = findShownPage(state$.value, question);
      return { status: "failed", ...question, failure, previous };
    },
  });

  const answer = (question: SearchQuestion) => {
    const page = isPersonalSearch(question.query) ? undefined : pages.recall(formatRequest(question));
    if (page) settle({ status: "done", ...question, page });
    else ask(question);
  };

  return {
    state$: asBehavior(state$),
    show: (scope: SearchScope, query: SearchQuery) => {
      last = { scope, query };
      const state = state$.value;
      // The same request is pending.
      if (state.status === "loading" && formatRequest(state) === formatRequest(last)) return;
      answer(last);
    },
    /** Without a last search, only logs a warning. */
    retry: () => {
      if (last) answer(last);
      else log.warning("There is no last search to run again");
    },
    reset: () => {
      last = null;
      pages.clear();
      settle({ status: "idle" });
    },
    last: () => last,
  };
}

const formatRequest = ({ scope, query }: SearchQuestion): string => `${scope}?${toRequestParams(scope, query)}`;

function findShownPage(state: SearchState, question: SearchQuestion): SearchPage | null {
  if (state.status === "idle" || state.scope !== question.scope || !isSameSearch(state.query, question.query))
    return null;
  return state.status === "done" ? state.page : state.previous;
}
