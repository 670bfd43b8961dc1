import { describe, expect, it, vi } from "vitest";
import { createLog } from "./log.ts";

const aConsole = () => ({ error: vi.fn(), warn: vi.fn() });

describe("the log", () => {
  it("prints errors and keeps warnings from the console, and reports both", () => {
    const output = aConsole();
    const report = vi.fn();
    const log = createLog(output, report);
    log.error("the profile could not be read", { id: 7 });
    log.warning("a message came before the snackbar");
    expect(output.error).toHaveBeenCalledExactlyOnceWith("the profile could not be read", { id: 7 });
    expect(output.warn).not.toHaveBeenCalled();
    expect(report.mock.calls.map(([level]) => level)).toEqual(["error", "warning"]);
  });

  it("prints warnings when the console's threshold allows them", () => {
    const output = aConsole();
    createLog(output, undefined, { console: "warning", report: "none" }).warning("slow");
    expect(output.warn).toHaveBeenCalledExactlyOnceWith("slow");
  });

  it("is silent at the threshold none", () => {
    const output = aConsole();
    const report = vi.fn();
    createLog(output, report, { console: "none", report: "none" }).error("anything");
    expect(output.error).not.toHaveBeenCalled();
    expect(report).not.toHaveBeenCalled();
  });
});
