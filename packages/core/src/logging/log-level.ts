/** Log levels (LOG-01): each includes those before it; `none` logs nothing. */
export const LOG_LEVELS = ["none", "fatal", "error", "warning", "info", "debug", "trace"] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export type EntryLevel = Exclude<LogLevel, "none">;

/** The least severe level that each output receives. */
export interface LogThresholds {
  console: LogLevel;
  report: LogLevel;
}

/** Warnings are reported; only errors are printed. */
export const DEFAULT_THRESHOLDS: LogThresholds = { console: "error", report: "warning" };

export function decideLog(level: EntryLevel, thresholds: LogThresholds): { console: boolean; report: boolean } {
  const reaches = (threshold: LogLevel) => LOG_LEVELS.indexOf(level) <= LOG_LEVELS.indexOf(threshold);
  return { console: reaches(thresholds.console), report: reaches(thresholds.report) };
}
