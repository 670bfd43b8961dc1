import { describe, expect, it } from "vitest";
import { statesOf, withTestScheduler } from "../../testing/marbles.ts";
import { createScreenStore } from "./screen.store.ts";

/** A fake window that can be resized. */
function aWindow(first: number) {
  const listeners = new Set<() => void>();
  let width = first;
  return {
    listeners,
    width: () => width,
    watch: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    resize: (next: number) => {
      width = next;
      for (const listener of listeners) listener();
    },
  };
}

describe("the screen store", () => {
  it("has the breakpoint immediately", () => {
    expect(createScreenStore(aWindow(700)).state$.value).toBe("sm");
  });

  it("reports a burst of resizes once, 200 ms after the last", () => {
    withTestScheduler(({ hot, expectObservable }) => {
      const view = aWindow(1300);
      const store = createScreenStore(view);
      hot("a 99ms b 99ms c", { a: 1250, b: 900, c: 500 }).subscribe((width) => view.resize(width));
      expectObservable(statesOf(store.state$)).toBe("l 399ms x", { l: "lg", x: "xs" });
    });
  });

  it("reports nothing if the breakpoint stays the same", () => {
    withTestScheduler(({ hot, expectObservable }) => {
      const view = aWindow(1300);
      const store = createScreenStore(view);
      hot("a 299ms b 299ms c", { a: 1400, b: 500, c: 520 }).subscribe((width) => view.resize(width));
      expectObservable(statesOf(store.state$)).toBe("l 499ms x", { l: "lg", x: "xs" });
    });
  });

  it("stops watching on request", () => {
    const view = aWindow(1300);
    withTestScheduler(({ hot, expectObservable }) => {
      const store = createScreenStore(view);
      expect(view.listeners.size).toBe(1);
      hot("a 99ms b", { a: 500 }).subscribe((width) => (width === 500 ? view.resize(500) : store.stop()));
      expectObservable(statesOf(store.state$)).toBe("l", { l: "lg" });
    });
    expect(view.listeners.size).toBe(0);
  });
});
