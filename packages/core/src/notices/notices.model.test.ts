import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeLog } from "../../testing/fakes.ts";
import { noticeAction, type Notice } from "./notice.ts";
import { createNoticesStore, type NoticesStore } from "./notices.store.ts";

/** The snackbar in the simplest terms: what it shows, how many messages it has had, and when it will close. */
interface Model {
  shown: Notice | null;
  messages: number;
  isHeld: boolean;
  /** What is left of its time; null when it doesn't close by itself. */
  left: number | null;
  /** The whole time of the message shown. */
  whole: number | null;
}

const CLOSED: Model = { shown: null, messages: 0, isHeld: false, left: null, whole: null };

type Real = NoticesStore;

/** Does something to the snackbar, and compares what it shows with what the model says it should. */
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
    expect(value.status === "open" ? value.notice : null).toEqual(model.shown);
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
      model.shown = notice;
      model.messages += 1;
      model.whole = notice.timeout < 0 ? null : notice.timeout * model.messages;
      model.left = model.whole;
    },
    (store) => store.show(notice),
  );

const pass = (ms: number) =>
  new Do(
    `${ms} ms pass`,
    (model) => {
      if (model.isHeld || model.left === null) return;
      model.left -= ms;
      if (model.left <= 0) Object.assign(model, CLOSED);
    },
    () => void vi.advanceTimersByTime(ms),
  );

const hover = new Do(
  "hover",
  (model) => void (model.isHeld = model.shown !== null),
  (store) => store.pause(),
);

const leave = new Do(
  "leave",
  (model) => {
    // The time starts anew, in full, but only where it stood still.
    if (model.isHeld) model.left = model.whole;
    model.isHeld = false;
  },
  (store) => store.resume(),
);

const close = new Do(
  "close",
  (model) => void Object.assign(model, CLOSED),
  (store) => store.close(),
);

const act = new Do(
  "act",
  (model) => void (model.shown?.itemBeingMoved !== undefined && Object.assign(model, CLOSED)),
  (store, model) => expect(store.act()).toEqual(model.shown ? noticeAction(model.shown) : null),
);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("the snackbar shows, waits and closes as it should, whatever happens to it", () => {
  const notices = fc.record(
    {
      message: fc.constantFrom("A", "B"),
      color: fc.constantFrom("primary" as const, "error" as const),
      timeout: fc.constantFrom(3000, 5000, 3000, -1),
      itemBeingMoved: fc.constantFrom("1-profile", "2-person"),
    },
    { requiredKeys: ["message", "color", "timeout"] },
  );
  const commands = fc.commands(
    [
      notices.map(show),
      notices.map(show),
      fc.oneof(fc.constantFrom(1, 2999, 3000, 5000), fc.nat({ max: 20_000 })).map(pass),
      fc.constantFrom(hover, leave, close, act),
    ],
    { maxCommands: 40, size: "max" },
  );
  fc.assert(
    fc.property(commands, (made) => {
      vi.clearAllTimers();
      fc.modelRun(() => ({ model: { ...CLOSED }, real: createNoticesStore({ log: fakeLog() }) }), made);
    }),
    { numRuns: 300 },
  );
});
