import { describe, expect, it, vi } from "vitest";
import { fakeChangesApi } from "../../testing/changes.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { CallFailed } from "../kernel/failure.ts";
import { MESSAGES } from "../notices/messages.ts";
import { createErrorNotice, type Notice } from "../notices/notice.ts";
import { createChangeFeedStore } from "./change-feed.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));

function storeWith() {
  const api = fakeChangesApi();
  const [feed, startFeed] = [vi.spyOn(api, "feed"), vi.spyOn(api, "startFeed")];
  const notices: Notice[] = [];
  const log = fakeLog();
  const store = createChangeFeedStore({ api, log, notices: { show: (notice) => void notices.push(notice) } });
  return { store, feed, startFeed, notices, log };
}

describe("the private feed", () => {
  it("is requested, created once for a double click, shown until the page is left, and revoked", async () => {
    const { store, feed, startFeed } = storeWith();
    feed.mockResolvedValueOnce("2026-10-01");
    store.load();
    await settle();
    expect(store.state$.value).toEqual({ madeOn: "2026-10-01", path: "", isBusy: false });
    store.start("2026-11-20");
    store.start("2026-11-20");
    expect(store.state$.value.isBusy).toBe(true);
    await settle();
    const made = { madeOn: "2026-11-20", path: "/feeds/secret", isBusy: false };
    expect(store.state$.value).toEqual(made);
    expect(startFeed).toHaveBeenCalledTimes(1);
    store.load();
    expect(store.state$.value).toEqual(made);
    store.end();
    await settle();
    expect(store.state$.value).toEqual({ madeOn: null, path: "", isBusy: false });
  });

  it("stays as it was when a request fails, with a notice", async () => {
    const { store, startFeed, notices, log } = storeWith();
    startFeed.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    store.start("2026-11-20");
    await settle();
    expect(store.state$.value).toEqual({ madeOn: null, path: "", isBusy: false });
    expect(notices).toEqual([createErrorNotice(MESSAGES.feedFailed)]);
    expect(log.errors).toEqual(["The feed of changes could not be read or changed"]);
    store.start("2026-11-20");
    await settle();
    expect(store.state$.value.path).toBe("/feeds/secret");
  });
});
