import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aGroup, aProfile, fakeProfilesApi } from "../../testing/profiles.ts";
import { aDistrict, anAgency, aState } from "../../testing/places.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import { createDetailStore, type DetailState, type DetailStore } from "./detail.store.ts";
import type { DetailTarget } from "./detail.ts";
import type { ProfilesApi } from "./profiles.port.ts";

const storeWith = (methods: Partial<ProfilesApi> = {}, log = fakeLog()) =>
  createDetailStore({ api: fakeProfilesApi(methods), log });
const profile = (id: number): DetailTarget => ({ kind: "profile", id });

/** Waits for the response. */
const settled = (store: DetailStore): Promise<DetailState> =>
  new Promise((resolve) => {
    const subscription = store.state$.subscribe((state) => {
      if (state.status === "loading") return;
      resolve(state);
      queueMicrotask(() => subscription.unsubscribe());
    });
  });

const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));

describe("the detail store", () => {
  it("loads every kind of record with its own request", async () => {
    const store = storeWith();
    expect(store.state$.value).toEqual({ status: "idle" });
    store.show(profile(3));
    expect(store.state$.value).toEqual({ status: "loading", target: profile(3) });
    expect(await settled(store)).toEqual({
      status: "done",
      target: profile(3),
      detail: { kind: "profile", profile: aProfile({ id: 3 }) },
    });
    const detailOf = async (kind: DetailTarget["kind"]) => {
      store.show({ kind, id: 3 });
      const state = await settled(store);
      return state.status === "done" && state.detail;
    };
    expect(await detailOf("knowWho")).toEqual({ kind: "profile", profile: aProfile({ id: 3, recordType: "staffer" }) });
    expect(await detailOf("committee")).toEqual({ kind: "group", group: aGroup({ id: 3 }) });
    expect(await detailOf("caucus")).toEqual({ kind: "group", group: aGroup({ id: 3, recordType: "caucus" }) });
    expect(await detailOf("agency")).toEqual({ kind: "agency", agency: anAgency({ id: 3 }) });
    expect(await detailOf("state")).toEqual({ kind: "state", state: aState({ id: 3 }) });
    expect(await detailOf("district")).toEqual({ kind: "district", district: aDistrict({ id: 3 }) });
  });

  it.each<[Failure, string]>([
    [{ kind: "broken", status: 500 }, "server-error"],
    [{ kind: "broken", status: 503 }, "server-error"],
    [{ kind: "refused", status: 404 }, "not-found"],
    [{ kind: "refused", status: 403 }, "not-found"],
    [{ kind: "offline" }, "offline"],
  ])("shows %j as %s, and logs it", async (failure, view) => {
    const log = fakeLog();
    const store = storeWith({ profile: failing(failure) }, log);
    store.show(profile(3));
    expect(await settled(store)).toEqual({ status: "failed", target: profile(3), view, failure });
    expect(log.warnings).toEqual(["profile 3 could not be loaded"]);
  });

  it("reports a moved record's new address", async () => {
    const log = fakeLog();
    const store = storeWith({ knowWho: failing({ kind: "moved", to: "/rotunda/profile/8-ruth" }) }, log);
    store.show({ kind: "knowWho", id: 3 });
    expect(await settled(store)).toEqual({ status: "moved", to: "/rotunda/profile/8-ruth" });
    expect(log.warnings).toEqual([]);
  });

  it("repeats only a failed request on retry", async () => {
    const call = vi.fn((id: number) => Promise.resolve(aProfile({ id })));
    call.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    const store = storeWith({ profile: call });
    store.retry();
    store.show(profile(3));
    await settled(store);
    store.retry();
    expect((await settled(store)).status).toBe("done");
    store.retry();
    expect(call).toHaveBeenCalledTimes(2);
  });

  it("caches the last thirty records and requests older ones again", async () => {
    const call = vi.fn((id: number) => Promise.resolve(aProfile({ id })));
    const store = storeWith({ profile: call });
    for (let id = 1; id <= 30; id += 1) {
      store.show(profile(id));
      await settled(store);
    }
    store.show(profile(1));
    expect(store.state$.value).toMatchObject({ status: "done", detail: { profile: { id: 1 } } });
    store.show(profile(31));
    await settled(store);
    store.show(profile(1));
    expect(store.state$.value.status).toBe("done");
    expect(call).toHaveBeenCalledTimes(31);
    store.show(profile(2));
    expect(store.state$.value.status).toBe("loading");
  });

  it("doesn't repeat a pending request", async () => {
    const signals: AbortSignal[] = [];
    const store = storeWith({
      profile: (id, signal) => {
        if (signal) signals.push(signal);
        return Promise.resolve(aProfile({ id }));
      },
    });
    store.show(profile(3));
    store.retry();
    expect(signals.map((signal) => signal.aborted)).toEqual([false]);
    expect((await settled(store)).status).toBe("done");
  });

  it("keeps loaded records after a failure", async () => {
    const call = vi.fn((id: number) =>
      id === 1 ? Promise.resolve(aProfile({ id })) : Promise.reject(new CallFailed({ kind: "refused", status: 404 })),
    );
    const store = storeWith({ profile: call });
    for (let id = 1; id <= 40; id += 1) {
      store.show(profile(id));
      await settled(store);
    }
    store.show(profile(1));
    expect(store.state$.value.status).toBe("done");
    expect(call).toHaveBeenCalledTimes(40);
  });

  it("distinguishes records of different types with the same id", async () => {
    const store = storeWith();
    store.show(profile(3));
    await settled(store);
    store.show({ kind: "knowWho", id: 3 });
    expect(store.state$.value.status).toBe("loading");
  });

  it("only logs an invalid id", () => {
    const log = fakeLog();
    const store = storeWith({}, log);
    store.show(profile(Number.NaN));
    expect(store.state$.value).toEqual({ status: "idle" });
    expect(log.warnings).toEqual(["profile was requested without a numeric id"]);
  });

  it("aborts the pending request on leaving or on another request", async () => {
    const signals: AbortSignal[] = [];
    const store = storeWith({
      profile: (id, signal) => {
        if (signal) signals.push(signal);
        return new Promise((resolve) => {
          if (id > 2) resolve(aProfile({ id }));
        });
      },
    });
    store.show(profile(1));
    store.show(profile(2));
    expect(signals.map((signal) => signal.aborted)).toEqual([true, false]);
    store.reset();
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
    expect(store.state$.value).toEqual({ status: "idle" });
    store.show(profile(3));
    expect((await settled(store)).status).toBe("done");
  });

  it("ends on the last request for any order of responses and actions", async () => {
    const kinds = ["profile", "knowWho", "committee", "caucus", "agency", "state", "district"] as const;
    const steps = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.record({ kind: fc.constantFrom(...kinds), id: fc.integer({ min: 1, max: 3 }) }) },
        { weight: 1, arbitrary: fc.constant("retry" as const) },
        { weight: 1, arbitrary: fc.constant("reset" as const) },
      ),
      { minLength: 1, maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, asked) => {
        const api = fakeProfilesApi();
        // A server on which requests for id 3 fail.
        const answer =
          <T>(call: (id: number) => Promise<T>) =>
          (id: number) =>
            scheduler.schedule(id === 3 ? Promise.reject(new CallFailed({ kind: "broken", status: 500 })) : call(id));
        const store = storeWith({
          profile: answer((id) => api.profile(id)),
          knowWho: answer((id) => api.knowWho(id)),
          committee: answer((id) => api.committee(id)),
          caucus: answer((id) => api.caucus(id)),
          agency: answer((id) => api.agency(id)),
          state: answer((id) => api.state(id)),
          district: answer((id) => api.district(id)),
        });
        let last: DetailTarget | null = null;
        for (const step of asked) {
          if (step === "retry") store.retry();
          else if (step === "reset") store.reset();
          else store.show(step);
          if (step === "reset") last = null;
          else if (step !== "retry") last = step;
          if (scheduler.count() > 1) await scheduler.waitOne();
        }
        await scheduler.waitIdle();
        await settled(store);
        const { value } = store.state$;
        if (last === null) expect(value).toEqual({ status: "idle" });
        else expect(value).toMatchObject({ status: last.id === 3 ? "failed" : "done", target: last });
      }),
    );
  });
});
