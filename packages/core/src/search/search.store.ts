import { BehaviorSubject, catchError, map, type Observable, of, startWith, Subject, switchMap, tap } from "rxjs";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";
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

/** Cached pages, for paging and Back; oldest dropped first. */
const CACHED_PAGES_MAX = 50;

export function createSearchStore({ api, log }: { api: SearchApi; log: Log }) {
  const state$ = new BehaviorSubject<SearchState>({ status: "idle" });
  const asked$ = new Subject<SearchQuestion | null>();
  const pages = new Map<string, SearchPage>();
  let last: SearchQuestion | null = null;

  const answer = ({ scope, query }: SearchQuestion): Observable<SearchState> => {
    const key = formatRequest({ scope, query });
    const cached = isPersonalSearch(query) ? undefined : pages.get(key);
    if (cached) return of<SearchState>({ status: "done", scope, query, page: cached });
    const previous = findShownPage(state$.value, { scope, query });
    return observeCall((signal) => api.search(scope, query, signal)).pipe(
      tap((page) => keep(pages, key, page)),
      map((page): SearchState => ({ status: "done", scope, query, page })),
      catchError((error: unknown) => {
        log.error("Search failed", error);
        return of<SearchState>({ status: "failed", scope, query, failure: toFailure(error), previous });
      }),
      startWith<SearchState>({ status: "loading", scope, query, previous }),
    );
  };

  // switchMap: a newer search or a reset aborts the pending one.
  asked$
    .pipe(switchMap((question) => (question ? answer(question) : of<SearchState>({ status: "idle" }))))
    .subscribe(state$);

  return {
    state$: asBehavior(state$),
    show: (scope: SearchScope, query: SearchQuery) => {
      last = { scope, query };
      const state = state$.value;
      // The same request is pending.
      if (state.status === "loading" && formatRequest(state) === formatRequest(last)) return;
      asked$.next(last);
    },
    /** Repeats the last search; only logs a warning without one. */
    retry: () => {
      if (last) asked$.next(last);
      else log.warning("There is no last search to run again");
    },
    /** Clears results, cache and the last search. */
    reset: () => {
      last = null;
      pages.clear();
      asked$.next(null);
    },
    last: () => last,
  };
}

const formatRequest = ({ scope, query }: SearchQuestion): string => `${scope}?${toRequestParams(scope, query)}`;

/** Returns the displayed page if it belongs to the same search. */
function findShownPage(state: SearchState, question: SearchQuestion): SearchPage | null {
  if (state.status === "idle" || state.scope !== question.scope || !isSameSearch(state.query, question.query))
    return null;
  return state.status === "done" ? state.page : state.previous;
}

function keep(pages: Map<string, SearchPage>, key: string, page: SearchPage): void {
  pages.set(key, page);
  for (const oldest of pages.keys()) {
    if (pages.size <= CACHED_PAGES_MAX) return;
    pages.delete(oldest);
  }
}
