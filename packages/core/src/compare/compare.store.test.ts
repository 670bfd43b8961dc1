import { describe, expect, it, vi } from "vitest";
import { aProfile, clockAt, fakeLog, fakeProfilesApi } from "../../testing/index.ts";
import { CallFailed } from "../kernel/failure.ts";
import { createCompareGroupsStore, createComparePeopleStore } from "./compare.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

function storeWith() {
  const profile = vi.fn((id: number, _signal: AbortSignal) => Promise.resolve(aProfile({ id })));
  const saveFile = vi.fn();
  const show = vi.fn();
  const log = fakeLog();
  const store = createComparePeopleStore({
    api: fakeProfilesApi({ profile }),
    log,
    browser: { saveFile },
    notices: { show },
    clock: clockAt(),
  });
  return { store, profile, saveFile, show, log };
}

describe("the store of compared people", () => {
  it("loads each person once, in the requested order", async () => {
    const { store, profile } = storeWith();
    expect(store.state$.value).toEqual([]);
    store.retry();
    expect(store.state$.value).toEqual([]);
    store.show([2, 1]);
    expect(store.state$.value).toEqual([
      { key: 2, status: "loading" },
      { key: 1, status: "loading" },
    ]);
    await settle();
    store.show([1, 2, 3]);
    await settle();
    expect(store.state$.value.map(({ key, status }) => [key, status])).toEqual([
      [1, "done"],
      [2, "done"],
      [3, "done"],
    ]);
    expect(profile.mock.calls.map(([id]) => id)).toEqual([2, 1, 3]);
    store.show([]);
    expect(store.state$.value).toEqual([]);
  });

  it("keeps the others when one is locked or fails, and repeats failed ones", async () => {
    const { store, profile, log } = storeWith();
    profile.mockRejectedValueOnce(new CallFailed({ kind: "moved", to: "/rotunda/paywall" }));
    profile.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    store.show([1, 2, 3]);
    await settle();
    expect(store.state$.value.map(({ status }) => status)).toEqual(["locked", "failed", "done"]);
    expect(log.warnings).toEqual(["2 could not be loaded to compare"]);
    store.retry();
    await settle();
    expect(store.state$.value.map(({ status }) => status)).toEqual(["done", "done", "done"]);
    expect(profile).toHaveBeenCalledTimes(5);
  });

  it("saves a comparison as CSV, with a notice", () => {
    const { store, saveFile, show } = storeWith();
    store.save("Ada");
    expect(saveFile).toHaveBeenCalledWith(expect.stringMatching(/^Comparison .*\.csv$/), "Ada", "text/csv");
    expect(show).toHaveBeenCalledOnce();
  });

  it("aborts the requests of another selection", () => {
    const { store, profile } = storeWith();
    store.show([1]);
    store.show([2]);
    expect(profile.mock.calls[0]?.[1]?.aborted).toBe(true);
  });

  it("loads committees and caucuses by their keys", async () => {
    const ports = { log: fakeLog(), browser: { saveFile: vi.fn() }, notices: { show: vi.fn() }, clock: clockAt() };
    const store = createCompareGroupsStore({ ...ports, api: fakeProfilesApi() });
    store.show(["7-committee", "8-caucus"]);
    await settle();
    expect(store.state$.value).toMatchObject([
      { status: "done", record: { id: 7, recordType: "committee" } },
      { status: "done", record: { id: 8, recordType: "caucus" } },
    ]);
  });
});
