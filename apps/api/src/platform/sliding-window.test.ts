import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { createSlidingWindow } from "./sliding-window.ts";

describeOnEachDatabase("a sliding window", (openDb) => {
  let now = 0;
  const clock = () => new Date(now);
  const windowOf = (limit: number, name = "test", windowMs = 60_000) =>
    createSlidingWindow({ db: openDb(), clock }, { name, limit, windowMs });

  it("lets the limit through, then tells how long to wait, then lets one in as one leaves", async () => {
    now = 0;
    const window = windowOf(2);
    expect(await window.take("a")).toEqual({ do: "pass" });
    now = 10_000;
    expect(await window.take("a")).toEqual({ do: "pass" });
    expect(await window.take("a")).toEqual({ do: "wait", seconds: 50 });
    expect(await window.take("b")).toEqual({ do: "pass" });
    now = 60_000;
    expect(await window.take("a")).toEqual({ do: "pass" });
    expect(await window.take("a")).toEqual({ do: "wait", seconds: 10 });
  });

  it("doesn’t count what is given back or forgotten", async () => {
    now = 0;
    const window = windowOf(1);
    await window.take("a");
    await window.giveBack("a");
    await window.giveBack("a");
    await window.giveBack("nobody");
    expect(await window.take("a")).toEqual({ do: "pass" });
    await window.forget("a");
    expect(await window.take("a")).toEqual({ do: "pass" });
    expect((await window.take("a")).do).toBe("wait");
  });

  it("counts what bears another name by itself, and the same name together", async () => {
    now = 0;
    await windowOf(1, "logins").take("a");
    expect((await windowOf(1, "letters").take("a")).do).toBe("pass");
    expect((await windowOf(1, "logins").take("a")).do).toBe("wait");
  });

  it("lets no more than the limit through when many come at once", async () => {
    now = 0;
    const answers = await Promise.all(Array.from({ length: 64 }, () => windowOf(7).take("a")));
    expect(answers.filter((answer) => answer.do === "pass")).toHaveLength(7);
  });

  it("forgets what has expired, and keeps no key in the clear", async () => {
    now = 0;
    const window = windowOf(1);
    await window.take("ada@example.org");
    await window.take("bob@example.org");
    now = 60_000;
    await window.take("cleo@example.org");
    const rows = await openDb().query("select key from recent_tries");
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("cleo");
  });

  it("never lets more than the limit through in any window, and never keeps anyone out for longer than one", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 40 }),
        async (limit, steps) => {
          now = 0;
          run += 1;
          const window = windowOf(limit, `run ${run}`, 1_000);
          const passed: number[] = [];
          for (const step of steps) {
            now += step;
            const answer = await window.take("key");
            if (answer.do === "pass") passed.push(now);
            else expect(answer.seconds).toBeLessThanOrEqual(1);
          }
          for (const end of passed) {
            expect(passed.filter((at) => at > end - 1_000 && at <= end).length).toBeLessThanOrEqual(limit);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
