import { setImmediate as nextTick } from "node:timers/promises";
import { fc } from "@rotunda/core/testing";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFairQueue, type FairQueue, type Place, TooBusy } from "./fair-queue.ts";

/** Asks for turns by name and lists who got one, in order; a turn ends on request. */
function askersOf(queue: FairQueue) {
  const served: string[] = [];
  const refused: Record<string, string> = {};
  const leaving = new Map<string, () => void>();
  const ask = async (name: string, place?: Place) => {
    try {
      const leave = await queue.enter(name.replace(/\d+$/u, ""), place);
      served.push(name);
      leaving.set(name, leave);
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      refused[name] = error.because;
    }
  };
  return {
    served,
    refused,
    ask: async (names: string, place?: Place) => {
      for (const name of names.split(" ")) void ask(name, place);
      await nextTick();
    },
    end: async (name: string) => {
      leaving.get(name)?.();
      leaving.delete(name);
      await nextTick();
    },
    /** Ends turns until nobody waits. */
    endAll: async () => {
      while (leaving.size > 0) {
        const [name = ""] = leaving.keys();
        leaving.get(name)?.();
        leaving.delete(name);
        await nextTick();
      }
    },
  };
}

describe("a fair queue", () => {
  it("runs the limit at once and queues the others", async () => {
    const { ask, end, endAll, served } = askersOf(createFairQueue({ atOnce: 2, waiting: 2 }));
    await ask("a1 a2 a3 a4");
    expect(served).toEqual(["a1", "a2"]);
    await end("a2");
    expect(served).toEqual(["a1", "a2", "a3"]);
    await endAll();
    expect(served).toEqual(["a1", "a2", "a3", "a4"]);
  });

  it("serves readers in turns", async () => {
    const { ask, endAll, served } = askersOf(createFairQueue({ atOnce: 1, waiting: 20 }));
    await ask("a1 a2 a3 a4 a5 b1 b2 c1");
    await endAll();
    expect(served).toEqual(["a1", "b1", "c1", "a2", "b2", "a3", "a4", "a5"]);
  });

  it("serves a reader’s only work before further work of others", async () => {
    const { ask, end, endAll, served } = askersOf(createFairQueue({ atOnce: 1, waiting: 20 }));
    await ask("a1 b1 c1 a2 b2 c2");
    await end("a1");
    await end("b1");
    await ask("d1");
    await endAll();
    expect(served).toEqual(["a1", "b1", "c1", "d1", "a2", "b2", "c2"]);
  });

  it("limits how much of one reader’s work runs at once", async () => {
    const { ask, endAll, served } = askersOf(createFairQueue({ atOnce: 3, atOnceEach: 2, waiting: 20 }));
    await ask("a1 a2 a3");
    expect(served).toEqual(["a1", "a2"]);
    await ask("b1");
    expect(served).toEqual(["a1", "a2", "b1"]);
    await endAll();
    expect(served).toEqual(["a1", "a2", "b1", "a3"]);
  });

  it("refuses a reader’s work beyond the limit per reader, but not another reader’s", async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 20, each: 3 });
    const { ask, endAll, served, refused } = askersOf(queue);
    await ask("a1 a2 a3 a4 b1");
    expect(refused).toEqual({ a4: "reader" });
    expect([queue.isFull("a"), queue.isFull("b"), queue.isFull("c")]).toEqual([true, false, false]);
    await endAll();
    expect(served).toEqual(["a1", "b1", "a2", "a3"]);
    expect(queue.isFull("a")).toBe(false);
  });

  it("when it is full, gives a place of the reader with the most work to a reader with less", async () => {
    const { ask, endAll, served, refused } = askersOf(createFairQueue({ atOnce: 1, waiting: 3 }));
    await ask("a1 a2 a3 a4 a5");
    expect(refused).toEqual({ a5: "full" });
    await ask("b1");
    expect(refused).toEqual({ a5: "full", a4: "full" });
    await ask("b2");
    expect(refused).toMatchObject({ a3: "full" });
    // Both readers have two now.
    await ask("b3");
    expect(refused).toMatchObject({ b3: "full" });
    await ask("c1");
    expect(refused).toMatchObject({ a2: "full" });
    await endAll();
    expect(served).toEqual(["a1", "b1", "c1", "b2"]);
  });

  it("serves lower ranks first, and gives them places of higher ranks", async () => {
    const { ask, endAll, served, refused } = askersOf(createFairQueue({ atOnce: 1, waiting: 3 }));
    await ask("a1 b1 c1 d1", { rank: 1 });
    await ask("e1 a2", { rank: 0 });
    expect(refused).toEqual({ b1: "full", c1: "full" });
    await ask("f1", { rank: 2 });
    expect(refused).toMatchObject({ f1: "full" });
    await endAll();
    expect(served).toEqual(["a1", "e1", "a2", "d1"]);
  });

  it("drops work of disconnected clients", async () => {
    const { ask, endAll, served, refused } = askersOf(createFairQueue({ atOnce: 1, waiting: 1 }));
    const client = new AbortController();
    await ask("a1");
    await ask("b1", { signal: client.signal });
    client.abort();
    await ask("c1");
    await ask("b2", { signal: client.signal });
    expect(refused).toEqual({ b1: "gone", b2: "gone" });
    await endAll();
    expect(served).toEqual(["a1", "c1"]);
  });

  it("ends the turn of failed work, and only once", async () => {
    const queue = createFairQueue({ atOnce: 1, waiting: 1 });
    const failing = queue.take("a", () => Promise.reject(new Error("no")));
    const next = queue.take("a", async () => "done");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("done");
    const leave = await queue.enter("a");
    leave();
    leave();
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it("never runs or holds more than allowed, and serves everyone it doesn’t refuse", async () => {
    const arrival = fc.record({ name: fc.constantFrom("a", "b", "c", "d"), rank: fc.integer({ min: 0, max: 2 }) });
    const limits = fc.record({
      atOnce: fc.integer({ min: 1, max: 4 }),
      atOnceEach: fc.integer({ min: 1, max: 4 }),
      waiting: fc.integer({ min: 1, max: 6 }),
      each: fc.integer({ min: 1, max: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(limits, fc.array(arrival, { maxLength: 30 }), async (options, arrivals) => {
        const queue = createFairQueue(options);
        const { ask, endAll, served, refused } = askersOf(queue);
        for (const [at, { name, rank }] of arrivals.entries()) {
          await ask(`${name}${at}`, { rank });
          const { running, waiting } = queue.counts();
          expect(running).toBeLessThanOrEqual(options.atOnce);
          expect(waiting).toBeLessThanOrEqual(options.waiting);
        }
        await endAll();
        expect(served.length + Object.keys(refused).length).toBe(arrivals.length);
        expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
      }),
      { numRuns: 40 },
    );
  });
});

describe("the deadline of a fair queue", () => {
  afterEach(() => void vi.useRealTimers());

  it("refuses work that waited too long", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const { ask, end, served, refused } = askersOf(createFairQueue({ atOnce: 1, waiting: 5, deadlineMs: 1_000 }));
    await ask("a1 a2");
    vi.advanceTimersByTime(600);
    await ask("b1");
    vi.advanceTimersByTime(400);
    await nextTick();
    expect(refused).toEqual({ a2: "deadline" });
    await end("a1");
    vi.advanceTimersByTime(1_000);
    await nextTick();
    expect([served, refused]).toEqual([["a1", "b1"], { a2: "deadline" }]);
  });
});
