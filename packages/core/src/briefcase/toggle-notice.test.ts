import { describe, expect, it } from "vitest";
import { aBriefcase, aCard } from "../../testing/briefcase.ts";
import type { ToggleCommand } from "./briefcase.port.ts";
import { describeToggle, describeToggleProblem, type ToggleOutcome, listToggleEvents } from "./toggle-notice.ts";

const DONE: ToggleOutcome = { kind: "done", answer: true };
const FULL: ToggleOutcome = { kind: "done", answer: false };
const FULL_NOTICE = {
  message: "You have too many profiles in your briefcase, try moving them around.",
  color: "error",
  timeout: -1,
};
const FAILED_NOTICE = { message: "An error occurred, please try again.", color: "error", timeout: 3000 };
const toggle = (action: "add" | "remove"): ToggleCommand => ({ action, itemIds: ["1-profile"], folderId: 1 });
const MOVE: ToggleCommand = { action: "move", itemIds: ["1-profile"], folderId: 1, destFolderId: 2 };
const { folders } = aBriefcase(["1-profile"], []);
const noticeOf = (command: ToggleCommand, after = folders) =>
  describeToggle(command, aCard("1-profile"), after, ["1-profile"]);

describe("describeToggle", () => {
  it("names the item and offers its folders after adding, or Undo after removing", () => {
    const success = { color: "primary", timeout: 3000 };
    expect(noticeOf(toggle("add"))).toEqual({
      ...success,
      message: "Person 1 added to Briefcase.",
      itemBeingMoved: "1-profile",
    });
    expect(noticeOf(toggle("remove"), aBriefcase([], []).folders)).toEqual({
      ...success,
      message: "Person 1 removed from Briefcase.",
      removed: { items: [aCard("1-profile")], folderId: 1, order: ["1-profile"] },
    });
    expect(noticeOf(MOVE)).toEqual({ ...success, message: "Person 1 moved to Folder 2." });
  });

  it("names the folder if the removed item stays in another one", () => {
    const { folders: after } = aBriefcase([], ["1-profile"]);
    expect(noticeOf(toggle("remove"), after).message).toBe("Person 1 removed from General Briefcase.");
  });

  it("names the folder unless a new item was added to the default folder", () => {
    const { folders: both } = aBriefcase(["1-profile"], ["1-profile"]);
    expect(noticeOf(toggle("add"), both).message).toBe("Person 1 added to General Briefcase.");
    const { folders: other } = aBriefcase([], ["1-profile"]);
    expect(noticeOf({ ...toggle("add"), folderId: 2 }, other).message).toBe("Person 1 added to Folder 2.");
  });
});

describe("describeToggleProblem", () => {
  it("returns null on success", () => {
    expect(describeToggleProblem([toggle("add")], DONE)).toBeNull();
  });

  it("returns the full-Briefcase message if any request adds", () => {
    expect(describeToggleProblem([toggle("remove"), toggle("add")], FULL)).toEqual(FULL_NOTICE);
    expect(describeToggleProblem([MOVE], FULL)).toEqual(FULL_NOTICE);
    expect(describeToggleProblem([toggle("remove"), toggle("remove")], FULL)).toEqual(FAILED_NOTICE);
  });

  it("returns the server's message for a refusal", () => {
    const refused: ToggleOutcome = { kind: "failed", failure: { kind: "refused", status: 403, message: "Not yours." } };
    expect(describeToggleProblem([toggle("add")], refused)).toEqual({ ...FAILED_NOTICE, message: "Not yours." });
    const broken: ToggleOutcome = { kind: "failed", failure: { kind: "broken", status: 500, message: "boom" } };
    expect(describeToggleProblem([toggle("add")], broken)).toEqual(FAILED_NOTICE);
    const silent: ToggleOutcome = { kind: "failed", failure: { kind: "refused", status: 404 } };
    expect(describeToggleProblem([toggle("add")], silent)).toEqual(FAILED_NOTICE);
  });
});

it("toggleEvents reports added and removed items once each", () => {
  expect(listToggleEvents([{ action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(listToggleEvents([{ action: "remove" }])).toEqual(["briefcase-remove-items"]);
  expect(listToggleEvents([{ action: "move" }])).toEqual(["briefcase-add-items", "briefcase-remove-items"]);
  expect(listToggleEvents([{ action: "add" }, { action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(listToggleEvents([{ action: "remove" }, { action: "add" }])).toEqual([
    "briefcase-add-items",
    "briefcase-remove-items",
  ]);
  expect(listToggleEvents([])).toEqual([]);
});
