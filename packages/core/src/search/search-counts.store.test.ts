import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeLog, fakeSearchApi } from "../../testing/index.ts";
import { createSearchCountsStore } from "./search-counts.store.ts";
import { COUNTS_DEBOUNCE_MS } from "./search-limits.ts";
import type { SearchApi } from "./search.port.ts";
import { createDefaultQuery } from "./search-query.ts";

const water = { ...createDefaultQuery(), keyword: "water" };
const grain = { ...createDefaultQuery(), keyword: "grain" };
const pause = () => vi.advanceTimersByTimeAsync(COUNTS_DEBOUNCE_MS);

describe("the counts of filter options", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  function open(count: SearchApi["counts"] = (_scope, { keyword }) => Promise.resolve({ party: { [keyword]: 1 } })) {
    const counts = vi.fn(count);
    const log = fakeLog();
    return { counts, log, store: createSearchCountsStore({ api: fakeSearchApi({ counts }), log }) };
  }

  it("are requested once after a pause in changes, and stay until newer ones arrive", async () => {
    const { counts, store } = open();
    store.show("state", grain);
    store.show("state", water);
    await vi.advanceTimersByTimeAsync(COUNTS_DEBOUNCE_MS - 1);
    store.show("state", { ...water, page: 3 });
    await vi.advanceTimersByTimeAsync(1);
    expect(counts).toHaveBeenCalledTimes(1);
    expect(store.state$.value.counts).toEqual({ party: { water: 1 } });
    store.show("state", grain);
    expect(store.state$.value).toEqual({ counts: { party: { water: 1 } }, isCounting: true });
    await pause();
    expect(store.state$.value).toEqual({ counts: { party: { grain: 1 } }, isCounting: false });
  });

  it("are unknown for an empty form, another directory and after leaving", async () => {
    const { counts, store } = open();
    store.show("state", createDefaultQuery());
    await pause();
    expect(counts).not.toHaveBeenCalled();
    for (const leave of [
      () => store.show("state", createDefaultQuery()),
      () => store.show("federal", water),
      () => store.hide(),
    ]) {
      store.show("state", water);
      await pause();
      expect(store.state$.value.counts).not.toBeNull();
      leave();
      expect(store.state$.value.counts).toBeNull();
    }
  });

  it("are kept for Back", async () => {
    const { counts, store } = open();
    for (const query of [water, grain]) {
      store.show("state", query);
      await pause();
    }
    store.hide();
    store.show("state", water);
    expect(store.state$.value).toEqual({ counts: { party: { water: 1 } }, isCounting: false });
    await pause();
    expect(counts).toHaveBeenCalledTimes(2);
  });

  it("aren’t kept if they depend on the reader’s notes", async () => {
    const { counts, store } = open();
    for (const query of [{ ...water, note: "urgent" }, grain, { ...water, note: "urgent" }]) {
      store.show("state", query);
      await pause();
    }
    expect(counts).toHaveBeenCalledTimes(3);
  });

  it("abort a request that is out of date", async () => {
    const { counts, store } = open(() => new Promise(() => {}));
    store.show("state", grain);
    await pause();
    store.show("state", water);
    expect(counts.mock.calls.map(([, , signal]) => signal?.aborted)).toEqual([true]);
  });

  it("are unknown after a failure, which is only logged", async () => {
    const { counts, log, store } = open();
    counts.mockRejectedValueOnce(new Error("offline"));
    store.show("state", grain);
    await pause();
    expect(store.state$.value.counts).toBeNull();
    expect(log.errors).toEqual(["The options of filters could not be counted"]);
    store.show("state", water);
    await pause();
    expect(store.state$.value.counts).toEqual({ party: { water: 1 } });
  });
});
