import { MESSAGES } from "../notices/messages.ts";

/** Contact exports are limited by rows in a rolling window, not a calendar month (EXP-05). */
export const EXPORT_WINDOW_DAYS = 30;
/** The cap of an organization that sets none (`almanacMaxExports`). */
export const MAX_EXPORTS_DEFAULT = 1500;

const WINDOW_MS = EXPORT_WINDOW_DAYS * 24 * 60 * 60 * 1000;

export interface ExportRecord {
  at: Date;
  rows: number;
}

/** Computes the remaining rows; each user has the organization's whole cap (EXP-06). */
export function computeExportAllowance({ used, cap }: { used: number; cap: number }) {
  const remaining = Math.max(0, cap - used);
  return { remaining, isBlocked: remaining <= 0 };
}

/** Returns why an export of `rows` is refused, or null; beyond the cap it is refused entirely. `leftOut` records don't count. */
export function refuseExport({
  rows,
  leftOut,
  ...limits
}: Record<"used" | "cap" | "rows" | "leftOut", number>): string | null {
  const { remaining, isBlocked } = computeExportAllowance(limits);
  if (isBlocked) return MESSAGES.exportLimit;
  if (rows > remaining) return MESSAGES.exportExceeds(rows, remaining);
  return rows === 0 && leftOut > 0 ? MESSAGES.exportAllLeftOut(leftOut) : null;
}

/** Returns the start of the window; exports delivered after it count (EXP-05). */
export function findExportWindowStart(now: Date): Date {
  return new Date(now.getTime() - WINDOW_MS);
}

/** Returns when the oldest counted export expires; null if none counts, as exports without rows never do (EXP-05). */
export function findNextExportRelease(records: readonly ExportRecord[], now: Date): Date | null {
  const start = findExportWindowStart(now);
  const counted = records.filter(({ at, rows }) => rows > 0 && at > start);
  const releases = counted.map(({ at }) => at.getTime() + WINDOW_MS);
  return releases.length > 0 ? new Date(Math.min(...releases)) : null;
}
