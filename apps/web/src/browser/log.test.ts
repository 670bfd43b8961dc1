import { LOG_LEVELS } from "@rotunda/core";
import { describe, expect, it, vi } from "vitest";
import { createLogOutput } from "./browser.ts";

const aConsole = () => ({ error: vi.fn(), warn: vi.fn(), info: vi.fn(), debug: vi.fn() });

describe("the log's output", () => {
  it("prints each level with the matching console method", () => {
    const output = aConsole();
    const log = createLogOutput(output);
    for (const level of LOG_LEVELS) if (level !== "none") log.print(level, level);
    expect(output.error.mock.calls).toEqual([["fatal"], ["error"]]);
    expect(output.warn.mock.calls).toEqual([["warning"]]);
    expect(output.info.mock.calls).toEqual([["info"]]);
    expect(output.debug.mock.calls).toEqual([["debug"], ["trace"]]);
  });

  it("prints a detail after its message, if there is one", () => {
    const output = aConsole();
    createLogOutput(output).print("error", "The profile could not be read", { id: 7 });
    expect(output.error).toHaveBeenCalledExactlyOnceWith("The profile could not be read", { id: 7 });
  });
});
