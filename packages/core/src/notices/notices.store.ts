import { BehaviorSubject, EMPTY, Subject, switchMap, timer } from "rxjs";
import { asBehavior } from "../kernel/observe-call.store.ts";
import type { Log } from "../kernel/platform.port.ts";
import {
  NOTICE_TIMEOUTS,
  describeNoticeAction,
  computeNoticeTime,
  addNotice,
  dropTimedNotices,
  type Notice,
  type ShownNotice,
} from "./notice.ts";

export type NoticesState =
  | { status: "closed" }
  /** Newest last. `remaining` is the time in ms that was left when the timer started; -1 never closes. */
  | { status: "open"; shown: readonly ShownNotice[]; remaining: number };

export interface NoticesStore extends ReturnType<typeof createNoticesStore> {}

/** Creates the store of stacked messages with one timer (SNACK-02, SNACK-05); only logs until `ready`. */
export function createNoticesStore({ log }: { log: Log }) {
  const state$ = new BehaviorSubject<NoticesState>({ status: "closed" });
  const remaining$ = new Subject<number | "stop">();
  let lastId = 0;
  /** Messages since it opened; the n-th extends the time to n times its timeout. */
  let count = 0;
  let time: number = NOTICE_TIMEOUTS.persistent;
  let isPaused = false;
  let isReady = false;
  let makeReady = () => {};
  const whenReady = new Promise<void>((resolve) => (makeReady = resolve));

  const shown = () => (state$.value.status === "open" ? state$.value.shown : []);

  const showOthers = (left: readonly ShownNotice[]) => {
    const isTimed = left.length > dropTimedNotices(left).length;
    if (!isTimed) {
      time = NOTICE_TIMEOUTS.persistent;
      count = left.length;
      remaining$.next("stop");
    }
    if (left.length > 0) return state$.next({ status: "open", shown: left, remaining: time });
    isPaused = false;
    if (state$.value.status === "open") state$.next({ status: "closed" });
  };
  const close = (id: number) => {
    const left = shown().filter((one) => one.id !== id);
    if (left.length < shown().length) showOthers(left);
  };

  // switchMap: a new time replaces the running one.
  remaining$
    .pipe(switchMap((remaining) => (remaining === "stop" || remaining < 0 ? EMPTY : timer(remaining))))
    .subscribe(() => showOthers(dropTimedNotices(shown())));

  return {
    state$: asBehavior(state$),
    /** Resolves once messages can be displayed. */
    whenReady,
    close,
    /** The message area is rendered. */
    ready: () => {
      isReady = true;
      makeReady();
    },
    show: (notice: Notice) => {
      if (!isReady) {
        log.warning("A message came before it could be shown", notice.message);
        return;
      }
      lastId += 1;
      count += 1;
      const stack = addNotice(shown(), { id: lastId, notice });
      const isAllHeld = dropTimedNotices(stack).length === stack.length;
      // A persistent message doesn't change the time of the others.
      if (notice.timeout >= 0 || isAllHeld) time = computeNoticeTime(notice, count);
      state$.next({ status: "open", shown: stack, remaining: time });
      if (notice.timeout >= 0 || isAllHeld) remaining$.next(isPaused ? "stop" : time);
    },
    /** Closes the message, or all for "Select Folders". Returns null, without closing, if it has no button. */
    act: (id: number) => {
      const pressed = shown().find((one) => one.id === id);
      const action = pressed ? describeNoticeAction(pressed.notice) : null;
      if (action?.do === "select-folders") showOthers([]);
      else if (action) close(id);
      return action;
    },
    /** Called while pointer or focus is on a message. */
    pause: () => {
      if (state$.value.status === "closed") return;
      isPaused = true;
      remaining$.next("stop");
    },
    /** Restarts the full time. */
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      remaining$.next(time);
    },
  };
}
