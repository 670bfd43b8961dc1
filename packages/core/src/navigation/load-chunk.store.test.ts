import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallFailed } from "../kernel/failure.ts";
import { loadChunk } from "./load-chunk.store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loadChunk", () => {
  it("returns the loaded module", async () => {
    expect(await loadChunk(() => Promise.resolve("screen"))).toBe("screen");
  });

  it("forwards a failure unchanged", async () => {
    await expect(loadChunk(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  });

  it("fails after exactly 120 seconds without a response", async () => {
    const failed = vi.fn<(reason: unknown) => void>();
    void loadChunk(() => new Promise<string>(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const reason = failed.mock.calls[0]?.[0];
    expect(reason).toBeInstanceOf(CallFailed);
    expect(reason).toMatchObject({ failure: { kind: "offline" } });
  });

  it("accepts a module that arrives just in time", async () => {
    const loaded = loadChunk(() => new Promise((resolve) => setTimeout(() => resolve("late"), 119_999)));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loaded).toBe("late");
  });
});
