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
  const store = createFollowsStore({
    api,
    unread,
    log: fakeLog(),
    notices: { show: (notice) => void notices.push(notice) },
  });
  const isFollowed = () => store.state$.value.choices?.items[0]?.isFollowed;
  return { store, api, notices, unread, isFollowed };
}

describe("what is followed", () => {
  it("shows a follow before the response, and reverts it on failure", async () => {
    const { store, api, notices, unread, isFollowed } = storeWith();
    const follow = vi.spyOn(api, "follow");
    store.offer("1-profile");
    await settle();
    const saving = store.follow(aFollowChoice());
    expect([isFollowed(), store.state$.value.pending.has("1-profile")]).toEqual([true, true]);
    void store.follow(aFollowChoice());
    await saving;
    expect(follow).toHaveBeenCalledTimes(1);
    expect(unread.load).toHaveBeenCalledTimes(1);
    expect(store.state$.value.pending.size).toBe(0);
    expect(notices).toMatchObject([{ message: "You follow Ruth Halvorsen." }]);
    vi.spyOn(api, "unfollow").mockRejectedValueOnce(OFFLINE);
    await store.unfollow(aFollowChoice());
    expect(isFollowed()).toBe(true);
    expect(notices[1]).toMatchObject({ color: "error" });
  });

  it("is listed without one that ended; an undo continues it", async () => {
    const { store, api, notices } = storeWith({ follows: async () => [aFollow(), aFollow({ target: "2-profile" })] });
    const follow = vi.spyOn(api, "follow");
    store.list();
    await settle();
    const saving = store.unfollow(aFollow());
    expect(store.state$.value.follows?.map(({ target }) => target)).toEqual(["2-profile"]);
    await saving;
    notices[0]?.onUndo?.();
    await settle();
    expect(follow).toHaveBeenCalledWith("1-profile", true);
    expect(store.state$.value.follows).toHaveLength(2);
  });

  it("is restored in the list when its end fails", async () => {
    const { store } = storeWith({ unfollow: () => Promise.reject(OFFLINE) });
    store.list();
    await settle();
    await store.unfollow(aFollow());
    expect(store.state$.value.follows).toHaveLength(1);
  });

  it("reports a list that can’t be loaded, and shows no button without the choices of its page", async () => {
    const { store } = storeWith({ follows: () => Promise.reject(OFFLINE), choices: () => Promise.reject(OFFLINE) });
    store.list();
    store.offer("1-profile");
    await settle();
    expect(store.state$.value).toMatchObject({
      follows: null,
      failure: { kind: "offline" },
      choices: { record: "1-profile", items: [] },
    });
  });

  it("belongs to the page that is open", async () => {
    const { store } = storeWith({ choices: async (record) => [aFollowChoice({ target: record })] });
    store.offer("1-profile");
    store.offer("2-profile");
    await settle();
    expect(store.state$.value.choices).toMatchObject({ record: "2-profile", items: [{ target: "2-profile" }] });
  });
});
