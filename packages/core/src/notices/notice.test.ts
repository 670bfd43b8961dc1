import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  NOTICE_TIMEOUTS,
  NOTICES_SHOWN_MAX,
  createErrorNotice,
  describeNoticeAction,
  computeNoticeTime,
  createSuccessNotice,
  addNotice,
  dropTimedNotices,
  type Notice,
  type ShownNotice,
} from "./notice.ts";

it("each kind of notice has its duration, and -1 never closes", () => {
  expect(NOTICE_TIMEOUTS).toEqual({
    search: 3000,
    briefcase: 3000,
    shell: 5000,
    error: 5000,
    undo: 8000,
    persistent: -1,
  });
});

describe("a notice", () => {
  it("has the primary color and 3 seconds for success, the error color and 5 seconds for an error", () => {
    expect(createSuccessNotice("Folder deleted.")).toEqual({
      message: "Folder deleted.",
      color: "primary",
      timeout: 3000,
    });
    expect(createErrorNotice("No.")).toEqual({ message: "No.", color: "error", timeout: 5000 });
  });

  it("uses the caller's duration", () => {
    expect(createSuccessNotice("Folder deleted.", NOTICE_TIMEOUTS.shell).timeout).toBe(5000);
    expect(createErrorNotice("No.", NOTICE_TIMEOUTS.persistent).timeout).toBe(-1);
  });
});

describe("computeNoticeTime", () => {
  it.each([
    [3000, 1, 3000],
    [3000, 2, 6000],
    [5000, 3, 15_000],
    [0, 3, 0],
    [-1, 1, -1],
    [-1, 4, -1],
  ])("of %i ms as message number %i is %i ms", (timeout, nth, time) => {
    expect(computeNoticeTime({ timeout }, nth)).toBe(time);
  });

  it("adds one more unit for each message", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 50 }), (timeout, nth) => {
        expect(computeNoticeTime({ timeout }, nth + 1) - computeNoticeTime({ timeout }, nth)).toBe(timeout);
      }),
    );
  });
});

describe("the visible messages", () => {
  const stacked = (notices: readonly Notice[]) =>
    notices.reduce<ShownNotice[]>((shown, notice, at) => addNotice(shown, { id: at + 1, notice }), []);
  const messages = (shown: readonly ShownNotice[]) => shown.map(({ notice }) => notice.message).join("");

  it.each([
    ["A", "A"],
    ["AB", "AB"],
    ["ABC", "ABC"],
    ["ABCD", "BCD"],
    ["ABA", "BA"],
    ["xABC", "xBC"],
    ["xyABC", "xyC"],
    ["xyzA", "xyzA"],
    ["xyzAB", "xyzB"],
    ["xyzwx", "yzwx"],
  ])("after %s are %s (capitals are successes)", (said, shown) => {
    const notices = Array.from(said, (one) =>
      one === one.toUpperCase() ? createSuccessNotice(one) : createErrorNotice(one),
    );
    expect(messages(stacked(notices))).toBe(shown);
  });

  it("are unique, newest last, with all errors, and limited unless more are errors", () => {
    const notice = fc
      .tuple(fc.constantFrom("A", "B", "C", "D", "E"), fc.boolean())
      .map(([message, isError]) => (isError ? createErrorNotice(`${message}!`) : createSuccessNotice(message)));
    fc.assert(
      fc.property(fc.array(notice, { minLength: 1, maxLength: 12 }), (notices) => {
        const shown = stacked(notices);
        const ids = shown.map(({ id }) => id);
        expect(ids.at(-1)).toBe(notices.length);
        expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        expect(new Set(shown.map((one) => one.notice.message)).size).toBe(shown.length);
        const isError = (one: Notice) => one.color === "error";
        const errors = new Set(notices.filter(isError).map(({ message }) => message));
        expect(shown.filter((one) => isError(one.notice))).toHaveLength(errors.size);
        expect(shown.length).toBeLessThanOrEqual(Math.max(NOTICES_SHOWN_MAX, errors.size + 1));
      }),
    );
  });

  it("keep only messages that the user must close after the time is over", () => {
    const held = createErrorNotice("Full.", NOTICE_TIMEOUTS.persistent);
    expect(messages(dropTimedNotices(stacked([createSuccessNotice("A"), held, createErrorNotice("B")])))).toBe("Full.");
  });
});

describe("describeNoticeAction", () => {
  it("offers the folders of the moved item", () => {
    const notice = { ...createSuccessNotice("Ruth Halvorsen added to Briefcase."), itemBeingMoved: "1-profile" };
    expect(describeNoticeAction(notice)).toEqual({
      do: "select-folders",
      label: "Select Folders",
      itemId: "1-profile",
    });
    expect(describeNoticeAction(createSuccessNotice("Folder deleted."))).toBeNull();
  });

  it("offers to put back removed items", () => {
    const removed = { items: [], order: [], folderId: 2 };
    const notice = { ...createSuccessNotice("Ruth Halvorsen removed from Briefcase."), removed };
    expect(describeNoticeAction(notice)).toEqual({ do: "undo", label: "Undo", removed });
  });
});
