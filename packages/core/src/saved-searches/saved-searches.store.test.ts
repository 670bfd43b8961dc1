import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aSavedCount, aSavedSearch, fakeSavedSearchesApi } from "../../testing/saved-searches.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { SavedCount, SavedSearchesApi } from "./saved-searches.port.ts";
import { createSavedSearchesStore } from "./saved-searches.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));
const draft = { name: "Governors", scope: "state", search: "q=water", isShared: false } as const;

function storeWith(methods: Partial<SavedSearchesApi> = {}) {
  const notices: Notice[] = [];
  const log = fakeLog();
  const api = fakeSavedSearchesApi([aSavedSearch()], methods);
  const store = createSavedSearchesStore({ api, log, notices: { show: (notice) => void notices.push(notice) } });
  return { store, notices, log, messages: () => notices.map(({ message }) => message) };
}

describe("the saved searches", () => {
  it("show their names first, then the numbers", async () => {
    const answers: ((counts: SavedCount[]) => void)[] = [];
    const { store } = storeWith({ savedCounts: () => new Promise((resolve) => void answers.push(resolve)) });
    store.load();
    await settle();
    expect(store.state$.value).toEqual({ searches: [aSavedSearch()], counts: null, failure: null });
    answers[0]?.([aSavedCount()]);
    await settle();
    expect(store.state$.value.counts).toEqual(new Map([[4, aSavedCount()]]));
  });

  it("are listed without numbers if these fail, and can be loaded again after a failure", async () => {
    const names = vi.fn(failing({ kind: "offline" }));
    const { store, log } = storeWith({ savedSearches: names, savedCounts: failing({ kind: "offline" }) });
    store.load();
    await settle();
    expect(store.state$.value).toMatchObject({ searches: null, failure: { kind: "offline" } });
    names.mockResolvedValueOnce([aSavedSearch()] as never);
    store.load();
    await settle();
    expect(store.state$.value).toEqual({ searches: [aSavedSearch()], counts: null, failure: null });
    expect(log.errors).toEqual(["The saved searches could not be loaded", "The saved searches could not be counted"]);
  });

  it("are created and renamed, and the list is loaded again", async () => {
    const { store, messages } = storeWith();
    store.load();
    await settle();
    expect(await store.create(draft)).toMatchObject({ kind: "saved", search: { name: "Governors" } });
    expect(await store.change(4, { name: "Conferees", isShared: true })).toMatchObject({ kind: "saved" });
    await settle();
    expect(store.state$.value.searches?.map(({ name }) => name)).toEqual(["Conferees", "Governors"]);
    expect(messages()).toEqual(["“Governors” saved.", "“Conferees” saved."]);
  });

  it.each<[string, Failure, string, string]>([
    [
      "a taken name",
      { kind: "refused", status: 409, code: "SAVED_SEARCH_NAME_TAKEN", message: "Taken." },
      "refused",
      "Taken.",
    ],
    ["a lost filter", { kind: "refused", status: 400, code: "BAD_PARAMETER", message: "No." }, "failed", "No."],
    ["too many requests", { kind: "refused", status: 429, message: "Wait." }, "failed", "Wait."],
    ["no connection", { kind: "offline" }, "failed", "You are offline. The search is not saved."],
  ])("report %s in the form", async (_, failure, kind, message) => {
    const { store, notices, log } = storeWith({ saveSearch: failing(failure) });
    expect(await store.create(draft)).toEqual({ kind, message });
    expect(notices).toEqual([]);
    expect(log.errors).toEqual(["The search could not be saved"]);
  });

  it("are deleted, or stay with a notice", async () => {
    const { store, log, messages } = storeWith();
    await store.create(draft);
    store.load();
    await settle();
    expect(await store.remove({ id: 9, name: "Gone" })).toBe(false);
    expect(store.state$.value.searches).toHaveLength(2);
    expect(await store.remove(aSavedSearch())).toBe(true);
    expect(store.state$.value.searches).toMatchObject([{ name: "Governors" }]);
    expect(messages().slice(1)).toEqual(["There is no such saved search.", "“Farm bill conferees” deleted."]);
    expect(log.errors).toEqual(["The saved search could not be deleted"]);
  });

  it("aren’t loaded by a change while no list is shown", async () => {
    const { store } = storeWith();
    await store.create(draft);
    await store.remove(aSavedSearch());
    await settle();
    expect(store.state$.value).toEqual({ searches: null, counts: null, failure: null });
  });
});
