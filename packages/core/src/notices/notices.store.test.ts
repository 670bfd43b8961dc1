import fc from "fast-check";
import { map } from "rxjs";
import { describe, expect, it } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { statesOf, withTestScheduler } from "../../testing/marbles.ts";
import { MESSAGES } from "./messages.ts";
import { createErrorNotice, NOTICE_TIMEOUTS, NOTICES_SHOWN_MAX, createSuccessNotice } from "./notice.ts";
import { createNoticesStore, type NoticesState, type NoticesStore } from "./notices.store.ts";

const format = (state: NoticesState): string =>
  state.status === "closed"
    ? "closed"
    : `${state.shown.map(({ notice }) => notice.message).join("+")} ${state.remaining}`;

const shownBy = ({ state$ }: NoticesStore) => (state$.value.status === "open" ? state$.value.shown : []);
const newestOf = (store: NoticesStore): number => shownBy(store).at(-1)?.id ?? 0;

const EVENTS: Record<string, (store: NoticesStore) => void> = {
  a: (store) => store.show(createSuccessNotice("A")),
  b: (store) => store.show(createSuccessNotice("B")),
  l: (store) => store.show(createErrorNotice("L")),
  s: (store) => store.show(createErrorNotice("S", NOTICE_TIMEOUTS.persistent)),
  z: (store) => store.show(createErrorNotice("Z", 0)),
  p: (store) => store.pause(),
  r: (store) => store.resume(),
  x: (store) => store.close(newestOf(store)),
};

function readyStore(): NoticesStore {
  const store = createNoticesStore({ log: fakeLog() });
  store.ready();
  return store;
}

/** Sends events to a store, one per letter, and expects these states. */
function play(events: string, states: string, values: Record<string, string>): void {
  withTestScheduler(({ hot, expectObservable }) => {
    const store = readyStore();
    hot(events).subscribe((event) => EVENTS[event]?.(store));
    expectObservable(statesOf(store.state$).pipe(map(format))).toBe(states, { c: "closed", ...values });
  });
}

describe("the notices store", () => {
  it("closes a notice after its duration", () => {
    play("a", "(ca) 2996ms c", { a: "A 3000" });
    play("l", "(cl) 4996ms c", { l: "L 5000" });
  });

  it("stays n times as long for the n-th message while one is open", () => {
    play("a 999ms b 999ms a", "(ca) 996ms b 999ms d 8999ms c", { a: "A 3000", b: "A+B 6000", d: "B+A 9000" });
  });

  it("shows a message with the previous one, both for the same time", () => {
    play("a 999ms l", "(ca) 996ms b 9999ms c", { a: "A 3000", b: "A+L 10000" });
    play("l 999ms b", "(cl) 996ms b 5999ms c", { l: "L 5000", b: "L+B 6000" });
  });

  it("closes one of several messages and keeps the others' time", () => {
    play("a 999ms b 999ms x", "(ca) 996ms b 999ms d 4999ms c", { a: "A 3000", b: "A+B 6000", d: "A 6000" });
  });

  it("closes immediately with a zero duration", () => {
    play("z 9ms z", "(czc) 5ms (zc)", { z: "Z 0" });
  });

  it("restarts the count after closing", () => {
    play("a 999ms x 9ms a", "(ca) 996ms c 9ms a 2999ms c", { a: "A 3000" });
    play("a 3999ms b", "(ca) 2996ms c 999ms b 2999ms c", { a: "A 3000", b: "B 3000" });
  });

  it("waits while paused, then restarts its full time", () => {
    play("a 1999ms p 5999ms r", "(ca) 10996ms c", { a: "A 3000" });
  });

  it("runs the next message's timer after the pause", () => {
    play("a 99ms p 99ms r 99ms b", "(ca) 296ms b 5999ms c", { a: "A 3000", b: "A+B 6000" });
  });

  it("stays paused when a message is added", () => {
    play("a 999ms p 999ms b 9999ms r", "(ca) 1996ms b 15999ms c", { a: "A 3000", b: "A+B 6000" });
  });

  it("doesn't restart the time without a pause", () => {
    play("a 1999ms r", "(ca) 2996ms c", { a: "A 3000" });
  });

  it("never closes a persistent notice automatically, not even after a pause", () => {
    play("s 9999ms p 9ms r 60s -", "(cs)", { s: "S -1" });
    play("s 9999ms x", "(cs) 9996ms c", { s: "S -1" });
  });

  it("keeps a persistent notice when the others close", () => {
    play("s 99ms a", "(cs) 96ms a 5999ms s", { s: "S -1", a: "S+A 6000" });
    play("a 999ms s", "(ca) 996ms b 1999ms s", { a: "A 3000", b: "A+S 3000", s: "S -1" });
    play("s 99ms a 9999ms x", "(cs) 96ms a 5999ms s 3999ms c", { s: "S -1", a: "S+A 6000" });
  });

  it("ends a pause when its notice closes", () => {
    play("a 99ms p 99ms x 99ms a", "(ca) 196ms c 99ms a 2999ms c", { a: "A 3000" });
    play("p 9ms a", "c 9ms a 2999ms c", { a: "A 3000" });
  });

  it("ignores closing or resuming a closed notice", () => {
    play("x 9ms r 9ms a", "c 19ms a 2999ms c", { a: "A 3000" });
  });

  it("keeps the notice's item", () => {
    const store = readyStore();
    const notice = { ...createSuccessNotice("Ruth Halvorsen added to Briefcase."), itemBeingMoved: "1-profile" };
    store.show(notice);
    expect(store.state$.value).toEqual({ status: "open", shown: [{ id: 1, notice }], remaining: 3000 });
    store.close(1);
  });

  it("passes on the item for the folder dialog, and closes", () => {
    const store = readyStore();
    expect(store.act(1)).toBeNull();
    store.show(createSuccessNotice("Folder deleted."));
    expect(store.act(1)).toBeNull();
    store.show({ ...createSuccessNotice("Ruth Halvorsen added to Briefcase."), itemBeingMoved: "1-profile" });
    expect(store.act(2)).toMatchObject({ do: "select-folders", itemId: "1-profile" });
    expect(store.state$.value).toEqual({ status: "closed" });
  });

  it("undoes one removal and keeps another one's message", () => {
    const store = readyStore();
    for (const name of ["Ruth Halvorsen", "Thomas J. Adeyemi"]) {
      const removed = { items: [], order: [], folderId: 2 };
      store.show({ ...createSuccessNotice(MESSAGES.removedFromBriefcase(name)), removed });
    }
    expect(store.act(1)).toMatchObject({ do: "undo" });
    expect(shownBy(store).map(({ id }) => id)).toEqual([2]);
    store.close(1);
    expect(store.state$.value.status).toBe("open");
    store.close(2);
    expect(store.state$.value.status).toBe("closed");
  });

  it("only logs a message before it can be shown", () => {
    const log = fakeLog();
    const store = createNoticesStore({ log });
    store.show(createErrorNotice("Too early"));
    expect(store.state$.value).toEqual({ status: "closed" });
    expect(log.warnings).toEqual(["A message came before it could be shown"]);
    store.ready();
    store.show(createErrorNotice("In time"));
    expect(format(store.state$.value)).toBe("In time 5000");
    store.close(newestOf(store));
  });

  it("reports when it can show messages", async () => {
    const store = createNoticesStore({ log: fakeLog() });
    const format: string[] = [];
    void store.whenReady.then(() => format.push("ready"));
    await Promise.resolve();
    expect(format).toEqual([]);
    store.ready();
    store.ready();
    await store.whenReady;
    expect(format).toEqual(["ready"]);
  });

  it("shows every message at least for its duration, and only longer ones at the end", () => {
    const shown = fc.constantFrom("a", "b", "l", "s");
    fc.assert(
      fc.property(
        fc.array(fc.tuple(shown, fc.nat({ max: 4000 })), { minLength: 1, maxLength: NOTICES_SHOWN_MAX }),
        (events) => {
          withTestScheduler(({ cold, expectObservable }) => {
            const store = readyStore();
            const on = (message: string) => shownBy(store).some(({ notice }) => notice.message === message);
            let time = 0;
            for (const [event, pause] of events) {
              time += pause;
              cold(`${time}ms a`).subscribe(() => EVENTS[event]?.(store));
              const own = event === "l" ? 5000 : 3000;
              const nearlyOver = `${time + own - 1}ms a`;
              expectObservable(cold(nearlyOver).pipe(map(() => on(event.toUpperCase())))).toBe(nearlyOver, { a: true });
            }
            const end = `${time + 60_000}ms a`;
            expectObservable(cold(end).pipe(map(() => shownBy(store).map(({ notice }) => notice.message)))).toBe(end, {
              a: events.some(([event]) => event === "s") ? ["S"] : [],
            });
          });
        },
      ),
    );
  });
});
