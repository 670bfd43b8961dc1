import { describe, expect, it, vi } from "vitest";
import { createPartStore } from "./part.store.ts";

const open = () => {
  const fetchPart = vi.fn(() => Promise.resolve("dialogs"));
  const onFailure = vi.fn();
  return { ...createPartStore({ fetchPart, onFailure }), fetchPart, onFailure };
};

describe("a part of the program", () => {
  it("loads once, when it is first needed", async () => {
    const { state$, load, fetchPart } = open();
    expect([state$.value, fetchPart.mock.calls.length]).toEqual([null, 0]);
    expect(await Promise.all([load(), load()])).toEqual([true, true]);
    expect(await load()).toBe(true);
    expect([state$.value, fetchPart.mock.calls.length]).toEqual(["dialogs", 1]);
  });

  it("reports a failure once, and loads again", async () => {
    const { state$, load, fetchPart, onFailure } = open();
    fetchPart.mockRejectedValueOnce(new Error("gone"));
    expect(await Promise.all([load(), load()])).toEqual([false, false]);
    expect(onFailure.mock.calls).toEqual([[new Error("gone")]]);
    expect(await load()).toBe(true);
    expect(state$.value).toBe("dialogs");
  });
});
