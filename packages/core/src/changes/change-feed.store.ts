import { BehaviorSubject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import { MESSAGES } from "../notices/messages.ts";
import { type NoticePorts, reportFailure } from "../notices/notice.ts";
import type { ChangesApi } from "./changes.port.ts";

export interface ChangeFeedState {
  /** The ISO date on which the address was created; null if there is none, and while unknown. */
  madeOn: string | null;
  /** Path of an address that was just created; the server keeps only its hash. Empty otherwise. */
  path: string;
  isBusy: boolean;
}

export interface ChangeFeedStore extends ReturnType<typeof createChangeFeedStore> {}

const NONE: ChangeFeedState = { madeOn: null, path: "", isBusy: false };

/** Creates the store of the reader's private feed (CHG-06). */
export function createChangeFeedStore({ api, ...ports }: NoticePorts & { api: ChangesApi }) {
  const state$ = new BehaviorSubject<ChangeFeedState>(NONE);

  const run = async (call: () => Promise<ChangeFeedState>) => {
    const before = state$.value;
    // A double click creates one address.
    if (before.isBusy) return;
    state$.next({ ...before, isBusy: true });
    try {
      state$.next(await call());
    } catch (error) {
      reportFailure(ports, "The feed of changes could not be read or changed", error, MESSAGES.feedFailed);
      state$.next(before);
    }
  };

  return {
    state$: asBehavior(state$),
    /** Requests whether there is a feed, unless its address is shown. */
    load: () => {
      if (state$.value.path === "") void run(async () => ({ ...NONE, madeOn: await api.feed() }));
    },
    /** Creates an address; the previous one stops working. */
    start: (today: string) => void run(async () => ({ ...NONE, madeOn: today, path: await api.startFeed() })),
    end: () =>
      void run(async () => {
        await api.endFeed();
        return NONE;
      }),
  };
}
