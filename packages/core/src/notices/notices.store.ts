import { BehaviorSubject, EMPTY, Subject, switchMap, timer } from "rxjs";
import type { Behavior } from "../kernel/behavior.ts";
import type { Log } from "../kernel/log.port.ts";
import {
  NOTICE_TIMEOUTS,
  describeNoticeAction,
  computeNoticeTime,
  addNotice,
  dropTimedNotices,
  type Notice,
  type NoticeAction,
  type ShownNotice,
} from "./notice.ts";

export type NoticesState =
  | { status: "closed" }
  /** The newest last. `remaining` is the time in ms from when the clock last started; -1 never dismisses. */
  | { status: "open"; shown: readonly ShownNotice[]; remaining: number };

export interface NoticesStore {
  readonly state$: Behavior<NoticesState>;
  /** Resolves when messages can be shown. */
  readonly whenReady: Promise<void>;
  /** The place on the page where messages are shown exists. */
  ready(): void;
  show(notice: Notice): void;
  /** Takes one message away. */
  close(id: number): void;
  /**
   * The press on the button of a message: takes it away, or with "Select Folders" all of them, and says what is to be
   * done, for the Briefcase to do it; null, and it stays, where there is no button.
   */
  act(id: number): NoticeAction | null;
  /** While the pointer or the focus is on it. */
  pause(): void;
  /** Restarts the full time. */
  resume(): void;
}

/**
 * The messages at the bottom of the screen (SNACK-02, SNACK-05): a new one joins those that are there, with one clock
 * for all, so that none is lost to the next. Until it is `ready`, a message is only logged.
 */
export function createNoticesStore({ log }: { log: Log }): NoticesStore {
  const state$ = new BehaviorSubject<NoticesState>({ status: "closed" });
  const remaining$ = new Subject<number | "stop">();
  let lastId = 0;
  /** How many messages came since it opened: the n-th has all stay n times its timeout. */
  let count = 0;
  /** The whole time of what is shown. */
  let time: number = NOTICE_TIMEOUTS.persistent;
  let isPaused = false;
  let isReady = false;
  let makeReady = () => {};
  const whenReady = new Promise<void>((resolve) => (makeReady = resolve));

  const shown = () => (state$.value.status === "open" ? state$.value.shown : []);

  const leave = (left: readonly ShownNotice[]) => {
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
    if (left.length < shown().length) leave(left);
  };

  // switchMap: a new time replaces the one still running.
  remaining$
    .pipe(switchMap((remaining) => (remaining === "stop" || remaining < 0 ? EMPTY : timer(remaining))))
    .subscribe(() => leave(dropTimedNotices(shown())));

  return {
    state$,
    whenReady,
    close,
    ready: () => {
      isReady = true;
      makeReady();
    },
    show: (notice) => {
      if (!isReady) {
        log.warning("A message came before it could be shown", notice.message);
        return;
      }
      lastId += 1;
      count += 1;
      const stack = addNotice(shown(), { id: lastId, notice });
      const isAllHeld = dropTimedNotices(stack).length === stack.length;
      // One that doesn't close by itself leaves the others the time they have.
      if (notice.timeout >= 0 || isAllHeld) time = computeNoticeTime(notice, count);
      state$.next({ status: "open", shown: stack, remaining: time });
      if (notice.timeout >= 0 || isAllHeld) remaining$.next(isPaused ? "stop" : time);
    },
    act: (id) => {
      const pressed = shown().find((one) => one.id === id);
      const action = pressed ? describeNoticeAction(pressed.notice) : null;
      if (action?.do === "select-folders") leave([]);
      else if (action) close(id);
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
