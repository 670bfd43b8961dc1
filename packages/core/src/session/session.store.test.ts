import { describe, expect, it, vi } from "vitest";
import { SESSIONS, aSession, aSessionAnswer, clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import { createSessionStore } from "./session.store.ts";

const storeWith = (session = aSession()) =>
  createSessionStore({ api: fakeSessionApi(aSessionAnswer({ session })), clock: clockAt() });

describe("the session store", () => {
  it("knows nobody until it has asked", async () => {
    const store = storeWith();
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    expect(store.state$.value).toMatchObject({
      status: "known",
      session: { username: "member@example.org" },
      access: { hasVignetteAccess: true },
    });
  });

  it("takes a session without access for an answer like any other", async () => {
    const store = storeWith(SESSIONS.lapsed);
    await store.load();
    expect(store.state$.value).toMatchObject({ access: { hasVignetteAccess: false, hasLapsedSubscription: true } });
  });

  it("asks once for calls made together, and again later", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    await Promise.all([store.load(), store.load()]);
    expect(session).toHaveBeenCalledTimes(1);
    await store.load();
    expect(session).toHaveBeenCalledTimes(2);
  });

  it("stays unknown when the call fails, says so, and can be asked again", async () => {
    const session = vi.fn(() => Promise.resolve(aSessionAnswer()));
    session.mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 500 }));
    const store = createSessionStore({ api: { session }, clock: clockAt() });
    await expect(store.load()).rejects.toThrow(CallFailed);
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    expect(store.state$.value.status).toBe("known");
  });

  it("notes what a contact export has used up", async () => {
    const store = storeWith();
    store.noteExports(3);
    expect(store.state$.value).toEqual({ status: "unknown" });
    await store.load();
    store.noteExports(40);
    expect(store.state$.value).toMatchObject({ session: { almanacExportCount: 40, username: "member@example.org" } });
  });

  it("forgets user and access", async () => {
    const store = storeWith();
    await store.load();
    store.clear();
    expect(store.state$.value).toMatchObject({ session: { username: null }, access: { isLoggedIn: false } });
  });
});
