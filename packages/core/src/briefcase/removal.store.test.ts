import { describe, expect, it } from "vitest";
import { openBriefcase, flushPromises } from "../../testing/briefcase-stores.ts";
import { aBriefcase, aCard } from "../../testing/briefcase.ts";
import { CallFailed } from "../kernel/failure.ts";

const HELD = aBriefcase(["1-profile", "2-profile", "3-profile"], ["1-profile"]);
const cards = (...ids: string[]) => ids.map(aCard);
const ORDER = ["1-profile", "2-profile", "3-profile"];
const removable = (...ids: string[]) => ({ items: cards(...ids), folderId: 1, order: ORDER });

describe("a removal", () => {
  it("shows immediately, affects only this folder, and can be undone from its notice", async () => {
    const world = await openBriefcase({ held: HELD });
    const done = world.removal.remove(cards("1-profile"), 1);
    expect(world.foldersOf("1-profile")).toEqual([2]);
    expect(world.briefcase.state$.value.pending).toEqual(new Set(["1-profile"]));
    await done;
    expect(world.requests[0]).toEqual({
      call: "toggle",
      with: [{ action: "remove", itemIds: ["1-profile"], folderId: 1 }],
    });
    expect(world.shown).toEqual([
      {
        message: "Person 1 removed from General Briefcase.",
        color: "primary",
        timeout: 3000,
        removed: removable("1-profile"),
      },
    ]);
    expect(world.events).toEqual(["briefcase-remove-items"]);
    expect(world.removal.state$.value).toEqual(removable("1-profile"));
  });

  it("removes several items in one request", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove(cards("2-profile", "3-profile"), 1);
    expect(world.shown[0]?.message).toBe("2 profiles removed from Briefcase.");
    expect(world.calls().filter((call) => call === "toggle")).toHaveLength(1);
    expect(world.server.held.folders[0]?.items).toEqual([{ briefcaseItemId: "1-profile" }]);
  });

  it("of items that are also in another folder names that folder", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove(cards("1-profile", "2-profile"), 1);
    expect(world.shown[0]?.message).toBe("2 profiles removed from General Briefcase.");
  });

  it("without items does nothing", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove([], 1);
    expect([world.calls(), world.shown]).toEqual([[], []]);
  });

  it("is reverted with a notice if it fails", async () => {
    const world = await openBriefcase({
      held: HELD,
      api: { toggle: () => Promise.reject(new CallFailed({ kind: "offline" })) },
    });
    await world.removal.remove(cards("2-profile"), 1);
    expect(world.foldersOf("2-profile")).toEqual([1]);
    expect(world.shown).toEqual([{ message: "An error occurred, please try again.", color: "error", timeout: 3000 }]);
    expect(world.events).toEqual([]);
    expect(world.removal.state$.value).toBeNull();
  });

  it("adds to the items that can be put back as long as the folder is the same", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove(cards("2-profile"), 1);
    await world.removal.remove(cards("3-profile"), 1);
    expect(world.removal.state$.value).toEqual(removable("2-profile", "3-profile"));
    await world.removal.remove(cards("1-profile"), 2);
    expect(world.removal.state$.value).toEqual({ items: cards("1-profile"), folderId: 2, order: ["1-profile"] });
  });
});

describe("undoing a removal", () => {
  it("restores the items at their places, with a notice", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove(cards("1-profile", "2-profile"), 1);
    await world.removal.undo(removable("2-profile"));
    expect(world.shown.at(-1)).toEqual({
      message: "Person 2 added to General Briefcase.",
      color: "primary",
      timeout: 3000,
    });
    expect(world.removal.state$.value).toEqual(removable("1-profile"));
    await world.removal.undo(removable("1-profile"));
    expect(world.removal.state$.value).toBeNull();
    expect(world.server.held.folders[0]?.items.map((item) => item.briefcaseItemId)).toEqual(ORDER);
    expect(world.events).toEqual(["briefcase-remove-items", "briefcase-add-items", "briefcase-add-items"]);
  });

  it("can be retried after a failure", async () => {
    const world = await openBriefcase({ held: HELD, api: {} });
    await world.removal.remove(cards("2-profile"), 1);
    await flushPromises();
    const full = await openBriefcase({ held: HELD, api: { toggle: () => Promise.resolve(false) } });
    await full.removal.undo(removable("2-profile"));
    expect(full.shown).toEqual([
      {
        message: "You have too many profiles in your briefcase, try moving them around.",
        color: "error",
        timeout: -1,
      },
    ]);
    expect(world.removal.state$.value).toEqual(removable("2-profile"));
  });

  it("ignores a removal by another store", async () => {
    const world = await openBriefcase({ held: HELD });
    await world.removal.remove(cards("2-profile"), 1);
    await world.removal.undo({ items: cards("9-profile"), folderId: 2, order: [] });
    expect(world.removal.state$.value).toEqual(removable("2-profile"));
  });
});
