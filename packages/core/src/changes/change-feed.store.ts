import { BehaviorSubject, catchError, exhaustMap, from, map, type Observable, of, startWith, Subject } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, type Notice } from "../notices/notice.ts";
import type { ChangesApi } from "./changes.port.ts";

export interface ChangeFeedState {
  /** ISO date of the address; null without one, and while unknown. */
  madeOn: string | null;
  /** Path of an address that was made just now, because the server keeps only its hash; empty otherwise. */
  path: string;
  isBusy: boolean;
}

export interface ChangeFeedStore extends ReturnType<typeof createChangeFeedStore> {}

const NONE: ChangeFeedState = { madeOn: null, path: "", isBusy: false };

/** Creates the store of the reader's private feed (CHG-06). */
export function createChangeFeedStore({
  api,
  log,
  notices,
}: {
  api: ChangesApi;
  log: Log;
  notices: { show(notice: Notice): void };
}) {
  const state$ = new BehaviorSubject<ChangeFeedState>(NONE);
  const calls$ = new Subject<() => Promise<ChangeFeedState>>();

  // exhaustMap: a double click makes one address.
  calls$
    .pipe(
      exhaustMap((call): Observable<ChangeFeedState> => {
        const before = state$.value;
        return from(call()).pipe(
          catchError((error: unknown) => {
            log.error("The feed of changes could not be read or changed", error);
            notices.show(createErrorNotice(MESSAGES.feedFailed));
            return of(before);
          }),
          map((state) => ({ ...state, isBusy: false })),
          startWith({ ...before, isBusy: true }),
        );
      }),
    )
    .subscribe(state$);

  return {
    state$: asBehavior(state$),
    /** Asks whether there is a feed, unless an address is shown. */
    load: () => {
      if (state$.value.path === "") calls$.next(async () => ({ ...NONE, madeOn: await api.feed() }));
    },
    /** Creates an address; the previous one stops working. */
    start: (today: string) => calls$.next(async () => ({ ...NONE, madeOn: today, path: await api.startFeed() })),
    end: () =>
      calls$.next(async () => {
        await api.endFeed();
        return NONE;
      }),
  };
}
