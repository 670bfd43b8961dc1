import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBriefcase, aCard, briefcases, toggleRequests } from "../../testing/briefcase.ts";
import { applyToggle, exceedsLimits } from "./apply-toggle.ts";
import { indexFolders } from "./items.ts";
import { planToggle } from "./plan-toggle.ts";

const START = aBriefcase(["1-profile", "2-profile"], ["2-profile"]);
const itemsOf = (briefcase: typeof START, folderId: number) =>
  briefcase.folders.find((folder) => folder.id === folderId)?.items.map((item) => item.briefcaseItemId);

describe("applyToggle", () => {
  it("adds at the end, with the item's card", () => {
    const after = applyToggle(START, { action: "add", itemIds: ["3-committee"], folderId: 2 }, [aCard("3-committee")]);
    expect(itemsOf(after, 2)).toEqual(["2-profile", "3-committee"]);
    expect(after.items.map((item) => item.briefcaseItemId)).toEqual(["1-profile", "2-profile", "3-committee"]);
    expect(after.items.at(-1)).toMatchObject({ addedToBriefcase: true, subscriptionModules: [] });
  });

  it("puts items back in their places, before those added since", () => {
    const order = ["1-profile", "2-profile", "3-profile", "4-profile"];
    const held = aBriefcase(["4-profile", "5-profile", "3-profile"]);
    const after = applyToggle(held, { action: "add", itemIds: ["2-profile", "1-profile"], folderId: 1, order });
    expect(itemsOf(after, 1)).toEqual([...order, "5-profile"]);
  });

  it("removes only from the given folder", () => {
    const after = applyToggle(START, { action: "remove", itemIds: ["2-profile"], folderId: 1 });
    expect(itemsOf(after, 1)).toEqual(["1-profile"]);
    expect(itemsOf(after, 2)).toEqual(["2-profile"]);
    expect(after.items).toHaveLength(2);
  });

  it("removes an item's card when the item leaves its last folder", () => {
    const after = applyToggle(START, { action: "remove", itemIds: ["1-profile"], folderId: 1 });
    expect(after.items.map((item) => item.briefcaseItemId)).toEqual(["2-profile"]);
  });

  it("moves an item between folders", () => {
    const after = applyToggle(START, { action: "move", itemIds: ["1-profile"], folderId: 1, destFolderId: 2 });
    expect([itemsOf(after, 1), itemsOf(after, 2)]).toEqual([["2-profile"], ["2-profile", "1-profile"]]);
  });

  it("is idempotent and keeps unique items per folder with a card each", () => {
    fc.assert(
      fc.property(briefcases(), toggleRequests(), (held, request) => {
        const plan = planToggle(request, held.folders);
        if (plan.do !== "send") return;
        const cards = plan.command.itemIds.map(aCard);
        const once = applyToggle(held, plan.command, cards);
        expect(applyToggle(once, plan.command, cards)).toEqual(once);
        for (const { items } of once.folders) {
          expect(new Set(items.map((item) => item.briefcaseItemId)).size).toBe(items.length);
        }
        expect(once.items.map((item) => item.briefcaseItemId).toSorted()).toEqual(
          [...indexFolders(once).keys()].toSorted(),
        );
      }),
    );
  });
});

const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => `${from + at}-profile`);

describe("exceedsLimits", () => {
  const full = aBriefcase(ids(0, 500), ids(500, 1)).folders;

  it("is true one item above a folder's limit", () => {
    expect(exceedsLimits(full, { action: "add", itemIds: ["9999-profile"], folderId: 1 })).toBe(true);
    expect(exceedsLimits(full, { action: "add", itemIds: ["9999-profile"], folderId: 2 })).toBe(false);
    expect(exceedsLimits(full, { action: "add", itemIds: ids(0, 2), folderId: 1 })).toBe(false);
    const second = aBriefcase([], ids(0, 500)).folders;
    expect(exceedsLimits(second, { action: "add", itemIds: ["9999-profile"], folderId: 2 })).toBe(true);
    const move = { action: "move", itemIds: ids(500, 1), folderId: 2 } as const;
    expect(exceedsLimits(full, { ...move, destFolderId: 2 })).toBe(false);
    expect(exceedsLimits(full, { ...move, destFolderId: 1 })).toBe(true);
  });

  it("is true one profile above the Briefcase's limit, never for a removal", () => {
    const { folders } = aBriefcase(ids(0, 500), ids(500, 500), ids(1000, 500), ids(1500, 499), []);
    const add = (itemIds: string[]) => exceedsLimits(folders, { action: "add", itemIds, folderId: 5 });
    expect(add(["9999-profile"])).toBe(false);
    expect(add(["9998-profile", "9999-profile"])).toBe(true);
    const over = aBriefcase(ids(0, 2002)).folders;
    expect(exceedsLimits(over, { action: "remove", itemIds: ids(0, 1), folderId: 1 })).toBe(false);
  });

  it("is false for a folder that doesn't exist", () => {
    expect(exceedsLimits(full, { action: "add", itemIds: ids(9000, 501), folderId: 9 })).toBe(false);
  });
});
