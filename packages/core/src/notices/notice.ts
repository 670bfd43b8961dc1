import type { SearchItem } from "../records/search-item.ts";
import { MESSAGES } from "./messages.ts";

/** A message at the bottom of the screen. `timeout` is milliseconds; -1 never dismisses by itself. */
export interface Notice {
  message: string;
  color: "primary" | "error";
  timeout: number;
  /** The Briefcase item the message is about, when "Select Folders" is offered. */
  itemBeingMoved?: string;
  /** The items removed from a folder, while that can be undone. */
  removed?: RemovedItems;
}

/** Items that were taken out of a folder. */
export interface RemovedItems {
  items: readonly SearchItem[];
  folderId: number;
}

/** The action of a notice's button. */
export type NoticeAction =
  | { do: "select-folders"; label: string; itemId: string }
  | { do: "undo"; label: string; removed: RemovedItems };

/** How long a notice stays, by who shows it (SNACK-01). */
export const NOTICE_TIMEOUTS = { search: 3000, briefcase: 3000, shell: 5000, error: 5000, persistent: -1 } as const;

/**
 * How long the n-th message since the snackbar opened stays from now on: each one adds its own time once more; -1 for
 * one that doesn't close by itself (SNACK-03).
 */
export function computeNoticeTime({ timeout }: Pick<Notice, "timeout">, nth: number): number {
  return timeout < 0 ? NOTICE_TIMEOUTS.persistent : timeout * nth;
}

/** One of the messages on screen, and which one: a message said again is another. */
export interface ShownNotice {
  id: number;
  notice: Notice;
}

/** As many as fit a small window with what is read behind them. */
export const NOTICES_SHOWN_MAX = 3;

/**
 * The messages on screen after another one, the newest last. A repeated one moves to the end. If there are too many,
 * the oldest success is dropped; an error stays until it is closed or timed out.
 */
export function addNotice(shown: readonly ShownNotice[], next: ShownNotice): ShownNotice[] {
  const others = shown.filter(({ notice }) => notice.message !== next.notice.message);
  let excess = others.length + 1 - NOTICES_SHOWN_MAX;
  const kept = others.filter(({ notice }) => {
    const givesWay = excess > 0 && notice.color === "primary";
    if (givesWay) excess -= 1;
    return !givesWay;
  });
  return [...kept, next];
}

/** Keeps the notices that only the reader closes. */
export const dropTimedNotices = (shown: readonly ShownNotice[]): ShownNotice[] =>
  shown.filter(({ notice }) => notice.timeout < 0);

/** The button of a notice: "Select Folders" while an item is being moved (SNACK-04), "Undo" after a removal. */
export function describeNoticeAction({ itemBeingMoved, removed }: Notice): NoticeAction | null {
  if (itemBeingMoved !== undefined) {
    return { do: "select-folders", label: MESSAGES.selectFolders, itemId: itemBeingMoved };
  }
  return removed === undefined ? null : { do: "undo", label: MESSAGES.undo, removed };
}

/** A notice that something worked. */
export const createSuccessNotice = (message: string, timeout: number = NOTICE_TIMEOUTS.briefcase): Notice => ({
  message,
  color: "primary",
  timeout,
});

/** A notice that something didn't. */
export const createErrorNotice = (message: string, timeout: number = NOTICE_TIMEOUTS.error): Notice => ({
  message,
  color: "error",
  timeout,
});
