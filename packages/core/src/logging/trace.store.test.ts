import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NOW } from "../../testing/session.ts";
import { TRACE_TIMEOUT_MS, createTraceStore, describeTrace } from "./trace.store.ts";

const at = (ms: number) => new Date(NOW.getTime() + ms);

describe("describeTrace", () => {
  it("lists each step and the time until the last one", () => {
    const steps = [
      { name: "answered", at: at(120) },
      { name: "shown", at: at(180) },
    ];
    expect(describeTrace({ name: "/home", started: NOW, steps })).toBe(
      "/home took 180 ms: answered 120 ms, shown 180 ms",
    );
    expect(describeTrace({ name: "/home", started: NOW, steps: [] })).toBe("/home");
  });
});

describe("the trace store", () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  const traced = () => {
    const write = vi.fn();
    return { write, store: createTraceStore({ log: { write }, clock: () => new Date() }) };
  };

  it("logs a trace two seconds after its last step", () => {
    expect(TRACE_TIMEOUT_MS).toBe(2_000);
    const { write, store } = traced();
    store.begin("/home");
    vi.advanceTimersByTime(1_500);
    store.mark("answered");
    vi.advanceTimersByTime(1_999);
    expect(write).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(write.mock.calls).toEqual([["trace", "/home took 1500 ms: answered 1500 ms"]]);
    vi.advanceTimersByTime(10_000);
    expect(write).toHaveBeenCalledTimes(1);
  });

  it("ends a trace when the next one starts, and restarts the two seconds", () => {
    const { write, store } = traced();
    store.begin("/home");
    vi.advanceTimersByTime(1_000);
    store.begin("/faq");
    expect(write.mock.calls).toEqual([["trace", "/home"]]);
    vi.advanceTimersByTime(1_999);
    expect(write).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(write).toHaveBeenLastCalledWith("trace", "/faq");
  });

  it("ignores steps without a trace", () => {
    const { write, store } = traced();
    store.mark("before");
    store.begin("/home");
    vi.advanceTimersByTime(2_000);
    store.mark("after");
    vi.advanceTimersByTime(2_000);
    expect(write.mock.calls).toEqual([["trace", "/home"]]);
  });
});
