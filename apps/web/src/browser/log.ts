import type { Log } from "@rotunda/core";

/** Spec 8, "Logging levels", from the loudest to the quietest. */
const LEVELS = ["none", "fatal", "error", "warning", "info", "debug", "trace"] as const;
type LogLevel = (typeof LEVELS)[number];

export interface LogThresholds {
  /** What the browser's console shows. */
  console: LogLevel;
  /** What goes to the error-reporting service, when there is one. */
  report: LogLevel;
}

export type Report = (level: LogLevel, message: string, detail: unknown) => void;

const passes = (level: LogLevel, threshold: LogLevel): boolean => LEVELS.indexOf(level) <= LEVELS.indexOf(threshold);

/** Warnings are reported, and only errors reach the console, unless the thresholds say otherwise (spec 8). */
export function createLog(
  output: Pick<Console, "error" | "warn">,
  report: Report = () => {},
  thresholds: LogThresholds = { console: "error", report: "warning" },
): Log {
  const write = (level: "error" | "warning", message: string, detail: unknown) => {
    if (passes(level, thresholds.console)) {
      const print = level === "error" ? output.error : output.warn;
      if (detail === undefined) print.call(output, message);
      else print.call(output, message, detail);
    }
    if (passes(level, thresholds.report)) report(level, message, detail);
  };
  return {
    error: (message, detail) => write("error", message, detail),
    warning: (message, detail) => write("warning", message, detail),
  };
}
