import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createSlidingWindow } from "./sliding-window.ts";

describe("a sliding window", () => {
  it("lets the limit through, then tells how long to wait, then lets one in as one leaves", () => {
    let now = 0;
    const window = createSlidingWindow(2, 60_000, () => new Date(now));
    expect(window.take("a")).toEqual({ do: "pass" });
    now = 10_000;
    expect(window.take("a")).toEqual({ do: "pass" });
    expect(window.take("a")).toEqual({ do: "wait", seconds: 50 });
    expect(window.take("b")).toEqual({ do: "pass" });
    now = 60_000;
    expect(window.take("a")).toEqual({ do: "pass" });
    expect(window.take("a")).toEqual({ do: "wait", seconds: 10 });
  });

  it("doesn’t count what is given back or forgotten", () => {
    const window = createSlidingWindow(1, 60_000, () => new Date(0));
    window.take("a");
    window.giveBack("a");
    expect(window.take("a")).toEqual({ do: "pass" });
    window.forget("a");
    expect(window.take("a")).toEqual({ do: "pass" });
    expect(window.take("a").do).toBe("wait");
  });

  it("never lets more than the limit through in any window, and never keeps anyone out for longer than one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }),
        (limit, steps) => {
          let now = 0;
          const window = createSlidingWindow(limit, 1_000, () => new Date(now));
          const passed: number[] = [];
          for (const step of steps) {
            now += step;
            const answer = window.take("key");
            if (answer.do === "pass") passed.push(now);
            else expect(answer.seconds).toBeLessThanOrEqual(1);
          }
          for (const end of passed) {
            expect(passed.filter((at) => at > end - 1_000 && at <= end).length).toBeLessThanOrEqual(limit);
          }
        },
      ),
    );
  });
});
