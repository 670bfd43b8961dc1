import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CallFailed } from "../kernel/failure.ts";
import { loadChunk } from "./load-chunk.store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("loadChunk", () => {
  it("hands over what was loaded", async () => {
    expect(await loadChunk(() => Promise.resolve("screen"))).toBe("screen");
  });

  it("passes a failure on as it is", async () => {
    await expect(loadChunk(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  });

  it("gives a stalled part up after 120 seconds, not sooner", async () => {
    const failed = vi.fn<(reason: unknown) => void>();
    void loadChunk(() => new Promise<string>(() => {})).catch(failed);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const reason = failed.mock.calls[0]?.[0];
    expect(reason).toBeInstanceOf(CallFailed);
    expect(reason).toMatchObject({ failure: { kind: "offline" } });
  });

  it("takes what comes just in time", async () => {
    const loaded = loadChunk(() => new Promise((resolve) => setTimeout(() => resolve("late"), 119_999)));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(await loaded).toBe("late");
  });
});
