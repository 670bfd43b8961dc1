import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { describeNoticeAction, addNotice, dropTimedNotices, type Notice, type ShownNotice } from "./notice.ts";
import { createNoticesStore, type NoticesStore } from "./notices.store.ts";

/** A simple model of the snackbar: its messages, the number of messages so far, and the time until it closes. */
interface Model {
  shown: ShownNotice[];
  lastId: number;
  messages: number;
  isHeld: boolean;
  /** Remaining time; null if it doesn't close automatically. */
  left: number | null;
  /** Total time of the current messages. */
  whole: number | null;
}

const EMPTY: Model = { shown: [], lastId: 0, messages: 0, isHeld: false, left: null, whole: null };

/** Closing the last message closes the snackbar; the timer stops without a timed message. */
function keep(model: Model, left: ShownNotice[]): void {
  if (left.length === model.shown.length) return;
  model.shown = left;
  if (left.some(({ notice }) => notice.timeout >= 0)) return;
  Object.assign(model, { messages: left.length, left: null, whole: null });
  if (left.length === 0) model.isHeld = false;
}

type Real = NoticesStore;

/** Runs an action and compares the snackbar with the model. */
class Do implements fc.Command<Model, Real> {
  readonly #name: string;
  readonly #change: (model: Model) => void;
  readonly #act: (store: Real, model: Readonly<Model>) => void;

  constructor(name: string, change: (model: Model) => void, act: (store: Real, model: Readonly<Model>) => void) {
    this.#name = name;
    this.#change = change;
    this.#act = act;
  }

  check(): boolean {
    return true;
  }

  run(model: Model, store: Real): void {
    this.#act(store, { ...model });
    this.#change(model);
    const { value } = store.state$;
    expect(value.status === "open" ? value.shown : []).toEqual(model.shown);
    if (value.status === "open") expect(value.remaining).toBe(model.whole ?? -1);
  }

  toString(): string {
    return this.#name;
  }
}

const show = (notice: Notice) =>
  new Do(
    `show ${notice.timeout}`,
    (model) => {
      model.lastId += 1;
      model.messages += 1;
      model.shown = addNotice(model.shown, { id: model.lastId, notice });
      if (model.shown.every((one) => one.notice.timeout < 0)) model.left = model.whole = null;
      else if (notice.timeout >= 0) model.left = model.whole = notice.timeout * model.messages;
    },
    (store) => store.show(notice),
  );

const pass = (ms: number) =>
  new Do(
    `${ms} ms pass`,
    (model) => {
      if (model.isHeld || model.left === null) return;
      model.left -= ms;
      if (model.left <= 0) keep(model, dropTimedNotices(model.shown));
    },
    () => void vi.advanceTimersByTime(ms),
  );

const hover = new Do(
  "hover",
  (model) => void (model.isHeld = model.shown.length > 0),
  (store) => store.pause(),
);

const leave = new Do(
  "leave",
  (model) => {
    // The full time starts again, but only for a paused message.
    if (model.isHeld) model.left = model.whole;
    model.isHeld = false;
  },
  (store) => store.resume(),
);

/** The id of the visible message at this distance from the newest; an unknown id if there are fewer. */
const idAt = ({ shown }: Readonly<Model>, fromNewest: number): number => shown.at(-1 - fromNewest)?.id ?? -1;
const without = ({ shown }: Readonly<Model>, id: number) => shown.filter((one) => one.id !== id);

const close = (nth: number) =>
  new Do(
    `close ${nth}`,
    (model) => keep(model, without(model, idAt(model, nth))),
    (store, model) => store.close(idAt(model, nth)),
  );

const actionAt = (model: Readonly<Model>, nth: number) => {
  const pressed = model.shown.at(-1 - nth);
  return pressed ? describeNoticeAction(pressed.notice) : null;
};

const act = (nth: number) =>
  new Do(
    `act ${nth}`,
    (model) => {
      const action = actionAt(model, nth);
      if (action) keep(model, action.do === "select-folders" ? [] : without(model, idAt(model, nth)));
    },
    (store, model) => expect(store.act(idAt(model, nth))).toEqual(actionAt(model, nth)),
  );

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the snackbar matches a model for any sequence of events", () => {
  const notices = fc.record(
    {
      message: fc.constantFrom("A", "B", "C", "D"),
      color: fc.constantFrom("primary" as const, "error" as const),
      timeout: fc.constantFrom(3000, 5000, 3000, -1),
      itemBeingMoved: fc.constantFrom("1-profile", "2-person"),
      removed: fc.constant({ items: [], folderId: 2, order: [] }),
    },
    { requiredKeys: ["message", "color", "timeout"] },
  );
  const commands = fc.commands(
    [
      notices.map(show),
      notices.map(show),
      fc.oneof(fc.constantFrom(1, 2999, 3000, 5000), fc.nat({ max: 20_000 })).map(pass),
      fc.constantFrom(hover, leave),
      fc.nat({ max: 3 }).chain((nth) => fc.constantFrom(close(nth), act(nth))),
    ],
    { maxCommands: 40, size: "max" },
  );
  fc.assert(
    fc.property(commands, (made) => {
      vi.clearAllTimers();
      const real = createNoticesStore({ log: fakeLog() });
      real.ready();
      fc.modelRun(() => ({ model: { ...EMPTY }, real }), made);
    }),
    { numRuns: 300 },
  );
});
