import { CallFailed } from "../kernel/failure.ts";
import type { EntryLevel } from "./log-level.ts";

/** Largest report, in bytes of UTF-8 (LOG-03). */
export const REPORT_LIMIT_BYTES = 102_400;

/** The report of a log entry. `code` is an error's code or empty. */
export interface ErrorReport {
  level: EntryLevel;
  /** An ISO instant. */
  time: string;
  /** The page's path without its query, which may contain names people searched for. */
  page: string;
  code: string;
  message: string;
  detail: string;
}

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

/** Fields to shorten, the least important first. */
const CUT_FIRST = ["detail", "message", "page", "code"] as const;

/** Writes the report as JSON within the limit; `isCut` marks shortened fields. */
export function formatReport(report: ErrorReport, limit: number = REPORT_LIMIT_BYTES): string {
  const whole = JSON.stringify(report);
  if (countBytes(whole) <= limit) return whole;
  const cut = { ...report, isCut: true };
  for (const field of CUT_FIRST) {
    const excess = countBytes(JSON.stringify(cut)) - limit;
    cut[field] = cutToFit(report[field], countJsonBytes(report[field]) - excess);
  }
  return JSON.stringify(cut);
}

export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns the longest prefix whose JSON fits into these bytes. */
function cutToFit(text: string, bytes: number): string {
  let start = "";
  let room = bytes;
  for (const character of text) {
    room -= countJsonBytes(character);
    if (room < 0) break;
    start += character;
  }
  return start;
}

function countJsonBytes(text: string): number {
  return countBytes(JSON.stringify(text)) - '""'.length;
}

function findCode(detail: unknown): string {
  if (detail instanceof CallFailed) return detail.code;
  return detail instanceof Error ? detail.name : "";
}

/** Converts a log entry's detail to text; never throws. */
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
