import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import { createSessionStore } from "./session.store.ts";
import { createSignOutStore } from "./sign-out.store.ts";

async function signedIn(signOut: () => Promise<void> = () => Promise.resolve()) {
  const session = createSessionStore({ api: fakeSessionApi(), clock: clockAt() });
  await session.load();
  const isLoggedIn = () => session.state$.value.status === "known" && session.state$.value.access.isLoggedIn;
  const api = { signOut: vi.fn(signOut) };
  const browser = { reload: vi.fn(() => void seen.push(isLoggedIn() ? "reloaded as member" : "reloaded as visitor")) };
  const seen: string[] = [];
  const notices: Notice[] = [];
  const log = fakeLog();
  const store = createSignOutStore({ api, session, browser, notices: { show: (n) => void notices.push(n) }, log });
  return { store, api, seen, notices, log, isLoggedIn };
}

const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));

describe("signing out", () => {
  it("ends the session on the server, clears user and access, then reloads the page", async () => {
    const { store, api, seen, notices, isLoggedIn } = await signedIn();
    expect(isLoggedIn()).toBe(true);
    await store.signOut();
    expect(api.signOut).toHaveBeenCalledTimes(1);
    expect(seen).toEqual(["reloaded as visitor"]);
    expect(notices).toEqual([]);
  });

  it("runs once for repeated clicks, and reports that it is running", async () => {
    const { store, api, seen } = await signedIn();
    const statuses: string[] = [];
    store.state$.subscribe(({ status }) => statuses.push(status));
    await Promise.all([store.signOut(), store.signOut()]);
    expect(api.signOut).toHaveBeenCalledTimes(1);
    expect(seen).toHaveLength(1);
    expect(statuses).toEqual(["idle", "running", "idle"]);
  });

  it("succeeds if the session had already ended", async () => {
    const { store, seen, notices } = await signedIn(failing({ kind: "refused", status: 401 }));
    await store.signOut();
    expect(seen).toEqual(["reloaded as visitor"]);
    expect(notices).toEqual([]);
  });

  it.each<Failure>([{ kind: "offline" }, { kind: "broken", status: 500 }, { kind: "refused", status: 403 }])(
    "stays signed in, shows a message and can be retried after %j",
    async (failure) => {
      const { store, api, seen, notices, log, isLoggedIn } = await signedIn(failing(failure));
      await store.signOut();
      expect(isLoggedIn()).toBe(true);
      expect(seen).toEqual([]);
      expect(notices).toEqual([{ message: "An error occurred, please try again.", color: "error", timeout: 5000 }]);
      expect(log.errors).toEqual(["Signing out failed"]);
      expect(store.state$.value).toEqual({ status: "idle" });
      await store.signOut();
      expect(api.signOut).toHaveBeenCalledTimes(2);
    },
  );

  it("fails on a program error", async () => {
    const { store, seen, notices } = await signedIn(() => Promise.reject(new TypeError("x is undefined")));
    await store.signOut();
    expect(seen).toEqual([]);
    expect(notices).toHaveLength(1);
  });
});
