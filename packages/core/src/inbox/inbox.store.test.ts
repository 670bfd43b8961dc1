import { describe, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { anInboxLine, anInboxPage, fakeInboxApi } from "../../testing/inbox.ts";
import { CallFailed } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { InboxApi } from "./inbox.port.ts";
import { createInboxStore } from "./inbox.store.ts";
import { createUnreadStore } from "./unread.store.ts";

const settle = () => new Promise<void>((resolve) => void setTimeout(resolve));
const OFFLINE = new CallFailed({ kind: "offline" });
const FIRST = { isUnreadOnly: false, page: 1 };
const lines = [anInboxLine({ through: 1 }), anInboxLine({ through: 2 })];

function storeWith(more: Partial<InboxApi> = {}) {
  const api = fakeInboxApi({ inbox: async () => anInboxPage({ lines, unread: 2 }), ...more });
  const notices: Notice[] = [];
  const log = fakeLog();
  const counted: number[] = [];
  const session = { noteUnread: (count: number) => void counted.push(count) };
  const unread = createUnreadStore({ api, log, session });
  const store = createInboxStore({ api, unread, log, notices: { show: (notice) => void notices.push(notice) } });
  const unreadLines = () =>
    "page" in store.state$.value ? store.state$.value.page?.lines.map(({ isUnread }) => isUnread) : null;
  return { store, unread, counted, notices, log, api, unreadLines };
}

describe("the inbox", () => {
  it("keeps the last page while another loads, aborts an older request, and repeats a failed one", async () => {
    const signals: AbortSignal[] = [];
    let isAway = false;
    const { store, counted, log } = storeWith({
      inbox: async (_query, signal) => {
        if (signal) signals.push(signal);
        if (isAway) throw OFFLINE;
        return anInboxPage({ lines, unread: 2 });
      },
    });
    store.retry();
    expect(store.state$.value).toEqual({ status: "idle" });
    store.show(FIRST);
    await settle();
    expect(counted).toEqual([2]);
    store.show({ ...FIRST, page: 2 });
    store.show({ ...FIRST, page: 3 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, false]);
    expect(store.state$.value).toMatchObject({ status: "loading", page: { unread: 2 } });
    isAway = true;
    store.show(FIRST);
    await settle();
    expect(store.state$.value).toEqual({ status: "failed", failure: { kind: "offline" } });
    expect(log.errors).toEqual(["The inbox could not be loaded"]);
    isAway = false;
    store.retry();
    await settle();
    expect(store.state$.value.status).toBe("done");
  });

  it("marks lines before the response, and reloads them on failure", async () => {
    const { store, counted, notices, log, api, unreadLines } = storeWith();
    const mark = vi.spyOn(api, "mark").mockResolvedValueOnce(1);
    store.show(FIRST);
    await settle();
    const line = lines[0] ?? anInboxLine();
    const marked = store.mark(line, true);
    expect(unreadLines()).toEqual([false, true]);
    await marked;
    expect(mark).toHaveBeenCalledWith([{ record: `${line.record.id}-profile`, day: line.day, through: 1 }], true);
    expect(counted.at(-1)).toBe(1);
    expect(store.state$.value).toEqual({
      status: "done",
      page: anInboxPage({ lines: [{ ...line, isUnread: false }, anInboxLine({ through: 2 })], unread: 1 }),
    });
    mark.mockRejectedValueOnce(OFFLINE);
    await store.mark(line, false);
    await settle();
    expect(unreadLines()).toEqual([true, true]);
    expect(notices).toMatchObject([{ color: "error" }]);
    expect(log.errors).toEqual(["Lines of the inbox could not be marked"]);
  });

  it("marks all lines read, and can undo it", async () => {
    const { store, counted, notices, api, unreadLines } = storeWith();
    const unmark = vi.spyOn(api, "unmark").mockResolvedValueOnce(2);
    store.show(FIRST);
    await settle();
    await store.markAll();
    expect([unreadLines(), counted.at(-1)]).toEqual([[false, false], 0]);
    expect(notices).toMatchObject([{ message: "1 marked read." }]);
    notices[0]?.onUndo?.();
    await settle();
    expect(unmark).toHaveBeenCalledWith("batch");
    expect([unreadLines(), counted.at(-1)]).toEqual([[true, true], 2]);
  });

  it("marks all lines read while the first page loads", async () => {
    const { store, counted, notices } = storeWith({ inbox: () => new Promise(() => {}) });
    store.show(FIRST);
    await store.markAll();
    expect(store.state$.value).toEqual({ status: "loading", page: null });
    expect(counted).toEqual([0]);
    expect(notices).toMatchObject([{ message: "1 marked read." }]);
  });

  it("counts unread lines for the masthead; a failure keeps the number", async () => {
    const { unread, counted, api, log } = storeWith();
    await unread.load();
    vi.spyOn(api, "unread").mockRejectedValueOnce(OFFLINE);
    await unread.load();
    expect(counted).toEqual([1]);
    expect(log.warnings).toEqual(["The unread lines could not be counted"]);
  });
});
