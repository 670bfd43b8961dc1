import { describe, expect, it, afterEach, beforeEach, vi } from "vitest";
import { observeCall, loadChunk } from "./observe-call.store.ts";
import { CallFailed } from "./failure.ts";

describe("observeCall", () => {
  it("calls once per subscription, not before", async () => {
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

  it("passes on a call that throws instead of rejecting", () => {
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
