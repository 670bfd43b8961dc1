import { CallFailed } from "../kernel/failure.ts";
import type { ErrorReportWire } from "../wire/shapes.ts";
import type { EntryLevel } from "./log-level.ts";

/** Largest report, in bytes of UTF-8 (LOG-03). */
export const REPORT_LIMIT_BYTES = 102_400;

export type ErrorReport = Omit<ErrorReportWire, "isCut">;

export interface LogEntry {
  level: EntryLevel;
  message: string;
  detail?: unknown;
  page: string;
  at: Date;
}

export function toErrorReport({ level, message, detail, page, at }: LogEntry): ErrorReport {
  const address = page.replace(/[?#].*/s, "");
  return {
    level,
    time: at.toISOString(),
    page: address,
    code: findCode(detail),
    message,
    detail: describeDetail(detail),
  };
}

/** Maximum length of each text. JSON needs at most six bytes for a character, so every report is within the limit. */
const LENGTHS_MAX = { page: 1_000, code: 100, message: 3_000, detail: 12_000 } as const;
const TEXTS = Object.keys(LENGTHS_MAX) as (keyof typeof LENGTHS_MAX)[];

/** Writes the report as JSON within the limit; `isCut` marks shortened texts. */
export function formatReport(report: ErrorReport): string {
  if (TEXTS.every((field) => report[field].length <= LENGTHS_MAX[field])) return JSON.stringify(report);
  const cut = TEXTS.map((field) => [field, report[field].slice(0, LENGTHS_MAX[field])]);
  return JSON.stringify({ ...report, ...Object.fromEntries(cut), isCut: true });
}

function findCode(detail: unknown): string {
  if (detail instanceof CallFailed) return detail.code;
  return detail instanceof Error ? detail.name : "";
}

/** Never throws. */
function describeDetail(detail: unknown): string {
  if (detail === undefined) return "";
  if (detail instanceof Error) return detail.stack ?? String(detail);
  try {
    return typeof detail === "string" ? detail : (JSON.stringify(detail) ?? nameKind(detail));
  } catch {
    // Circular values and throwing getters can't be serialized.
    return nameKind(detail);
  }
}

function nameKind(detail: unknown): string {
  return Object.prototype.toString.call(detail);
}

/** Delay after rate limiting without `Retry-After`, in ms (LOG-03). */
export const RETRY_DELAY_MS = 60_000;

/** Longest delay: one day, which also fits a timer. */
const LONGEST_DELAY_MS = 24 * 60 * 60 * 1000;

/** Returns the delay in ms from the seconds of `Retry-After`: 0 to a day; a minute if invalid (LOG-03). */
export function computeRetryDelay(retryAfter: string | null): number {
  const text = (retryAfter ?? "").trim();
  return /^\d+$/.test(text) ? Math.min(Number(text) * 1000, LONGEST_DELAY_MS) : RETRY_DELAY_MS;
}
