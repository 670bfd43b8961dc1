import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_THRESHOLDS, LOG_LEVELS, decideLog, type EntryLevel } from "./log-level.ts";

const ENTRY_LEVELS = LOG_LEVELS.filter((level): level is EntryLevel => level !== "none");

describe("the levels", () => {
  it("are in order of severity", () => {
    expect(LOG_LEVELS).toEqual(["none", "fatal", "error", "warning", "info", "debug", "trace"]);
  });

  it("report warnings and print errors by default", () => {
    expect(DEFAULT_THRESHOLDS).toEqual({ console: "error", report: "warning" });
    expect(decideLog("fatal", DEFAULT_THRESHOLDS)).toEqual({ console: true, report: true });
    expect(decideLog("error", DEFAULT_THRESHOLDS)).toEqual({ console: true, report: true });
    expect(decideLog("warning", DEFAULT_THRESHOLDS)).toEqual({ console: false, report: true });
    expect(decideLog("info", DEFAULT_THRESHOLDS)).toEqual({ console: false, report: false });
  });
});

describe("decideLog", () => {
  it("passes nothing at none and everything at trace", () => {
    for (const level of ENTRY_LEVELS) {
      expect(decideLog(level, { console: "none", report: "trace" })).toEqual({ console: false, report: true });
      expect(decideLog(level, { console: "trace", report: "none" })).toEqual({ console: true, report: false });
    }
  });

  it("passes levels at or above each output's threshold", () => {
    const threshold = fc.constantFrom(...LOG_LEVELS);
    fc.assert(
      fc.property(fc.constantFrom(...ENTRY_LEVELS), threshold, threshold, (level, console, report) => {
        const rank = LOG_LEVELS.indexOf(level);
        expect(decideLog(level, { console, report })).toEqual({
          console: rank <= LOG_LEVELS.indexOf(console),
          report: rank <= LOG_LEVELS.indexOf(report),
        });
      }),
    );
  });
});
