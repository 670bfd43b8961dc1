import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import type { InboxApi } from "./inbox.port.ts";

export interface UnreadStore extends ReturnType<typeof createUnreadStore> {}

/** Creates the store of the number of unread lines, which the masthead shows (INB-03). */
export function createUnreadStore({ api, log }: { api: Pick<InboxApi, "unread">; log: Log }) {
  const state$ = new BehaviorSubject(0);
  return {
    state$: asBehavior(state$),
    set: (count: number) => state$.next(count),
    /** Counts again; after a failure the last number stays. */
    load: async () => {
      try {
        state$.next(await api.unread());
      } catch (error) {
        log.warning("The unread lines could not be counted", error);
      }
    },
  };
}
