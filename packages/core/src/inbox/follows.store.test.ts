import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { aFollow, aFollowChoice, fakeInboxApi } from "../../testing/inbox.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { InboxApi } from "./inbox.port.ts";
import { createFollowsStore } from "./follows.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
const OFFLINE = new CallFailed({ kind: "offline" });

function storeWith(more: Partial<InboxApi> = {}) {
  const api = fakeInboxApi(more);
  const notices: Notice[] = [];
  const unread = { load: vi.fn(async () => {}) };
  const log = fakeLog();
  const store = createFollowsStore({ api, unread, log, notices: { show: (notice) => void notices.push(notice) } });
  const isFollowed = () => store.state$.value.choices?.items[0]?.isFollowed;
  return { store, api, log, notices, unread, isFollowed };
}

describe("what is followed", () => {
  it("shows a follow before the response, and reverts it on failure", async () => {
    const items = [aFollowChoice(), aFollowChoice({ kind: "seat", target: "sen:NE:1" })];
    const { store, api, log, notices, unread, isFollowed } = storeWith({ choices: async () => items });
    const follow = vi.spyOn(api, "follow");
    store.offer("1-profile");
    await settle();
    const saving = store.follow(aFollowChoice());
    expect([isFollowed(), store.state$.value.pending.has("1-profile")]).toEqual([true, true]);
    void store.follow(aFollowChoice());
    await saving;
    await settle();
    expect(follow.mock.calls).toEqual([["1-profile", false]]);
    expect(unread.load).toHaveBeenCalledTimes(1);
    expect(store.state$.value).toEqual({
      follows: null,
      failure: null,
      choices: { record: "1-profile", items: [aFollowChoice({ isFollowed: true }), items[1]] },
      pending: new Set(),
    });
    expect(notices).toMatchObject([{ message: "You follow Ruth Halvorsen." }]);
    vi.spyOn(api, "unfollow").mockRejectedValueOnce(OFFLINE);
    await store.unfollow(aFollowChoice());
    expect(isFollowed()).toBe(true);
    expect(notices[1]).toMatchObject({ color: "error" });
    expect(log.errors).toEqual(["A follow could not be saved"]);
  });

  it("is pending until its own response", async () => {
    const { store } = storeWith({
      follow: (target) => (target === "1-profile" ? Promise.resolve() : new Promise(() => {})),
    });
    void store.follow({ target: "31-state", name: "Nebraska" });
    await store.follow(aFollowChoice());
    expect(store.state$.value.pending).toEqual(new Set(["31-state"]));
  });

  it("is listed without an ended follow; Undo continues it", async () => {
    const { store, api, notices } = storeWith({ follows: async () => [aFollow(), aFollow({ target: "2-profile" })] });
    const follow = vi.spyOn(api, "follow");
    store.list();
    await settle();
    const saving = store.unfollow(aFollow());
    expect(store.state$.value.follows?.map(({ target }) => target)).toEqual(["2-profile"]);
    await saving;
    expect(notices).toMatchObject([{ message: "You no longer follow Ruth Halvorsen." }]);
    notices[0]?.onUndo?.();
    await settle();
    expect(follow).toHaveBeenCalledWith("1-profile", true);
    expect(store.state$.value.follows).toHaveLength(2);
  });

  it("is restored in the list when an unfollow fails", async () => {
    const { store } = storeWith({ unfollow: () => Promise.reject(OFFLINE) });
    store.list();
    await settle();
    await store.unfollow(aFollow());
    expect(store.state$.value.follows).toHaveLength(1);
  });

  it("logs a list that can’t be loaded, and shows no button until the page's choices are known", async () => {
    const { store, log } = storeWith({
      follows: () => Promise.reject(OFFLINE),
      choices: () => Promise.reject(OFFLINE),
    });
    store.list();
    store.offer("1-profile");
    await settle();
    expect(store.state$.value).toMatchObject({
      follows: null,
      failure: { kind: "offline" },
      choices: { record: "1-profile", items: [] },
    });
    expect(log).toMatchObject({
      errors: ["The follows could not be loaded"],
      warnings: ["The follow choices could not be loaded"],
    });
    store.list();
    expect(store.state$.value.failure).toBeNull();
  });

  it("belongs to the page that is open", async () => {
    const { store } = storeWith({ choices: async (record) => [aFollowChoice({ target: record })] });
    store.offer("1-profile");
    store.offer("2-profile");
    await settle();
    const choices = { record: "2-profile", items: [aFollowChoice({ target: "2-profile" })] };
    expect(store.state$.value.choices).toEqual(choices);
    store.offer("2-profile");
    expect(store.state$.value.choices).toEqual(choices);
    store.offer("3-profile");
    expect(store.state$.value.choices).toBeNull();
  });
});
