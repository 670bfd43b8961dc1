import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import type { Failure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { SavedChanges, SavedSearchesApi } from "./saved-searches.port.ts";

export type OpenedSearchState =
  | { status: "idle" }
  | { status: "loading" }
  | { status: "done"; changes: SavedChanges; isMarking: boolean }
  /** It was deleted or isn't shared with the reader. */
  | { status: "gone" }
  | { status: "failed"; failure: Failure };

export interface OpenedSearchStore extends ReturnType<typeof createOpenedSearchStore> {}

export function createOpenedSearchStore({
  api,
  log,
  notices,
}: NoticePorts & { api: Pick<SavedSearchesApi, "savedChanges" | "markSeen"> }) {
  const state$ = new BehaviorSubject<OpenedSearchState>({ status: "idle" });
  let shown = 0;
  /** Returns the state of a saved search while that is shown. */
  const findShown = (id: number) => {
    const { value } = state$;
    return value.status === "done" && value.changes.search.id === id ? value : null;
  };

  const { ask: load } = answerNewest<number, SavedChanges, OpenedSearchState>((state) => state$.next(state), {
    load: (id, signal) => api.savedChanges(id, signal),
    begin: (id) => findShown(id) ?? { status: "loading" },
    done: (changes) => ({ status: "done", changes, isMarking: false }),
    fail: (failure, _, error) => {
      if (failure.kind === "refused" && failure.status === 404) return { status: "gone" };
      log.error("The saved search could not be loaded", error);
      return { status: "failed", failure };
    },
  });

  return {
    state$: asBehavior(state$),
    /** Loads a saved search; the current one stays visible meanwhile. */
    show: (id: number) => {
      shown = id;
      load(id);
    },
    retry: () => load(shown),
    /** Resolves to whether that succeeded. */
    markSeen: async (): Promise<boolean> => {
      const state = state$.value;
      if (state.status !== "done" || state.isMarking) return false;
      const { id } = state.changes.search;
      state$.next({ ...state, isMarking: true });
      try {
        const changes = await api.markSeen(id);
        if (findShown(id)) state$.next({ ...state, changes, isMarking: false });
        return true;
      } catch (error) {
        reportFailure({ log, notices }, "The changes could not be marked as seen", error);
        if (findShown(id)) state$.next({ ...state, isMarking: false });
        return false;
      }
    },
  };
}
