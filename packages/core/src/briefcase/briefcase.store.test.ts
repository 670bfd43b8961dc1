import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { aBriefcase, aCard, fakeBriefcaseApi } from "../../testing/briefcase.ts";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { NOW, SESSIONS, aSessionAnswer, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed, type Failure } from "../kernel/failure.ts";
import type { Notice } from "../notices/notice.ts";
import type { Session } from "../session/session.port.ts";
import { createSessionStore } from "../session/session.store.ts";
import type { BriefcaseApi, ToggleCommand } from "./briefcase.port.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { createBriefcaseStore } from "./briefcase.store.ts";

interface Start {
  held?: Briefcase;
  session?: Session;
  api?: Partial<BriefcaseApi>;
}

async function start({ held = aBriefcase(["1-profile"], ["2-profile"]), session, api = {} }: Start = {}) {
  const server = fakeBriefcaseApi(held);
  const responses: BriefcaseApi = { ...server, ...api };
  const ports = {
    briefcase: vi.fn((signal?: AbortSignal) => responses.briefcase(signal)),
    toggle: vi.fn((command: ToggleCommand) => responses.toggle(command)),
  };
  let now = NOW.getTime();
  const clock = () => new Date(now);
  const answer = aSessionAnswer({ session: session ?? SESSIONS.member });
  const sessionStore = createSessionStore({ api: fakeSessionApi(answer), clock });
  await sessionStore.load();
  const shown: Notice[] = [];
  const log = fakeLog();
  const notices = { show: (notice: Notice) => void shown.push(notice) };
  const store = createBriefcaseStore({ api: ports, notices, session: sessionStore, log, clock });
  store.accept(held);
  const quiet = async () => {
    await flushPromises();
    expect(store.state$.value.pending.size).toBe(0);
    expect(store.state$.value.isLoading).toBe(false);
  };
  return { store, ...ports, server, shown, log, quiet, later: (ms: number) => (now += ms) };
}

type Started = Awaited<ReturnType<typeof start>>;
const foldersOf = ({ store }: Pick<Started, "store">, itemId: string) => store.state$.value.index.get(itemId) ?? [];
const failing = (failure: Failure) => () => Promise.reject(new CallFailed(failure));

describe("a star", () => {
  it("shows immediately, sends the change, refreshes, reports it, and offers the folders", async () => {
    const started = await start();
    const { store, toggle, briefcase, shown, server, quiet } = started;
    store.toggle(aCard("3-committee"));
    expect(foldersOf(started, "3-committee")).toEqual([1]);
    expect(store.state$.value.pending).toEqual(new Set(["3-committee"]));
    expect(store.state$.value.items.map((item) => item.briefcaseItemId)).toContain("3-committee");
    await quiet();
    expect(toggle).toHaveBeenCalledExactlyOnceWith({ action: "add", itemIds: ["3-committee"], folderId: 1 });
    expect(briefcase).toHaveBeenCalledTimes(1);
    expect(store.state$.value.folders).toEqual(server.held.folders);
    expect(started.log.warnings).toEqual([]);
    expect(shown).toEqual([
      {
        message: "Person 3 added to Briefcase.",
        color: "primary",
        timeout: 3000,
        itemBeingMoved: "3-committee",
      },
    ]);
  });

  it("removes an item that is in a single folder", async () => {
    const started = await start();
    started.store.toggle(aCard("2-profile"));
    expect(foldersOf(started, "2-profile")).toEqual([]);
    await started.quiet();
    expect(started.toggle).toHaveBeenCalledWith({ action: "remove", itemIds: ["2-profile"], folderId: 2 });
    expect(started.shown).toEqual([
      {
        message: "Person 2 removed from Briefcase.",
        color: "primary",
        timeout: 3000,
        removed: { items: [aCard("2-profile")], folderId: 2, order: ["2-profile"] },
      },
    ]);
  });

  it("opens the move dialog for an item in several folders", async () => {
    const { store, toggle } = await start({ held: aBriefcase(["1-profile"], ["1-profile"]) });
    store.toggle(aCard("1-profile"));
    expect(store.state$.value.itemBeingMoved).toBe("1-profile");
    expect(toggle).not.toHaveBeenCalled();
    store.closeMove();
    expect(store.state$.value.itemBeingMoved).toBeNull();
    store.openMove("1-profile");
    expect(store.state$.value.itemBeingMoved).toBe("1-profile");
  });

  it("sends one request for a double click", async () => {
    const started = await start();
    started.store.toggle(aCard("3-committee"));
    started.store.toggle(aCard("3-committee"));
    await started.quiet();
    expect(started.toggle).toHaveBeenCalledTimes(1);
    expect(foldersOf(started, "3-committee")).toEqual([1]);
  });

  it.each(["ipUser", "noAccess", "visitor"] as const)("does nothing for a %s", async (who) => {
    const started = await start({ session: SESSIONS[who] });
    started.store.toggle(aCard("3-committee"));
    expect(started.toggle).not.toHaveBeenCalled();
    expect(foldersOf(started, "3-committee")).toEqual([]);
    expect(started.log.warnings).toEqual([expect.stringMatching("web users")]);
    await started.quiet();
    expect(started.shown).toEqual([]);
  });

  it("uses the given action and folders", async () => {
    const started = await start({ held: aBriefcase(["1-profile"], ["1-profile"]) });
    started.store.toggle(aCard("1-profile"), { action: "remove", folderId: 2 });
    expect(foldersOf(started, "1-profile")).toEqual([1]);
    await started.quiet();
    started.store.toggle(aCard("1-profile"), { action: "move", folderId: 1, destFolderId: 2 });
    await started.quiet();
    expect(foldersOf(started, "1-profile")).toEqual([2]);
    expect(started.shown.at(-1)?.message).toBe("Person 1 moved to Folder 2.");
  });

  it("shows why it refuses, without a request", async () => {
    const { store, toggle, shown } = await start();
    store.toggle(aCard("1-profile"), { action: "move", destFolderId: 1 });
    expect(toggle).not.toHaveBeenCalled();
    expect(shown).toEqual([{ message: "Choose a different folder.", color: "error", timeout: 3000 }]);
  });
});

describe("an edit that fails", () => {
  it("is reverted, and the notice of a full Briefcase stays until closed", async () => {
    const started = await start({ api: { toggle: () => Promise.resolve(false) } });
    started.store.toggle(aCard("3-committee"));
    await started.quiet();
    expect(foldersOf(started, "3-committee")).toEqual([]);
    expect(started.shown).toEqual([
      {
        message: "You have too many profiles in your briefcase, try moving them around.",
        color: "error",
        timeout: -1,
      },
    ]);
    expect(started.briefcase).toHaveBeenCalledTimes(1);
  });

  it.each<[Failure, string]>([
    [{ kind: "refused", status: 403, message: "This folder is not yours." }, "This folder is not yours."],
    [{ kind: "refused", status: 404 }, "An error occurred, please try again."],
    [{ kind: "broken", status: 500, message: "boom" }, "An error occurred, please try again."],
    [{ kind: "offline" }, "An error occurred, please try again."],
  ])("is reverted and shows a message: %j", async (failure, message) => {
    const started = await start({ api: { toggle: failing(failure) } });
    started.store.toggle(aCard("1-profile"));
    expect(foldersOf(started, "1-profile")).toEqual([]);
    await started.quiet();
    expect(foldersOf(started, "1-profile")).toEqual([1]);
    expect(started.shown).toEqual([{ message, color: "error", timeout: 3000 }]);
    expect(started.log.warnings).toEqual(["A Briefcase edit failed"]);
    expect(started.briefcase).toHaveBeenCalledTimes(1);
  });

  it("doesn't block later edits", async () => {
    const toggle = vi.fn(() => Promise.resolve(true));
    toggle.mockRejectedValueOnce(new CallFailed({ kind: "offline" }));
    const held = aBriefcase(["4-staffer"]);
    const started = await start({ api: { toggle, briefcase: () => new Promise(() => {}) }, held });
    started.store.toggle(aCard("3-committee"));
    started.store.toggle(aCard("4-staffer"));
    await flushPromises();
    expect(toggle).toHaveBeenCalledTimes(2);
    expect([foldersOf(started, "3-committee"), foldersOf(started, "4-staffer")]).toEqual([[], []]);
  });
});

describe("refreshing", () => {
  it("is skipped within two minutes of the last refresh unless forced", async () => {
    const { store, briefcase, quiet, later } = await start();
    store.refresh();
    await quiet();
    later(119_999);
    store.refresh();
    expect(briefcase).toHaveBeenCalledTimes(1);
    store.refresh({ force: true });
    await quiet();
    expect(briefcase).toHaveBeenCalledTimes(2);
    later(120_000);
    store.refresh();
    await quiet();
    expect(briefcase).toHaveBeenCalledTimes(3);
    expect(store.state$.value.lastUpdated).toEqual(new Date(NOW.getTime() + 239_999));
  });

  it("is skipped while another is pending unless forced, which aborts the other", async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const { store } = await start({
      api: {
        briefcase: (signal) => {
          signals.push(signal);
          return new Promise(() => {});
        },
      },
    });
    store.refresh();
    store.refresh();
    expect(signals).toHaveLength(1);
    expect(store.state$.value.isLoading).toBe(true);
    store.refresh({ force: true });
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  });

  it.each(["ipUser", "noAccess", "lapsed", "visitor"] as const)("is skipped for a %s, even forced", async (who) => {
    const { store, briefcase } = await start({ session: SESSIONS[who] });
    store.refresh({ force: true });
    expect(briefcase).not.toHaveBeenCalled();
  });

  it("keeps the data on failure, logs it, and can be retried immediately", async () => {
    const briefcase = vi.fn(() => Promise.resolve(aBriefcase(["2-profile"])));
    briefcase.mockRejectedValueOnce(new CallFailed({ kind: "broken", status: 500 }));
    const started = await start({ api: { briefcase } });
    started.store.refresh();
    await started.quiet();
    expect(foldersOf(started, "1-profile")).toEqual([1]);
    expect(started.log.errors).toEqual(["The Briefcase could not be refreshed"]);
    expect(started.store.state$.value.failure).toEqual({ kind: "broken", status: 500 });
    started.store.refresh();
    await started.quiet();
    expect(foldersOf(started, "1-profile")).toEqual([]);
    expect(started.store.state$.value.failure).toBeNull();
  });

  it("doesn't count the Briefcase that comes with the session", async () => {
    const { store, briefcase } = await start();
    expect(store.state$.value.lastUpdated).toBeNull();
    store.refresh();
    expect(briefcase).toHaveBeenCalledTimes(1);
  });
});

describe("the current folder", () => {
  it("is the default folder until another is opened", async () => {
    const { store } = await start({ held: aBriefcase(["1-profile"], ["2-profile"]) });
    expect(store.state$.value).toMatchObject({ currentFolderId: 1, defaultFolderId: 1 });
    store.openFolder(2);
    expect(store.state$.value.currentFolderId).toBe(2);
    store.openFolder(null);
    expect(store.state$.value.currentFolderId).toBe(1);
  });

  it("is the default folder after the open one is deleted", async () => {
    const { store } = await start({ held: aBriefcase([], ["2-profile"]) });
    store.openFolder(2);
    store.accept(aBriefcase([]));
    expect(store.state$.value.currentFolderId).toBe(1);
  });

  it("can be chosen before the folders load", async () => {
    const { store } = await start({ held: { folders: [], items: [] } });
    store.openFolder(2);
    store.accept(aBriefcase(["1-profile"], ["2-profile"]));
    expect(store.state$.value.currentFolderId).toBe(2);
  });
});

describe("any network behavior", () => {
  it("ends in the server's state and sends edits in order, one at a time", async () => {
    const clicks = fc.array(fc.constantFrom("1-profile", "2-profile", "3-committee", "refresh"), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        clicks,
        fc.array(fc.boolean(), { maxLength: 8 }),
        async (scheduler, made, works) => {
          const server = fakeBriefcaseApi(aBriefcase(["1-profile"], ["2-profile"]));
          let running = 0;
          let calls = 0;
          const started = await start({
            held: server.held,
            api: {
              // The server decides when the request arrives; the response takes time.
              briefcase: () => scheduler.schedule(Promise.resolve(), "read").then(() => answered(server.held)),
              toggle: async (command) => {
                running += 1;
                expect(running).toBe(1);
                const isReached = works[calls++] ?? true;
                await scheduler.schedule(Promise.resolve(), "write");
                const done = isReached ? await server.toggle(command) : false;
                await scheduler.schedule(Promise.resolve(), "written");
                running -= 1;
                if (!isReached) throw new CallFailed({ kind: "offline" });
                return done;
              },
            },
          });
          const answered = (held: Briefcase) => scheduler.schedule(Promise.resolve(held), "answer");
          for (const click of made) {
            if (click === "refresh") started.store.refresh();
            else started.store.toggle(aCard(click));
            if (scheduler.count() > 0) await scheduler.waitOne();
          }
          await scheduler.waitIdle();
          await started.quiet();
          expect(started.store.state$.value.folders).toEqual(server.held.folders);
          expect(calls).toBeLessThanOrEqual(made.length);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe("analytics", () => {
  it("reports each change once, after the server made it", async () => {
    const { briefcase, events } = await openBriefcase();
    briefcase.toggle(aCard("3-committee"));
    await flushPromises();
    expect(events.splice(0)).toEqual(["briefcase-add-items"]);
    briefcase.toggle(aCard("3-committee"));
    await flushPromises();
    expect(events.splice(0)).toEqual(["briefcase-remove-items"]);
  });

  it.each<[string, BriefcaseApi["toggle"]]>([
    ["failed", failing({ kind: "offline" })],
    ["was refused", () => Promise.resolve(false)],
  ])("reports nothing for a toggle that %s", async (_what, toggle) => {
    const { briefcase, events } = await openBriefcase({ api: { toggle } });
    briefcase.toggle(aCard("3-committee"));
    await flushPromises();
    expect(events).toEqual([]);
  });

  it("is optional", async () => {
    const started = await start();
    started.store.toggle(aCard("3-committee"));
    await started.quiet();
    expect(started.shown).toHaveLength(1);
  });
});

describe("before loading", () => {
  it("has no data and no current folder", async () => {
    const session = createSessionStore({ api: fakeSessionApi(), clock: () => NOW });
    const api = fakeBriefcaseApi();
    const store = createBriefcaseStore({ api, session, log: fakeLog(), notices: { show: () => {} }, clock: () => NOW });
    expect(store.state$.value).toEqual({
      folders: [],
      items: [],
      index: new Map(),
      defaultFolderId: null,
      currentFolderId: null,
      itemBeingMoved: null,
      isLoading: false,
      lastUpdated: null,
      failure: null,
      pending: new Set(),
    });
  });
});

describe("the item being moved", () => {
  it("must be in the Briefcase", async () => {
    const { store } = await start();
    store.openMove("9-state");
    expect(store.state$.value.itemBeingMoved).toBeNull();
    store.openMove("2-profile");
    expect(store.state$.value.itemBeingMoved).toBe("2-profile");
  });
});
