import { BehaviorSubject, EMPTY, Subject, switchMap, timer } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Log } from "../navigation/log.port.ts";
import { noticeAction, noticeTime, type Notice, type NoticeAction } from "./notice.ts";

export type NoticesState =
  | { status: "closed" }
  /** `remaining` is the time in ms from when the clock last started; -1 never dismisses. */
  | { status: "open"; notice: Notice; remaining: number };

export interface NoticesStore {
  readonly state$: Behavior<NoticesState>;
  show(notice: Notice): void;
  close(): void;
  /**
   * The press on the notice's button: closes the notice and says what is to be done, for the Briefcase to do it; null,
   * and nothing closes, where there is no button (spec 4).
   */
  act(): NoticeAction | null;
  /** While the pointer or the focus is on it. */
  pause(): void;
  /** The full time starts anew (spec 4, "Snackbar"). */
  resume(): void;
}

/** The one message at the bottom of the screen (spec 4, "Snackbar"). Until `isReady`, a message is only logged. */
export function createNoticesStore({ log, isReady = () => true }: { log: Log; isReady?: () => boolean }): NoticesStore {
  const state$ = new BehaviorSubject<NoticesState>({ status: "closed" });
  const remaining$ = new Subject<number | "stop">();
  /** How many messages came since it opened: the n-th stays n times its timeout (decisions O-16). */
  let count = 0;
  /** The whole time of the message shown. */
  let time = 0;
  let isPaused = false;

  const close = () => {
    count = 0;
    isPaused = false;
    remaining$.next("stop");
    if (state$.value.status !== "closed") state$.next({ status: "closed" });
  };

  // switchMap: a new time replaces the one still running.
  remaining$
    .pipe(switchMap((remaining) => (remaining === "stop" || remaining < 0 ? EMPTY : timer(remaining))))
    .subscribe(close);

  return {
    state$,
    close,
    show: (notice) => {
      if (!isReady()) {
        log.warning("A message came before it could be shown", notice.message);
        return;
      }
      count += 1;
      time = noticeTime(notice, count);
      state$.next({ status: "open", notice, remaining: time });
      remaining$.next(isPaused ? "stop" : time);
    },
    act: () => {
      const { value } = state$;
      const action = value.status === "open" ? noticeAction(value.notice) : null;
      if (action === null) return null;
      close();
      return action;
    },
    pause: () => {
      if (state$.value.status === "closed") return;
      isPaused = true;
      remaining$.next("stop");
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      remaining$.next(time);
    },
  };
}
