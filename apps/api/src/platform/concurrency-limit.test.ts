import { setImmediate as nextTick } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { createConcurrencyLimit, TooBusy } from "./concurrency-limit.ts";

/** Work that ends when told to. */
function job() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const seen = { hasBegun: false, end };
  return {
    ...seen,
    seen,
    work: () => {
      seen.hasBegun = true;
      return ended;
    },
  };
}

describe("createConcurrencyLimit", () => {
  it("runs the limit at once, queues others in order, and rejects those beyond the queue’s size", async () => {
    const turns = createConcurrencyLimit({ atOnce: 2, waiting: 2 });
    const jobs = Array.from({ length: 4 }, job);
    const taken = jobs.map(({ work }) => turns.take(work));
    await expect(turns.take(async () => {})).rejects.toThrow(TooBusy);
    const begun = () => jobs.map(({ seen }) => seen.hasBegun);
    expect(begun()).toEqual([true, true, false, false]);
    jobs[1]?.end();
    await taken[1];
    await nextTick();
    expect(begun()).toEqual([true, true, true, false]);
    for (const { end } of jobs) end();
    await Promise.all(taken);
    expect(begun()).toEqual([true, true, true, true]);
    expect(await turns.take(async () => "free again")).toBe("free again");
  });

  it("frees the slot if the work fails", async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const failing = turns.take(() => Promise.reject(new Error("no")));
    const next = turns.take(async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
  });

  it("drops queued work whose caller left, and gives its place to new work", async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, waiting: 1 });
    const [first, left, last] = [job(), job(), job()];
    let hasLeft = false;
    const taken = turns.take(first.work);
    const refused = expect(turns.take(left.work, () => hasLeft)).rejects.toThrow(TooBusy);
    hasLeft = true;
    const after = turns.take(last.work);
    await refused;
    for (const { end } of [first, last]) end();
    await Promise.all([taken, after]);
    expect([left.seen.hasBegun, last.seen.hasBegun]).toEqual([false, true]);
  });

  it("skips callers that left while waiting", async () => {
    const turns = createConcurrencyLimit({ atOnce: 1, waiting: 2 });
    const [first, left, last] = [job(), job(), job()];
    let hasLeft = false;
    const taken = [turns.take(first.work)];
    const refused = expect(turns.take(left.work, () => hasLeft)).rejects.toThrow(TooBusy);
    taken.push(turns.take(last.work));
    hasLeft = true;
    for (const { end } of [first, last]) end();
    await Promise.all([...taken, refused]);
    expect([left.seen.hasBegun, last.seen.hasBegun]).toEqual([false, true]);
  });
});
