import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { aBriefcase, aCard, aFolder } from "../../testing/briefcase.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { clockAt, fakeSessionApi } from "../../testing/session.ts";
import { CallFailed } from "../kernel/failure.ts";
import { createSessionStore } from "../session/session.store.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { createEditQueue } from "./edit-queue.store.ts";

/** A response that the test resolves. */
function later<T>() {
  let come: (value: T) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const answer = new Promise<T>((resolve, reject) => {
    come = resolve;
    fail = reject;
  });
  return { answer, come, fail };
}

const ids = (items: readonly { briefcaseItemId: string }[]) => items.map((item) => item.briefcaseItemId);

describe("the edit queue", () => {
  it("starts empty without a user", async () => {
    const session = createSessionStore({ api: fakeSessionApi(), clock: clockAt() });
    const log = fakeLog();
    const api = { briefcase: () => Promise.resolve(aBriefcase(["1-profile"])) };
    const queue = createEditQueue({ api, session, log, clock: clockAt() });
    expect(queue.state$.value).toEqual({
      folders: [],
      items: [],
      index: new Map(),
      isLoading: false,
      lastUpdated: null,
      failure: null,
      pending: new Set(),
    });
    // The session isn't loaded.
    expect(queue.canEdit()).toBe(false);
    await session.load();
    expect(queue.canEdit()).toBe(true);
    // An edit before loading doesn't show items that aren't loaded.
    const outcome = queue.edit({ send: () => new Promise<void>(() => {}), keep: (held) => held });
    expect(queue.state$.value).toMatchObject({ folders: [], items: [], pending: new Set() });
    expect(outcome).toBeInstanceOf(Promise);
  });

  it("refuses users without a Briefcase, without a request", async () => {
    const { session, briefcase, calls, log } = await openBriefcase();
    session.clear();
    const outcome = await briefcase.edit({ send: () => Promise.reject(new Error("asked")), keep: (held) => held });
    expect(outcome).toEqual({ kind: "failed", failure: { kind: "refused", status: 403 } });
    expect(log.warnings).toEqual([expect.stringMatching("web users")]);
    expect(calls()).toEqual([]);
  });

  it("sends edits one after another and refreshes after the last", async () => {
    const { briefcase, calls } = await openBriefcase();
    const [first, second] = [later<void>(), later<void>()];
    const sent: string[] = [];
    const edit = (name: string, { answer }: { answer: Promise<void> }) =>
      briefcase.edit({
        send: () => {
          sent.push(name);
          return answer;
        },
        keep: (held) => held,
      });
    const outcomes = [edit("first", first), edit("second", second)];
    await flushPromises();
    expect(sent).toEqual(["first"]);
    first.come();
    await flushPromises();
    expect([sent, calls()]).toEqual([["first", "second"], []]);
    second.come();
    await Promise.all(outcomes);
    expect(calls()).toEqual(["briefcase"]);
  });

  it("shows pending edits and reverts only the failed one", async () => {
    const { briefcase, foldersOf } = await openBriefcase({ api: { briefcase: () => new Promise(() => {}) } });
    const [first, second] = [later<void>(), later<void>()];
    const add = (itemId: string, { answer }: { answer: Promise<void> }) => {
      const apply = (held: Briefcase) =>
        applyToggle(held, { action: "add", itemIds: [itemId], folderId: 1 }, [aCard(itemId)]);
      return briefcase.edit({ itemIds: [itemId], show: apply, send: () => answer, keep: apply });
    };
    const outcomes = [add("3-committee", first), add("4-staffer", second)];
    expect(briefcase.state$.value.pending).toEqual(new Set(["3-committee", "4-staffer"]));
    expect([foldersOf("3-committee"), foldersOf("4-staffer")]).toEqual([[1], [1]]);
    first.fail(new CallFailed({ kind: "offline" }));
    await outcomes[0];
    expect(briefcase.state$.value.pending).toEqual(new Set(["4-staffer"]));
    expect([foldersOf("3-committee"), foldersOf("4-staffer")]).toEqual([[], [1]]);
    second.come();
    expect(await outcomes[1]).toEqual({ kind: "done", answer: undefined });
    expect(foldersOf("4-staffer")).toEqual([1]);
    expect(ids(briefcase.state$.value.items)).toEqual(["1-profile", "2-profile", "4-staffer"]);
  });

  it("drops a response requested before an edit, and refreshes again even within two minutes", async () => {
    const old = later<Briefcase>();
    const fresh = aBriefcase(["1-profile"], ["2-profile"], []);
    const responses = [Promise.resolve(fresh), old.answer, Promise.resolve(fresh)];
    const { briefcase, calls } = await openBriefcase({
      api: { briefcase: () => responses.shift() ?? Promise.reject(new Error("too many requests")) },
    });
    briefcase.refresh();
    await flushPromises();
    briefcase.refresh({ force: true });
    const edit = briefcase.edit({ send: () => Promise.resolve(), keep: (held) => held });
    await edit;
    expect(calls()).toEqual(["briefcase", "briefcase", "briefcase"]);
    old.come(aBriefcase([]));
    await flushPromises();
    expect(briefcase.state$.value.folders).toEqual(fresh.folders);
    expect(briefcase.state$.value.isLoading).toBe(false);
  });

  it("stops loading when an edit is made while others wait", async () => {
    const { briefcase } = await openBriefcase({ api: { briefcase: () => new Promise(() => {}) } });
    const send = () => Promise.resolve();
    briefcase.refresh();
    expect(briefcase.state$.value.isLoading).toBe(true);
    const first = briefcase.edit({ send, keep: (held) => held });
    const second = later<void>();
    void briefcase.edit({ send: () => second.answer, keep: (held) => held });
    await first;
    expect(briefcase.state$.value.isLoading).toBe(false);
  });

  it("survives an edit that throws", async () => {
    const { briefcase } = await openBriefcase();
    const fault = await briefcase.edit({
      send: () => {
        throw new Error("Ours");
      },
      keep: (held) => held,
    });
    expect(fault).toMatchObject({ kind: "failed", failure: { kind: "broken", fault: "Ours" } });
    const made = await briefcase.edit({
      send: () => Promise.resolve(aFolder(9)),
      keep: ({ folders, items }, folder) => ({ folders: [...folders, folder], items }),
    });
    expect(made).toMatchObject({ kind: "done" });
  });
});
