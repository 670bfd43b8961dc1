import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aHomepage, fakeHomeApi } from "../../testing/home.ts";
import { NOW } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { HomeApi, Homepage } from "./home.port.ts";
import { createHomeStore } from "./home.store.ts";

function homeWith(api: HomeApi = fakeHomeApi()) {
  const time = { now: NOW };
  const homepage = vi.spyOn(api, "homepage");
  const log = fakeLog();
  const store = createHomeStore({ api, log, clock: () => time.now });
  const pass = (ms: number) => void (time.now = new Date(time.now.getTime() + ms));
  return { store, homepage, log, pass };
}

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe("the home store", () => {
  it("is empty before loading, then has the response and its time", async () => {
    const { store } = homeWith();
    expect(store.state$.value).toEqual({ homepage: null, isLoading: false, lastUpdated: null, failure: null });
    store.refresh();
    expect(store.state$.value).toEqual({ homepage: null, isLoading: true, lastUpdated: null, failure: null });
    await settle();
    expect(store.state$.value).toEqual({ homepage: aHomepage(), isLoading: false, lastUpdated: NOW, failure: null });
  });

  it("refreshes only after five minutes unless forced", async () => {
    const { store, homepage, pass } = homeWith();
    store.refresh();
    store.refresh();
    expect(homepage).toHaveBeenCalledTimes(1);
    await settle();
    pass(299_999);
    store.refresh();
    expect(homepage).toHaveBeenCalledTimes(1);
    store.refresh({ force: true });
    await settle();
    expect(homepage).toHaveBeenCalledTimes(2);
    pass(300_000);
    store.refresh({ force: false });
    expect(homepage).toHaveBeenCalledTimes(3);
  });

  it("keeps its data when a refresh fails, shows and logs the error, and can be retried immediately", async () => {
    const { store, homepage, log, pass } = homeWith();
    store.refresh();
    await settle();
    pass(400_000);
    homepage.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    store.refresh();
    await settle();
    expect(store.state$.value).toEqual({
      homepage: aHomepage(),
      isLoading: false,
      lastUpdated: NOW,
      failure: { kind: "offline" },
    });
    expect(log.errors).toEqual(["The homepage could not be refreshed"]);
    store.refresh();
    expect(store.state$.value.isLoading).toBe(true);
    await settle();
    expect(store.state$.value).toMatchObject({ isLoading: false, failure: null });
  });

  it("aborts a pending request on a forced refresh and shows the newer response in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 2, max: 4 }), async (scheduler, times) => {
        const signals: (AbortSignal | undefined)[] = [];
        const { store } = homeWith({
          homepage: (signal) => {
            const call = signals.push(signal);
            const answer = aHomepage({ featuredProfilesText: `answer ${call}` });
            return scheduler.schedule<Homepage>(Promise.resolve(answer), `answer ${call}`);
          },
        });
        const shown = new Set<string>();
        store.state$.subscribe(({ homepage }) => void (homepage && shown.add(homepage.featuredProfilesText)));
        for (let time = 0; time < times; time += 1) store.refresh({ force: true });
        expect(signals.map((signal) => signal?.aborted)).toEqual([...Array<boolean>(times - 1).fill(true), false]);
        await scheduler.waitIdle();
        expect([...shown]).toEqual([`answer ${times}`]);
        expect(store.state$.value.isLoading).toBe(false);
      }),
    );
  });
});
