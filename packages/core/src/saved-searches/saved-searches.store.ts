import { BehaviorSubject } from "rxjs";
import { answerNewest } from "../kernel/answer-newest.store.ts";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { describeFailure } from "../notices/messages.ts";
import { createSuccessNotice, type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { SavedCount, SavedSearch, SavedSearchDraft, SavedSearchesApi } from "./saved-searches.port.ts";

export interface SavedSearchesState {
  /** Null until they have loaded. */
  searches: readonly SavedSearch[] | null;
  /** Keyed by id; they load after the names. */
  counts: ReadonlyMap<number, SavedCount> | null;
  failure: Failure | null;
}

export type SaveOutcome =
  | { kind: "saved"; search: SavedSearch }
  /** Shown at the name's field. */
  | { kind: "refused"; message: string }
  /** Shown in the form, which keeps its text. */
  | { kind: "failed"; message: string };

export interface SavedSearchesStore extends ReturnType<typeof createSavedSearchesStore> {}

const NOT_SAVED = "You are offline. The search is not saved.";

export function createSavedSearchesStore({ api, log, notices }: NoticePorts & { api: SavedSearchesApi }) {
  const state$ = new BehaviorSubject<SavedSearchesState>({ searches: null, counts: null, failure: null });
  const publish = (patch: Partial<SavedSearchesState>) => state$.next({ ...state$.value, ...patch });

  const { ask: count } = answerNewest<void, SavedCount[], Partial<SavedSearchesState>>(publish, {
    load: (_, signal) => api.savedCounts(signal),
    begin: () => ({}),
    done: (found) => ({ counts: new Map(found.map((one) => [one.id, one])) }),
    problem: [log, "The saved searches could not be counted"],
    // The list is shown without its numbers.
    fail: () => ({}),
  });
  const { ask: load } = answerNewest<void, SavedSearch[], Partial<SavedSearchesState>>(publish, {
    load: (_, signal) => api.savedSearches(signal),
    begin: () => ({}),
    done: (searches) => {
      count();
      return { searches, failure: null };
    },
    problem: [log, "The saved searches could not be loaded"],
    fail: (failure) => ({ failure }),
  });

  const send = async (call: () => Promise<SavedSearch>): Promise<SaveOutcome> => {
    try {
      const search = await call();
      notices.show(createSuccessNotice(`“${search.name}” saved.`));
      if (state$.value.searches) load();
      return { kind: "saved", search };
    } catch (error) {
      log.error("The search could not be saved", error);
      const failure = toFailure(error);
      const isAboutName = failure.kind === "refused" && failure.code?.startsWith("SAVED_SEARCH_");
      const message = failure.kind === "offline" ? NOT_SAVED : describeFailure(failure);
      return { kind: isAboutName ? "refused" : "failed", message };
    }
  };

  return {
    state$: asBehavior(state$),
    load,
    create: (draft: SavedSearchDraft) => send(() => api.saveSearch(draft)),
    change: (id: number, change: Parameters<SavedSearchesApi["changeSearch"]>[1]) =>
      send(() => api.changeSearch(id, change)),
    /** Call it after the reader has confirmed; resolves to whether the search was deleted. */
    remove: async ({ id, name }: Pick<SavedSearch, "id" | "name">): Promise<boolean> => {
      try {
        await api.deleteSearch(id);
      } catch (error) {
        reportFailure({ log, notices }, "The saved search could not be deleted", error);
        return false;
      }
      notices.show(createSuccessNotice(`“${name}” deleted.`));
      const searches = state$.value.searches?.filter((search) => search.id !== id) ?? null;
      publish({ searches });
      return true;
    },
  };
}
