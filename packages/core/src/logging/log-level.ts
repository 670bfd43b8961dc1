/** Logging levels (LOG-01): each includes those before it; `none` lets nothing through. */
export const LOG_LEVELS = ["none", "fatal", "error", "warning", "info", "debug", "trace"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** The levels of entries; `none` is only a threshold. */
export type EntryLevel = Exclude<LogLevel, "none">;

/** The quietest level that still gets through, to each of the two places. */
export interface LogThresholds {
  /** The browser's console. */
  console: LogLevel;
  /** The error-reporting service, when there is one. */
  report: LogLevel;
}

/** Warnings go to the reporting service, and only errors to the console. */
export const DEFAULT_THRESHOLDS: LogThresholds = { console: "error", report: "warning" };

/** Where an entry goes. */
export function decideLog(level: EntryLevel, thresholds: LogThresholds): { console: boolean; report: boolean } {
  return { console: isAtLeast(level, thresholds.console), report: isAtLeast(level, thresholds.report) };
}

/** Reads a level as a picker hands it over; null for anything else. */
export function parseLogLevel(text: string): LogLevel | null {
  return LOG_LEVELS.find((level) => level === text) ?? null;
}

function isAtLeast(level: EntryLevel, threshold: LogLevel): boolean {
  return LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);
}
