import { CallFailed } from "../kernel/failure.ts";
import type { EntryLevel } from "./log-level.ts";

/** The most a report may weigh, in bytes of UTF-8 (LOG-03). */
export const REPORT_LIMIT_BYTES = 102_400;

/** The report of a log entry. Every field is text; the code is an error's. */
export interface ErrorReport {
  level: EntryLevel;
  /** An ISO instant. */
  time: string;
  /** The address that was shown, without query: what people search for is nobody else's business. */
  page: string;
  code: string;
  message: string;
  detail: string;
}

/** The context of a log entry. */
export interface LogEntry {
  level: EntryLevel;
  message: string;
  detail?: unknown;
  /** The address shown. */
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

/** The texts that may be cut, in the order in which they can best be spared. */
const CUT_FIRST = ["detail", "message", "page", "code"] as const;

/**
 * The report as JSON within the limit: the ends of its texts are cut off as far as is needed, never within a character,
 * and `isCut` then says so.
 */
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

/** How many bytes a text has in UTF-8. */
export function countBytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** As much of a text's beginning, in whole characters, as takes no more than these bytes between JSON's quotes. */
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

/** Whatever was written beside the message, as text; never throws. */
function describeDetail(detail: unknown): string {
  if (detail === undefined) return "";
  if (detail instanceof Error) return detail.stack ?? String(detail);
  try {
    return typeof detail === "string" ? detail : (JSON.stringify(detail) ?? nameKind(detail));
  } catch {
    // A circular value, or one whose getter throws, can't be written.
    return nameKind(detail);
  }
}

function nameKind(detail: unknown): string {
  return Object.prototype.toString.call(detail);
}
