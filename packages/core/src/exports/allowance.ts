import { MESSAGES } from "../notices/messages.ts";

/** Contact exports are counted in rows over a rolling window, not by calendar month (EXP-05). */
export const EXPORT_WINDOW_DAYS = 30;
/** The cap of an organisation that has none of its own (`almanacMaxExports`). */
export const MAX_EXPORTS_DEFAULT = 1500;

const WINDOW_MS = EXPORT_WINDOW_DAYS * 24 * 60 * 60 * 1000;

interface ExportAllowance {
  /** Rows that may still be exported; never negative. */
  remaining: number;
  /** Nothing may be exported when nothing remains. */
  isBlocked: boolean;
}

/** A delivered export. */
export interface ExportRecord {
  at: Date;
  rows: number;
}

type ExportPlan =
  /** `used` is the count after this export. */
  { do: "export"; used: number } | { do: "refuse"; message: string };

/** Computes what a count leaves of a cap; each user has the organization's whole cap (EXP-06). */
export function computeExportAllowance({ used, cap }: { used: number; cap: number }): ExportAllowance {
  const remaining = Math.max(0, cap - used);
  return { remaining, isBlocked: remaining <= 0 };
}

/**
 * Decides an export of so many `rows`, with `leftOut` records outside the subscription: they have no contact to
 * export, so they are in no row and count for nothing. One that would pass the cap is refused whole, with the numbers
 * while something is left.
 */
export function planExport({
  used,
  cap,
  rows,
  leftOut,
}: {
  used: number;
  cap: number;
  rows: number;
  leftOut: number;
}): ExportPlan {
  const { remaining, isBlocked } = computeExportAllowance({ used, cap });
  if (isBlocked) return { do: "refuse", message: MESSAGES.exportLimit };
  if (rows > remaining) return { do: "refuse", message: MESSAGES.exportExceeds(rows, remaining) };
  if (rows === 0 && leftOut > 0) return { do: "refuse", message: MESSAGES.exportAllLeftOut(leftOut) };
  return { do: "export", used: used + rows };
}

/** The instant the window begins at: an export counts when it was delivered after it (EXP-05). */
export function findExportWindowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/** When the count falls next; null when nothing counts (EXP-05). */
export function findNextExportRelease(records: readonly ExportRecord[], now: Date): Date | null {
  const releases = countedAt(records, now).map(({ at }) => at.getTime() + WINDOW_MS);
  return releases.length > 0 ? new Date(Math.min(...releases)) : null;
}

/** An export of no rows never counted. */
function countedAt(records: readonly ExportRecord[], now: Date): ExportRecord[] {
  const start = findExportWindowStart(now);
  return records.filter(({ at, rows }) => rows > 0 && at > start);
}
