import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { formatChangesQuery, type ChangesQuery } from "./changes-query.ts";
import type { ChangesApi, ChangesPage } from "./changes.port.ts";

export type ChangesState =
  | { status: "idle" }
  /** `previous` is the last page, which stays visible while another one loads. */
  | { status: "loading"; previous: ChangesPage | null }
  | { status: "done"; page: ChangesPage }
  | { status: "failed"; failure: Failure };

export interface ChangesStore extends ReturnType<typeof createChangesStore> {}

export function createChangesStore({ api, log }: { api: ChangesApi; log: Log }) {
  const state$ = new BehaviorSubject<ChangesState>({ status: "idle" });
  let shown: ChangesQuery | null = null;

  const { ask: load } = answerNewest<ChangesQuery, ChangesPage, ChangesState>((state) => state$.next(state), {
    load: (query, signal) => api.changes(query, signal),
    begin: () => ({ status: "loading", previous: state$.value.status === "done" ? state$.value.page : null }),
    done: (page) => ({ status: "done", page }),
    problem: [log, "The changes could not be loaded"],
    fail: (failure) => ({ status: "failed", failure }),
  });

  const ask = (query: ChangesQuery) => {
    shown = query;
    load(query);
  };

  return {
    state$: asBehavior(state$),
    /** Loads a page; the current one stays visible meanwhile. */
    show: (query: ChangesQuery) => {
      const isShown = shown !== null && formatChangesQuery(shown) === formatChangesQuery(query);
      if (!isShown || state$.value.status === "failed") ask(query);
    },
    retry: () => {
      if (shown && state$.value.status === "failed") ask(shown);
    },
  };
}
