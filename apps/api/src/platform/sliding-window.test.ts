import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnEachDatabase } from "../testing/databases.ts";
import { createSlidingWindow } from "./sliding-window.ts";

describeOnEachDatabase("a sliding window", (openDb) => {
  let now = 0;
  const clock = () => new Date(now);
  const windowOf = (limit: number, name = "test", windowMs = 60_000) =>
    createSlidingWindow({ db: openDb(), clock }, { name, limit, windowMs });

  it("allows the limit, then returns the time to wait, and allows another when one expires", async () => {
    now = 0;
    const window = windowOf(2);
    expect(await window.take("a")).toEqual({ do: "pass", tries: 1 });
    now = 10_000;
    expect(await window.take("a")).toMatchObject({ do: "pass" });
    expect(await window.take("a")).toEqual({ do: "wait", seconds: 50 });
    expect(await window.take("b")).toMatchObject({ do: "pass" });
    now = 60_000;
    expect(await window.take("a")).toMatchObject({ do: "pass" });
    expect(await window.take("a")).toEqual({ do: "wait", seconds: 10 });
  });

  it("doesn’t count tries that were given back or forgotten", async () => {
    now = 0;
    const window = windowOf(1);
    await window.take("a");
    await window.giveBack("a");
    await window.giveBack("a");
    await window.giveBack("nobody");
    expect(await window.take("a")).toMatchObject({ do: "pass" });
    await window.forget("a");
    expect(await window.take("a")).toMatchObject({ do: "pass" });
    expect((await window.take("a")).do).toBe("wait");
  });

  it("counts windows of the same name together, and others separately", async () => {
    now = 0;
    await windowOf(1, "logins").take("a");
    expect((await windowOf(1, "letters").take("a")).do).toBe("pass");
    expect((await windowOf(1, "logins").take("a")).do).toBe("wait");
  });

  it("allows no more than the limit to concurrent tries", async () => {
    now = 0;
    const answers = await Promise.all(Array.from({ length: 64 }, () => windowOf(7).take("a")));
    expect(answers.filter((answer) => answer.do === "pass")).toHaveLength(7);
  });

  it("deletes expired tries, and stores no key in clear text", async () => {
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

  it("never allows more than the limit in any window, and never blocks for longer than one", async () => {
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
