import type { Log } from "../kernel/platform.port.ts";
import type { SearchItem } from "../records/search-item.ts";
import { toFailure } from "../kernel/failure.ts";
import { describeFailure, MESSAGES } from "./messages.ts";

/** A message at the bottom of the screen. `timeout` in ms; -1 never closes automatically. */
export interface Notice {
  message: string;
  color: "primary" | "error";
  timeout: number;
  /** Briefcase item id; set if "Select Folders" is offered. */
  itemBeingMoved?: string;
  /** Removed items, while that can be undone. */
  removed?: RemovedItems;
  /** Undoes the action that the message reports. */
  onUndo?: () => void;
}

export interface RemovedItems {
  items: readonly SearchItem[];
  folderId: number;
  /** The folder's items before the removal. */
  order: readonly string[];
}

export type NoticeAction =
  | { do: "select-folders"; label: string; itemId: string }
  | { do: "undo"; label: string; removed: RemovedItems }
  | { do: "run"; label: string; run: () => void };

/** Display time in ms by origin (SNACK-01). */
export const NOTICE_TIMEOUTS = {
  search: 3000,
  briefcase: 3000,
  shell: 5000,
  error: 5000,
  undo: 8000,
  persistent: -1,
} as const;

/** Computes the time in ms after the n-th message, which adds its own time; -1 never closes (SNACK-03). */
export function computeNoticeTime({ timeout }: Pick<Notice, "timeout">, nth: number): number {
  return timeout < 0 ? NOTICE_TIMEOUTS.persistent : timeout * nth;
}

/** A displayed message; a repeated one gets a new id. */
export interface ShownNotice {
  id: number;
  notice: Notice;
}

/** The most messages that fit a small window without hiding its content. */
export const NOTICES_SHOWN_MAX = 3;

/** Adds or moves a message to the end; beyond the limit the oldest success is dropped, errors stay. */
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

/** Keeps notices that only the reader closes. */
export const dropTimedNotices = (shown: readonly ShownNotice[]): ShownNotice[] =>
  shown.filter(({ notice }) => notice.timeout < 0);

/** Returns a notice's button: "Select Folders" for an item (SNACK-04), "Undo" after a removal. */
export function describeNoticeAction({ itemBeingMoved, removed, onUndo }: Notice): NoticeAction | null {
  if (itemBeingMoved !== undefined) {
    return { do: "select-folders", label: MESSAGES.selectFolders, itemId: itemBeingMoved };
  }
  if (onUndo) return { do: "run", label: MESSAGES.undo, run: onUndo };
  return removed === undefined ? null : { do: "undo", label: MESSAGES.undo, removed };
}

const createNotice =
  (color: Notice["color"], standard: number) =>
  (message: string, timeout = standard): Notice => ({ message, color, timeout });

export const createSuccessNotice = createNotice("primary", NOTICE_TIMEOUTS.briefcase);
export const createErrorNotice = createNotice("error", NOTICE_TIMEOUTS.error);

export interface NoticePorts {
  log: Log;
  notices: { show(notice: Notice): void };
}

/** Logs a failure and shows its message, by default that of its kind. */
export function reportFailure({ log, notices }: NoticePorts, what: string, error: unknown, message?: string): void {
  log.error(what, error);
  notices.show(createErrorNotice(message ?? describeFailure(toFailure(error))));
}
