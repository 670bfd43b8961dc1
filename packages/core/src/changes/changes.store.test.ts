import { describe, expect, it, vi } from "vitest";
import { aChangesPage, fakeChangesApi } from "../../testing/changes.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { CallFailed } from "../kernel/failure.ts";
import { DEFAULT_CHANGES_QUERY } from "./changes-query.ts";
import type { ChangesPage } from "./changes.port.ts";
import { createChangesStore } from "./changes.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

function storeWith() {
  const api = fakeChangesApi();
  const changes = vi.spyOn(api, "changes");
  const log = fakeLog();
  return { store: createChangesStore({ api, log }), changes, log };
}

describe("the store of changes", () => {
  it("loads a page, once", async () => {
    const { store, changes } = storeWith();
    expect(store.state$.value).toEqual({ status: "idle" });
    store.show(DEFAULT_CHANGES_QUERY);
    store.show({ ...DEFAULT_CHANGES_QUERY });
    expect(store.state$.value).toEqual({ status: "loading", previous: null });
    await settle();
    expect(store.state$.value).toEqual({ status: "done", page: aChangesPage() });
    expect(changes).toHaveBeenCalledTimes(1);
  });

  it("keeps the last page while another loads, and aborts an older request", async () => {
    const { store, changes } = storeWith();
    store.show(DEFAULT_CHANGES_QUERY);
    await settle();
    const answers: ((page: ChangesPage) => void)[] = [];
    changes.mockImplementation(() => new Promise((resolve) => void answers.push(resolve)));
    store.show({ ...DEFAULT_CHANGES_QUERY, state: "NE" });
    expect(store.state$.value).toEqual({ status: "loading", previous: aChangesPage() });
    store.show({ ...DEFAULT_CHANGES_QUERY, state: "TX" });
    expect(changes.mock.calls[1]?.[1]?.aborted).toBe(true);
    answers[1]?.(aChangesPage({ total: 5 }));
    answers[0]?.(aChangesPage({ total: 9 }));
    await settle();
    expect(store.state$.value).toMatchObject({ status: "done", page: { total: 5 } });
  });

  it("logs a failure, and repeats the request on demand and when the page is shown again", async () => {
    const { store, changes, log } = storeWith();
    changes.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    changes.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    store.show(DEFAULT_CHANGES_QUERY);
    await settle();
    expect(store.state$.value).toEqual({ status: "failed", failure: { kind: "offline" } });
    expect(log.errors).toEqual(["The changes could not be loaded"]);
    store.show(DEFAULT_CHANGES_QUERY);
    await settle();
    expect(store.state$.value).toEqual({ status: "failed", failure: { kind: "offline" } });
    store.retry();
    await settle();
    expect(store.state$.value).toMatchObject({ status: "done" });
    store.retry();
    expect(changes).toHaveBeenCalledTimes(3);
  });
});
