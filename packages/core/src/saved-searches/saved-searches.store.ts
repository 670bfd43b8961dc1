import {
  BehaviorSubject,
  catchError,
  concat,
  defer,
  EMPTY,
  map,
  type Observable,
  of,
  Subject,
  switchMap,
  tap,
} from "rxjs";
import { type Failure, toFailure } from "../kernel/failure.ts";
import { asBehavior, observeCall } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { describeFailure, MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, createSuccessNotice, type Notice } from "../notices/notice.ts";
import type { SavedCount, SavedSearch, SavedSearchDraft, SavedSearchesApi } from "./saved-searches.port.ts";

export interface SavedSearchesState {
  /** Null until they have loaded. */
  searches: readonly SavedSearch[] | null;
  /** By id; they come after the names. */
  counts: ReadonlyMap<number, SavedCount> | null;
  failure: Failure | null;
}

export type SaveOutcome =
  | { kind: "saved"; search: SavedSearch }
  /** Shown at the name. */
  | { kind: "refused"; message: string }
  /** Shown with the form, which keeps its text. */
  | { kind: "failed"; message: string };

export interface SavedSearchesStore extends ReturnType<typeof createSavedSearchesStore> {}

const NOT_SAVED = "You are offline. The search is not saved.";

interface Ports {
  api: SavedSearchesApi;
  log: Log;
  notices: { show(notice: Notice): void };
}

/** Creates the store of the reader's saved searches and those shared with them. */
export function createSavedSearchesStore({ api, log, notices }: Ports) {
  const state$ = new BehaviorSubject<SavedSearchesState>({ searches: null, counts: null, failure: null });
  const asked$ = new Subject<void>();
  const publish = (patch: Partial<SavedSearchesState>) => state$.next({ ...state$.value, ...patch });

  const names = defer(() => observeCall((signal) => api.savedSearches(signal))).pipe(
    map((searches): Partial<SavedSearchesState> => ({ searches, failure: null })),
  );
  const counts = defer(() => observeCall((signal) => api.savedCounts(signal))).pipe(
    map((found): Partial<SavedSearchesState> => ({ counts: new Map(found.map((count) => [count.id, count])) })),
    // The list does without its numbers.
    catchError((error: unknown) => {
      log.error("The saved searches could not be counted", error);
      return EMPTY;
    }),
  );
  // switchMap: a newer request aborts the pending one.
  asked$
    .pipe(
      switchMap(() =>
        concat(names, counts).pipe(
          catchError((error: unknown): Observable<Partial<SavedSearchesState>> => {
            log.error("The saved searches could not be loaded", error);
            return of({ failure: toFailure(error) });
          }),
        ),
      ),
      tap(publish),
    )
    .subscribe();

  const load = () => asked$.next();

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
    /** Loads the names, then the numbers. */
    load,
    create: (draft: SavedSearchDraft) => send(() => api.saveSearch(draft)),
    change: (id: number, change: Parameters<SavedSearchesApi["changeSearch"]>[1]) =>
      send(() => api.changeSearch(id, change)),
    /** Call after confirmation; resolves to whether it was deleted. */
    remove: async ({ id, name }: Pick<SavedSearch, "id" | "name">): Promise<boolean> => {
      try {
        await api.deleteSearch(id);
      } catch (error) {
        log.error("The saved search could not be deleted", error);
        const failure = toFailure(error);
        notices.show(createErrorNotice(failure.kind === "offline" ? MESSAGES.offline : describeFailure(failure)));
        return false;
      }
      notices.show(createSuccessNotice(`“${name}” deleted.`));
      const searches = state$.value.searches?.filter((search) => search.id !== id) ?? null;
      publish({ searches });
      return true;
    },
  };
}
