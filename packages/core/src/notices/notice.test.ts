import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTICE_TIMEOUTS, errorNotice, noticeAction, noticeTime, successNotice } from "./notice.ts";

it("the times are the specification's", () => {
  expect(NOTICE_TIMEOUTS).toEqual({ search: 3000, briefcase: 3000, shell: 5000, error: 5000, persistent: -1 });
});

describe("a notice", () => {
  it("is primary and short when something worked, an error and longer when it did not", () => {
    expect(successNotice("Folder deleted.")).toEqual({ message: "Folder deleted.", color: "primary", timeout: 3000 });
    expect(errorNotice("No.")).toEqual({ message: "No.", color: "error", timeout: 5000 });
  });

  it("stays as long as its caller says", () => {
    expect(successNotice("Folder deleted.", NOTICE_TIMEOUTS.shell).timeout).toBe(5000);
    expect(errorNotice("No.", NOTICE_TIMEOUTS.persistent).timeout).toBe(-1);
  });
});

describe("noticeTime", () => {
  it.each([
    [3000, 1, 3000],
    [3000, 2, 6000],
    [5000, 3, 15_000],
    [0, 3, 0],
    [-1, 1, -1],
    [-1, 4, -1],
  ])("of %i ms as message number %i is %i ms", (timeout, nth, time) => {
    expect(noticeTime({ timeout }, nth)).toBe(time);
  });

  it("adds one more unit for each message", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 50 }), (timeout, nth) => {
        expect(noticeTime({ timeout }, nth + 1) - noticeTime({ timeout }, nth)).toBe(timeout);
      }),
    );
  });
});

describe("noticeAction", () => {
  it("offers the folders of the item that is being moved", () => {
    const notice = { ...successNotice("Ruth Halvorsen added to Briefcase."), itemBeingMoved: "1-profile" };
    expect(noticeAction(notice)).toEqual({ do: "select-folders", label: "Select Folders", itemId: "1-profile" });
    expect(noticeAction(successNotice("Folder deleted."))).toBeNull();
  });

  it("offers to put back what was removed", () => {
    const removed = { items: [], folderId: 2 };
    const notice = { ...successNotice("Ruth Halvorsen removed from Briefcase."), removed };
    expect(noticeAction(notice)).toEqual({ do: "undo", label: "Undo", removed });
  });
});
