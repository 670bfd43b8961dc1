import { describe, expect, it } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aSavedCount, aSavedSearch, fakeSavedSearchesApi, someSavedChanges } from "../../testing/saved-searches.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import { createOpenedSearchStore } from "./opened-search.store.ts";
import type { SavedSearchesApi } from "./saved-searches.port.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

function storeWith(methods: Partial<SavedSearchesApi> = {}) {
  const notices: Notice[] = [];
  const log = fakeLog();
  const api = fakeSavedSearchesApi([aSavedSearch(), aSavedSearch({ id: 5, name: "Governors" })], methods);
  const store = createOpenedSearchStore({ api, log, notices: { show: (one) => void notices.push(one) } });
  return { store, notices, log };
}

describe("the opened saved search", () => {
  it("aborts an older request, and stays while it is loaded again", async () => {
    const signals: AbortSignal[] = [];
    const { store } = storeWith({
      savedChanges: (id, signal) => {
        if (signal) signals.push(signal);
        return Promise.resolve(someSavedChanges({ search: aSavedSearch({ id }) }));
      },
    });
    expect(store.state$.value).toEqual({ status: "idle" });
    store.show(4);
    store.show(5);
    expect(store.state$.value).toEqual({ status: "loading" });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    await settle();
    expect(store.state$.value).toMatchObject({ status: "done", changes: { search: { id: 5 } } });
    store.show(5);
    expect(store.state$.value).toMatchObject({ status: "done" });
    store.show(4);
    expect(store.state$.value).toEqual({ status: "loading" });
  });

  it("is gone when it was deleted or isn’t shared any more", async () => {
    const { store } = storeWith();
    store.show(99);
    await settle();
    expect(store.state$.value).toEqual({ status: "gone" });
  });

  it.each<Failure>([{ kind: "offline" }, { kind: "refused", status: 403 }, { kind: "broken", status: 404 }])(
    "can be loaded again after a failure: %j",
    async (failure) => {
      let isFailing = true;
      const { store, log } = storeWith({
        savedChanges: () => (isFailing ? Promise.reject(new CallFailed(failure)) : Promise.resolve(someSavedChanges())),
      });
      store.show(4);
      await settle();
      expect(store.state$.value).toEqual({ status: "failed", failure });
      expect(log.errors).toEqual(["The saved search could not be loaded"]);
      isFailing = false;
      store.retry();
      await settle();
      expect(store.state$.value).toMatchObject({ status: "done" });
    },
  );

  it("marks changes as seen once for a double click, or keeps the marks with a notice", async () => {
    let calls = 0;
    const { store, notices, log } = storeWith({
      markSeen: async () => {
        calls += 1;
        if (calls === 1) throw new CallFailed({ kind: "offline" });
        return someSavedChanges({ count: aSavedCount({ unseenCount: 0 }) });
      },
    });
    expect(await store.markSeen()).toBe(false);
    store.show(4);
    await settle();
    expect(await store.markSeen()).toBe(false);
    expect([notices.length, store.state$.value]).toMatchObject([
      1,
      { isMarking: false, changes: { count: { unseenCount: 4 } } },
    ]);
    expect(log.errors).toEqual(["The changes could not be marked as seen"]);
    const [first, second] = [store.markSeen(), store.markSeen()];
    expect([await first, await second, calls]).toEqual([true, false, 2]);
    expect(store.state$.value).toEqual({
      status: "done",
      isMarking: false,
      changes: someSavedChanges({ count: aSavedCount({ unseenCount: 0 }) }),
    });
  });

  it.each([
    ["succeeds", () => Promise.resolve(someSavedChanges()), true],
    ["fails", () => Promise.reject(new CallFailed({ kind: "offline" })), false],
  ])("stays when marking another one %s", async (_, markSeen, isMarked) => {
    const { store } = storeWith({ markSeen: () => settle().then(markSeen) });
    store.show(4);
    await settle();
    const marking = store.markSeen();
    store.show(5);
    expect(await marking).toBe(isMarked);
    expect(store.state$.value).toMatchObject({ status: "done", changes: { search: { id: 5 } } });
  });
});
