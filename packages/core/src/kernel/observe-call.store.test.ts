import { describe, expect, it, afterEach, beforeEach, vi } from "vitest";
import { observeCall, loadChunk } from "./observe-call.store.ts";
import { CallFailed } from "./failure.ts";

describe("observeCall", () => {
  it("calls once per subscription and not earlier", async () => {
    let calls = 0;
    const answers$ = observeCall(() => Promise.resolve((calls += 1)));
    expect(calls).toBe(0);
    const answers: number[] = [];
    await new Promise<void>((resolve) =>
      answers$.subscribe({ next: (answer) => answers.push(answer), complete: resolve }),
    );
    expect(answers).toEqual([1]);
  });

  it("aborts an abandoned call", () => {
    let signal: AbortSignal | undefined;
    const subscription = observeCall((given) => {
      signal = given;
      return new Promise<never>(() => {});
    }).subscribe();
    expect(signal?.aborted).toBe(false);
    subscription.unsubscribe();
    expect(signal?.aborted).toBe(true);
  });

  it("forwards an error thrown synchronously", () => {
    let caught: unknown;
    observeCall<never>(() => {
      throw new Error("no such port");
    }).subscribe({ error: (error: unknown) => (caught = error) });
    expect(caught).toEqual(new Error("no such port"));
  });
});

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
