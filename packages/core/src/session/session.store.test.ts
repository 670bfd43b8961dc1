import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { SESSIONS, aSession, aSessionAnswer, clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { SessionAnswer } from "./session.port.ts";
import { createSessionStore } from "./session.store.ts";

const storeWith = (session = aSession()) =>
  createSessionStore({ api: fakeSessionApi(aSessionAnswer({ session })), clock: clockAt() });

describe("the session store", () => {
  it("is unknown before the first request", async () => {
    const store = storeWith();
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    expect(store.state$.value).toMatchObject({
      status: "known",
      session: { username: "member@example.org" },
      access: { hasVignetteAccess: true },
    });
  });

  it("accepts a session without access as a normal response", async () => {
    const store = storeWith(SESSIONS.lapsed);
    await store.load();
    expect(store.state$.value).toMatchObject({ access: { hasVignetteAccess: false, hasLapsedSubscription: true } });
  });

  it("sends one request for concurrent loads, and another one later", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    await Promise.all([store.load(), store.load()]);
    expect(session).toHaveBeenCalledTimes(1);
    await store.load();
    expect(session).toHaveBeenCalledTimes(2);
  });

  it("stays unknown when the request fails, reports the failure, and can be retried", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    session.mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 500 }));
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    await expect(store.load()).rejects.toThrow(CallFailed);
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    expect(store.state$.value.status).toBe("known");
  });

  it("updates the used export allowance and the unread lines", async () => {
    const store = storeWith();
    store.noteExports(3);
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    store.noteExports(40);
    store.noteUnread(2);
    expect(store.state$.value).toMatchObject({
      session: { almanacExportCount: 40, unread: 2, username: "member@example.org" },
    });
  });

  it("clears user and access", async () => {
    const store = storeWith();
    await store.load();
    store.clear();
    expect(store.state$.value).toMatchObject({ session: { username: null }, access: { isLoggedIn: false } });
  });

  it("sends a request on refresh, which a pending load shares", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    const first = store.load();
    const second = store.refresh();
    expect(store.load()).toBe(second);
    await Promise.all([first, second]);
    expect(session).toHaveBeenCalledTimes(2);
  });

  it("drops a response after the session ended, and the next load sends a request", async () => {
    const { session, answer, fail } = questions();
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    const before = store.load();
    store.clear();
    const after = store.load();
    answer(0, aSession({ username: "before@example.org" }));
    expect((await before).session.username).toBeNull();
    expect((await before).briefcase).toEqual({ folders: [], items: [] });
    expect(store.state$.value).toMatchObject({ session: { username: null } });
    expect(store.load()).toBe(after);
    answer(1, aSession({ username: "after@example.org" }));
    expect((await after).session.username).toBe("after@example.org");
    expect(store.state$.value).toMatchObject({ session: { username: "after@example.org" } });

    const last = store.load();
    store.clear();
    fail(2);
    expect((await last).session.username).toBeNull();
  });

  it("resolves a load with the response to a newer request, even if its own request failed", async () => {
    const { session, answer, fail } = questions();
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    const overtaken = [store.load(), store.refresh()];
    const newest = store.refresh();
    answer(2, aSession({ username: "newest@example.org" }));
    await newest;
    answer(0, aSession({ username: "old@example.org" }));
    fail(1);
    for (const load of overtaken) expect((await load).session.username).toBe("newest@example.org");
    expect(store.state$.value).toMatchObject({ session: { username: "newest@example.org" } });
  });

  it("accepts an older response if the newer request failed", async () => {
    const { session, answer, fail } = questions();
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    const first = store.load();
    const second = store.refresh();
    fail(1);
    await expect(second).rejects.toThrow(CallFailed);
    answer(0, aSession({ username: "first@example.org" }));
    expect((await first).session.username).toBe("first@example.org");
    expect(store.state$.value).toMatchObject({ session: { username: "first@example.org" } });
  });

  it("has the latest request's response for any order of responses and session ends", async () => {
    const steps = fc.array(fc.constantFrom("refresh", "clear"), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, made) => {
        let lastRequest = 0;
        const session = () => {
          const id = (lastRequest += 1);
          return scheduler.schedule(Promise.resolve(aSessionAnswer({ session: aSession({ id }) })), `answer ${id}`);
        };
        const store = createSessionStore({ api: { session }, clock: clockAt() });
        const shown: (number | null)[] = [];
        store.state$.subscribe((state) => void (state.status === "known" && shown.push(state.session.id)));
        for (const step of made) {
          if (step === "clear") store.clear();
          else void store.refresh();
        }
        await scheduler.waitIdle();
        // After the last end of a session only later requests count, and never an older one after a newer one.
        const requestsBefore = made.slice(0, made.lastIndexOf("clear") + 1).filter((step) => step === "refresh").length;
        const last = made.at(-1) === "clear" || lastRequest === requestsBefore ? null : lastRequest;
        expect(shown.at(-1)).toBe(last);
        const ids = shown.filter((id) => id !== null);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(ids.every((id) => id > requestsBefore)).toBe(true);
      }),
    );
  });
});

/** Session requests that the test resolves by number. */
function questions() {
  const waiting: { resolve: (answer: SessionAnswer) => void; reject: (error: Error) => void }[] = [];
  return {
    session: () => new Promise<SessionAnswer>((resolve, reject) => void waiting.push({ resolve, reject })),
    answer: (question: number, session = aSession()) => waiting[question]?.resolve(aSessionAnswer({ session })),
    fail: (question: number) => waiting[question]?.reject(new CallFailed({ kind: "offline" })),
  };
}
