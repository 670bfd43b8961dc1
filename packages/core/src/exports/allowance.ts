/** Contact exports are counted in rows over a rolling window, not by calendar month (spec 9; decisions, "Exports"). */
export const EXPORT_WINDOW_DAYS = 30;
export const MAX_EXPORTS_DEFAULT = 1500;

const DAY = 24 * 60 * 60 * 1000;

export interface ExportAllowance {
  /** Rows that may still be exported; never negative. */
  remaining: number;
  /** Spec 5: nothing may be exported when nothing remains. */
  isBlocked: boolean;
}

/** A delivered export. */
export interface ExportRecord {
  at: Date;
  rows: number;
}

export type ExportPlan =
  /** `used` is the count after this export. */
  { do: "export"; used: number } | { do: "refuse"; because: "limit" };

export function exportAllowance({ used, cap }: { used: number; cap: number }): ExportAllowance {
  const remaining = Math.max(0, cap - used);
  return { remaining, isBlocked: remaining <= 0 };
}

/** An export that would pass the cap is refused whole (decisions, "Exports"). */
export function planExport({ used, cap, rows }: { used: number; cap: number; rows: number }): ExportPlan {
  const { remaining, isBlocked } = exportAllowance({ used, cap });
  return isBlocked || rows > remaining ? { do: "refuse", because: "limit" } : { do: "export", used: used + rows };
}

/** Rows of the exports that still count at `now`: each falls out exactly 30 days after it was delivered. */
export function exportsUsed(records: readonly ExportRecord[], now: Date): number {
  return records.filter((record) => expiryOf(record) > now.getTime()).reduce((sum, { rows }) => sum + rows, 0);
}

/** When the next export stops counting; null when none counts. */
export function nextExportRelease(records: readonly ExportRecord[], now: Date): Date | null {
  const expiries = records.map(expiryOf).filter((expiry) => expiry > now.getTime());
  return expiries.length > 0 ? new Date(Math.min(...expiries)) : null;
}

function expiryOf({ at }: ExportRecord): number {
  return at.getTime() + EXPORT_WINDOW_DAYS * DAY;
}
