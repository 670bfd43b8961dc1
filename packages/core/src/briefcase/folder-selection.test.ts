import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_IDS, aBriefcase, aCard, briefcases } from "../../testing/briefcase.ts";
import { applyToggle } from "./apply-toggle.ts";
import {
  listFolderChoices,
  hasChanged,
  openSelection,
  planMove,
  resetSelection,
  toggleFolder,
  type FolderSelection,
} from "./folder-selection.ts";
import { indexFolders } from "./items.ts";

// Person 1 is in folders 1 and 2, person 2 in folder 2, folder 3 is empty.
const { folders } = aBriefcase(["1-profile"], ["1-profile", "2-profile"], []);
const ticking = (itemId: string, ...ids: number[]) => ids.reduce(toggleFolder, openSelection([itemId], folders));
const plan = (itemId: string, ...ids: number[]) => planMove([aCard(itemId)], ticking(itemId, ...ids), folders);

describe("the move-to-folders selection", () => {
  it("starts with the item's folders checked", () => {
    expect(listFolderChoices(openSelection(["1-profile"], folders), folders)).toEqual([
      { id: 1, name: "General Briefcase", contents: "1 profile", isTicked: true, change: null },
      { id: 2, name: "Folder 2", contents: "2 profiles", isTicked: true, change: null },
      { id: 3, name: "Folder 3", contents: "0 items", isTicked: false, change: null },
    ]);
    expect(openSelection(["9-state"], folders)).toEqual({ before: [], partlyBefore: [], ticked: [], partly: [] });
  });

  it("closes on the first folder", () => {
    expect(resetSelection(folders)).toEqual({ before: [1], partlyBefore: [], ticked: [1], partly: [] });
    expect(resetSelection([])).toEqual({ before: [], partlyBefore: [], ticked: [], partly: [] });
  });

  it("counts as changed while a checkbox differs", () => {
    expect(hasChanged(ticking("1-profile"))).toBe(false);
    expect(hasChanged(ticking("1-profile", 3))).toBe(true);
    expect(hasChanged(ticking("1-profile", 3, 3))).toBe(false);
    expect(hasChanged(ticking("1-profile", 2))).toBe(true);
    expect(hasChanged(ticking("1-profile", 2, 2))).toBe(false);
    // The same number of checkboxes, but different ones.
    expect(hasChanged(ticking("1-profile", 2, 3))).toBe(true);
  });

  it("counts as changed exactly if the set of checked folders differs", () => {
    fc.assert(
      fc.property(
        briefcases(),
        fc.constantFrom(...ITEM_IDS),
        fc.array(fc.integer({ min: 1, max: 4 })),
        (held, item, ids) => {
          const selection = ids.reduce(toggleFolder, openSelection([item], held.folders));
          const odd = [...new Set(ids)].filter((id) => ids.filter((other) => other === id).length % 2 === 1);
          expect(hasChanged(selection)).toBe(odd.length > 0);
        },
      ),
    );
  });
});

describe("planMove", () => {
  it("adds to newly checked folders", () => {
    expect(plan("2-profile", 1, 3)).toEqual({
      do: "send",
      toggles: [
        { action: "add", itemIds: ["2-profile"], folderId: 1 },
        { action: "add", itemIds: ["2-profile"], folderId: 3 },
      ],
      outcome: "added",
      message: "Person 2 added to General Briefcase and Folder 3.",
    });
  });

  it("removes from unchecked folders", () => {
    expect(plan("1-profile", 1, 2)).toEqual({
      do: "send",
      toggles: [
        { action: "remove", itemIds: ["1-profile"], folderId: 1 },
        { action: "remove", itemIds: ["1-profile"], folderId: 2 },
      ],
      outcome: "removed",
      message: "Person 1 removed from Briefcase.",
    });
  });

  it("moves if folders were checked and unchecked", () => {
    expect(plan("2-profile", 2, 3)).toEqual({
      do: "send",
      toggles: [
        { action: "add", itemIds: ["2-profile"], folderId: 3 },
        { action: "remove", itemIds: ["2-profile"], folderId: 2 },
      ],
      outcome: "moved",
      message: "Person 2 moved to Folder 3.",
    });
  });

  it("does nothing without a change", () => {
    expect(plan("1-profile")).toEqual({ do: "nothing" });
    expect(plan("1-profile", 3, 3)).toEqual({ do: "nothing" });
  });

  it("applies only the user's changes that are still needed", () => {
    const selection: FolderSelection = { before: [1, 2], partlyBefore: [], ticked: [1, 3], partly: [] };
    const sent = (...now: string[][]) => {
      const planned = planMove([aCard("1-profile")], selection, aBriefcase(...now).folders);
      return planned.do === "send" ? planned.toggles.map(({ action, folderId }) => `${action} ${folderId}`) : [];
    };
    expect(sent(["1-profile"], ["1-profile"], [])).toEqual(["add 3", "remove 2"]);
    // Folders that changed while the dialog was open: the item left folder 2, was added to folder 3, or left folder 1.
    expect(sent(["1-profile"], [], [])).toEqual(["add 3"]);
    expect(sent(["1-profile"], ["1-profile"], ["1-profile"])).toEqual(["remove 2"]);
    expect(sent([], ["1-profile"], [])).toEqual(["add 3", "remove 2"]);
    // Folder 3 was deleted while the dialog was open.
    expect(sent(["1-profile"], ["1-profile"])).toEqual(["remove 2"]);
    expect(sent(["1-profile"], [])).toEqual([]);
  });

  it("puts the item into exactly the checked folders", () => {
    fc.assert(
      fc.property(
        briefcases(),
        fc.constantFrom(...ITEM_IDS),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
        (held, itemId, ids) => {
          const known = ids.filter((id) => held.folders.some((folder) => folder.id === id));
          const selection = known.reduce(toggleFolder, openSelection([itemId], held.folders));
          const planned = planMove([aCard(itemId)], selection, held.folders);
          expect(planned.do === "send").toBe(hasChanged(selection));
          if (planned.do !== "send") return;
          const after = planned.toggles.reduce((briefcase, toggle) => applyToggle(briefcase, toggle), held);
          expect(indexFolders(after).get(itemId) ?? []).toEqual(selection.ticked.toSorted());
          const others = (briefcase: typeof held) => [...indexFolders(briefcase)].filter(([id]) => id !== itemId);
          expect(others(after)).toEqual(others(held));
          // An item that stays keeps its card.
          for (const card of after.items)
            if (held.items.some(({ id }) => id === card.id)) expect(held.items).toContain(card);
          const actions = new Set(planned.toggles.map(({ action }) => action));
          expect(planned.outcome).toBe(actions.size === 2 ? "moved" : actions.has("add") ? "added" : "removed");
          const hasLeft = !indexFolders(after).has(itemId);
          expect(planned.message.endsWith("removed from Briefcase.")).toBe(hasLeft);
          for (const { action, folderId } of planned.toggles) {
            const folder = held.folders.find(({ id }) => id === folderId);
            if (!hasLeft && (planned.outcome !== "moved" || action === "add")) {
              expect(planned.message).toContain(folder?.name);
            }
          }
        },
      ),
    );
  });
});

describe("the selection of several items", () => {
  const BOTH = ["1-profile", "2-profile"];
  const pressing = (...ids: number[]) => ids.reduce(toggleFolder, openSelection(BOTH, folders));
  const planned = (...ids: number[]) => planMove(BOTH.map(aCard), pressing(...ids), folders);
  const ticks = (selection: FolderSelection) => listFolderChoices(selection, folders).map(({ isTicked }) => isTicked);

  it("checks folders with all items and marks folders with some as mixed", () => {
    expect(ticks(pressing())).toEqual(["mixed", true, false]);
    expect(hasChanged(pressing())).toBe(false);
  });

  it("cycles from mixed to checked, unchecked and mixed", () => {
    expect(ticks(pressing(1))).toEqual([true, true, false]);
    expect(ticks(pressing(1, 1))).toEqual([false, true, false]);
    expect(ticks(pressing(1, 1, 1))).toEqual(["mixed", true, false]);
    expect([hasChanged(pressing(1)), hasChanged(pressing(1, 1)), hasChanged(pressing(1, 1, 1))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(ticks(pressing(2, 2))).toEqual(["mixed", true, false]);
  });

  it("describes what OK does to each folder", () => {
    const changes = listFolderChoices(pressing(1, 2, 3), folders).map(({ change }) => change);
    expect(changes).toEqual(["add", "remove", "add"]);
    expect(listFolderChoices(pressing(1, 1), folders)[0]?.change).toBe("remove");
  });

  it("adds and removes only the items that need it", () => {
    expect(planned(1)).toEqual({
      do: "send",
      toggles: [{ action: "add", itemIds: ["2-profile"], folderId: 1 }],
      outcome: "added",
      message: "2 profiles added to General Briefcase.",
    });
    expect(planned(1, 1)).toMatchObject({
      message: "2 profiles removed from General Briefcase.",
      toggles: [{ action: "remove", itemIds: ["1-profile"], folderId: 1 }],
    });
    expect(planned(1, 1, 2)).toMatchObject({ outcome: "removed", message: "2 profiles removed from Briefcase." });
    expect(planned(3, 2)).toMatchObject({
      outcome: "moved",
      message: "2 profiles moved to Folder 3.",
      toggles: [
        { action: "add", itemIds: BOTH, folderId: 3 },
        { action: "remove", itemIds: BOTH, folderId: 2 },
      ],
    });
    expect(planned(1, 1, 1)).toEqual({ do: "nothing" });
  });

  it("fills checked folders, empties unchecked ones, and doesn't change mixed ones", () => {
    fc.assert(
      fc.property(
        briefcases(),
        fc.subarray([...ITEM_IDS], { minLength: 1 }),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 8 }),
        (held, itemIds, ids) => {
          const known = ids.filter((id) => held.folders.some((folder) => folder.id === id));
          const selection = known.reduce(toggleFolder, openSelection(itemIds, held.folders));
          const plan = planMove(itemIds.map(aCard), selection, held.folders);
          expect(plan.do === "send").toBe(hasChanged(selection));
          const toggles = plan.do === "send" ? plan.toggles : [];
          const after = indexFolders(toggles.reduce((briefcase, toggle) => applyToggle(briefcase, toggle), held));
          for (const { id, isTicked } of listFolderChoices(selection, held.folders)) {
            const inside = itemIds.filter((itemId) => after.get(itemId)?.includes(id));
            const before = itemIds.filter((itemId) => indexFolders(held).get(itemId)?.includes(id));
            expect(inside).toEqual(isTicked === "mixed" ? before : isTicked ? itemIds : []);
          }
        },
      ),
    );
  });
});
