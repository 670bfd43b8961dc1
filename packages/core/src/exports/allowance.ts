import { MESSAGES } from "../notices/messages.ts";

/** Contact exports are limited by rows in a rolling window, not a calendar month (EXP-05). */
export const EXPORT_WINDOW_DAYS = 30;
/** The cap of an organization that sets none (`almanacMaxExports`). */
export const MAX_EXPORTS_DEFAULT = 1500;

const WINDOW_MS = EXPORT_WINDOW_DAYS * 24 * 60 * 60 * 1000;

interface ExportAllowance {
  /** Rows left to export; never negative. */
  remaining: number;
  /** True when no rows are left. */
  isBlocked: boolean;
}

export interface ExportRecord {
  at: Date;
  rows: number;
}

type ExportPlan =
  /** `used` includes this export. */
  { do: "export"; used: number } | { do: "refuse"; message: string };

/** Computes the remaining rows; each user has the organization's whole cap (EXP-06). */
export function computeExportAllowance({ used, cap }: { used: number; cap: number }): ExportAllowance {
  const remaining = Math.max(0, cap - used);
  return { remaining, isBlocked: remaining <= 0 };
}

/** Decides an export of `rows`; beyond the cap it is refused entirely. `leftOut` records don't count. */
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

/** Returns the start of the window; exports delivered after it count (EXP-05). */
export function findExportWindowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/** Returns when the oldest counted export expires; null if none counts (EXP-05). */
export function findNextExportRelease(records: readonly ExportRecord[], now: Date): Date | null {
  const releases = countedAt(records, now).map(({ at }) => at.getTime() + WINDOW_MS);
  return releases.length > 0 ? new Date(Math.min(...releases)) : null;
}

/** Exports without rows never count. */
function countedAt(records: readonly ExportRecord[], now: Date): ExportRecord[] {
  const start = findExportWindowStart(now);
  return records.filter(({ at, rows }) => rows > 0 && at > start);
}
