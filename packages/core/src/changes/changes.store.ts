import { BehaviorSubject, catchError, map, type Observable, of, startWith, Subject, switchMap } from "rxjs";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { formatChangesQuery, type ChangesQuery } from "./changes-query.ts";
import type { ChangesApi, ChangesPage } from "./changes.port.ts";

export type ChangesState =
  | { status: "idle" }
  /** `previous`: the last page, which stays visible. */
  | { status: "loading"; previous: ChangesPage | null }
  | { status: "done"; page: ChangesPage }
  | { status: "failed"; failure: Failure };

export interface ChangesStore extends ReturnType<typeof createChangesStore> {}

export function createChangesStore({ api, log }: { api: ChangesApi; log: Log }) {
  const state$ = new BehaviorSubject<ChangesState>({ status: "idle" });
  const asked$ = new Subject<ChangesQuery>();
  let shown: ChangesQuery | null = null;

  // switchMap: a newer query aborts the pending request.
  asked$
    .pipe(
      switchMap((query): Observable<ChangesState> => {
        const { value } = state$;
        return observeCall((signal) => api.changes(query, signal)).pipe(
          map((page): ChangesState => ({ status: "done", page })),
          catchError((error: unknown) => {
            log.error("The changes could not be loaded", error);
            return of<ChangesState>({ status: "failed", failure: toFailure(error) });
          }),
          startWith<ChangesState>({ status: "loading", previous: value.status === "done" ? value.page : null }),
        );
      }),
    )
    .subscribe(state$);

  const ask = (query: ChangesQuery) => {
    shown = query;
    asked$.next(query);
  };

  return {
    state$: asBehavior(state$),
    /** Loads a page; the one that is shown stays. */
    show: (query: ChangesQuery) => {
      const isShown = shown !== null && formatChangesQuery(shown) === formatChangesQuery(query);
      if (!isShown || state$.value.status === "failed") ask(query);
    },
    retry: () => {
      if (shown && state$.value.status === "failed") ask(shown);
    },
  };
}
