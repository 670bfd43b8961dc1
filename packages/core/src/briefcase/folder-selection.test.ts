import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_IDS, aBriefcase, aCard, briefcases } from "../../testing/briefcase.ts";
import { applyToggle } from "./apply-toggle.ts";
import {
  folderChoices,
  hasChanged,
  openSelection,
  planMove,
  resetSelection,
  tickFolder,
  type FolderSelection,
} from "./folder-selection.ts";
import { folderIndex } from "./items.ts";

// Person 1 is in folders 1 and 2, person 2 in folder 2, folder 3 is empty.
const { folders } = aBriefcase(["1-profile"], ["1-profile", "2-profile"], []);
const ticking = (itemId: string, ...ids: number[]) => ids.reduce(tickFolder, openSelection(itemId, folders));
const plan = (itemId: string, ...ids: number[]) => planMove(aCard(itemId), ticking(itemId, ...ids), folders);

describe("the move-to-folders selection", () => {
  it("begins with the item's folders ticked", () => {
    expect(folderChoices(openSelection("1-profile", folders), folders)).toEqual([
      { id: 1, name: "General Briefcase", isTicked: true },
      { id: 2, name: "Folder 2", isTicked: true },
      { id: 3, name: "Folder 3", isTicked: false },
    ]);
    expect(openSelection("9-state", folders)).toEqual({ before: [], ticked: [] });
  });

  it("closes on the first folder", () => {
    expect(resetSelection(folders)).toEqual({ before: [1], ticked: [1] });
    expect(resetSelection([])).toEqual({ before: [], ticked: [] });
  });

  it("has changed when a tick differs, and not when it was taken back", () => {
    expect(hasChanged(ticking("1-profile"))).toBe(false);
    expect(hasChanged(ticking("1-profile", 3))).toBe(true);
    expect(hasChanged(ticking("1-profile", 3, 3))).toBe(false);
    expect(hasChanged(ticking("1-profile", 2))).toBe(true);
    expect(hasChanged(ticking("1-profile", 2, 2))).toBe(false);
    // As many ticks as before, but not the same.
    expect(hasChanged(ticking("1-profile", 2, 3))).toBe(true);
  });

  it("has changed exactly when the set of ticks has", () => {
    fc.assert(
      fc.property(
        briefcases(),
        fc.constantFrom(...ITEM_IDS),
        fc.array(fc.integer({ min: 1, max: 4 })),
        (held, item, ids) => {
          const selection = ids.reduce(tickFolder, openSelection(item, held.folders));
          const odd = [...new Set(ids)].filter((id) => ids.filter((other) => other === id).length % 2 === 1);
          expect(hasChanged(selection)).toBe(odd.length > 0);
        },
      ),
    );
  });
});

describe("planMove", () => {
  it("adds where ticks are new", () => {
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

  it("removes where ticks are gone", () => {
    expect(plan("1-profile", 1, 2)).toEqual({
      do: "send",
      toggles: [
        { action: "remove", itemIds: ["1-profile"], folderId: 1 },
        { action: "remove", itemIds: ["1-profile"], folderId: 2 },
      ],
      outcome: "removed",
      message: "Person 1 removed from General Briefcase and Folder 2.",
    });
  });

  it("moves where both are", () => {
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

  it("does only what the reader changed and what is still to be done", () => {
    const asked: FolderSelection = { before: [1, 2], ticked: [1, 3] };
    const sent = (...now: string[][]) => {
      const planned = planMove(aCard("1-profile"), asked, aBriefcase(...now).folders);
      return planned.do === "send" ? planned.toggles.map(({ action, folderId }) => `${action} ${folderId}`) : [];
    };
    expect(sent(["1-profile"], ["1-profile"], [])).toEqual(["add 3", "remove 2"]);
    // Meanwhile taken out of folder 2, put into folder 3, and out of folder 1, which was not the reader's doing.
    expect(sent(["1-profile"], [], [])).toEqual(["add 3"]);
    expect(sent(["1-profile"], ["1-profile"], ["1-profile"])).toEqual(["remove 2"]);
    expect(sent([], ["1-profile"], [])).toEqual(["add 3", "remove 2"]);
    // Meanwhile folder 3 was deleted.
    expect(sent(["1-profile"], ["1-profile"])).toEqual(["remove 2"]);
    expect(sent(["1-profile"], [])).toEqual([]);
  });

  it("brings the item into the ticked folders and no others", () => {
    fc.assert(
      fc.property(
        briefcases(),
        fc.constantFrom(...ITEM_IDS),
        fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 6 }),
        (held, itemId, ids) => {
          const known = ids.filter((id) => held.folders.some((folder) => folder.id === id));
          const selection = known.reduce(tickFolder, openSelection(itemId, held.folders));
          const planned = planMove(aCard(itemId), selection, held.folders);
          expect(planned.do === "send").toBe(hasChanged(selection));
          if (planned.do !== "send") return;
          const after = planned.toggles.reduce((briefcase, toggle) => applyToggle(briefcase, toggle), held);
          expect(folderIndex(after).get(itemId) ?? []).toEqual(selection.ticked.toSorted());
          const others = (briefcase: typeof held) => [...folderIndex(briefcase)].filter(([id]) => id !== itemId);
          expect(others(after)).toEqual(others(held));
          // What is known of an item that stays, stays.
          for (const card of after.items)
            if (held.items.some(({ id }) => id === card.id)) expect(held.items).toContain(card);
          const actions = new Set(planned.toggles.map(({ action }) => action));
          expect(planned.outcome).toBe(actions.size === 2 ? "moved" : actions.has("add") ? "added" : "removed");
          for (const { action, folderId } of planned.toggles) {
            const folder = held.folders.find(({ id }) => id === folderId);
            if (planned.outcome !== "moved" || action === "add") expect(planned.message).toContain(folder?.name);
          }
        },
      ),
    );
  });
});
