import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_IDS, aBriefcase, briefcases, toggleRequests } from "../../testing/briefcase.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { indexFolders } from "./items.ts";
import { planToggle, type ToggleRequest } from "./plan-toggle.ts";

// Folder 1 (the default folder) has items 1 and 2, folder 2 has item 2, folder 3 is empty.
const { folders } = aBriefcase(["1-profile", "2-profile"], ["2-profile"], []);
const plan = (request: ToggleRequest) => planToggle(request, folders);
const refusal = (request: ToggleRequest) => {
  const planned = plan(request);
  return planned.do === "refuse" ? planned.because : planned.do;
};

describe("a click on a star", () => {
  it("adds an item in no folder to the default folder", () => {
    expect(plan({ itemIds: ["3-committee"] })).toEqual({
      do: "send",
      command: { action: "add", itemIds: ["3-committee"], folderId: 1 },
    });
  });

  it("removes an item in one folder from that folder, even if it isn't the default", () => {
    expect(planToggle({ itemIds: ["5-state"] }, aBriefcase([], ["5-state"]).folders)).toEqual({
      do: "send",
      command: { action: "remove", itemIds: ["5-state"], folderId: 2 },
    });
  });

  it("opens the move dialog for an item in several folders", () => {
    expect(plan({ itemIds: ["2-profile"] })).toEqual({ do: "choose-folders", itemId: "2-profile" });
  });

  it("requires exactly one item", () => {
    expect(refusal({ itemIds: ["1-profile", "3-committee"] })).toBe("invalid-action");
  });
});

describe("adding", () => {
  it("uses the given folder and ignores duplicates", () => {
    expect(plan({ action: "add", itemIds: ["3-committee", "3-committee", "4-staffer"], folderId: 3 })).toEqual({
      do: "send",
      command: { action: "add", itemIds: ["3-committee", "4-staffer"], folderId: 3 },
    });
  });

  it("requires an existing folder", () => {
    expect(refusal({ action: "add", itemIds: ["3-committee"], folderId: 9 })).toBe("unknown-folder");
    expect(planToggle({ action: "add", itemIds: ["3-committee"] }, [])).toMatchObject({ because: "no-default-folder" });
  });
});

describe("removing and moving", () => {
  it("default to the folder the items are in", () => {
    expect(plan({ action: "remove", itemIds: ["1-profile"] })).toMatchObject({ command: { folderId: 1 } });
    expect(plan({ action: "move", itemIds: ["1-profile"], destFolderId: 3 })).toEqual({
      do: "send",
      command: { action: "move", itemIds: ["1-profile"], folderId: 1, destFolderId: 3 },
    });
  });

  it("ask for a folder if the items are in several, unless one is given", () => {
    expect(plan({ action: "remove", itemIds: ["1-profile", "2-profile"] })).toEqual({
      do: "choose-folders",
      itemId: "2-profile",
    });
    expect(plan({ action: "remove", itemIds: ["1-profile", "2-profile"], folderId: 1 })).toMatchObject({ do: "send" });
    const apart = aBriefcase(["1-profile"], ["2-profile"]).folders;
    expect(planToggle({ action: "remove", itemIds: ["1-profile", "2-profile"] }, apart).do).toBe("choose-folders");
  });
});

describe("refusals", () => {
  it.each<[string, ToggleRequest, string]>([
    ["no items", { itemIds: [], action: "add" }, "no-items"],
    ["an id that is none", { itemIds: ["1-banana"], action: "add" }, "invalid-item"],
    ["one id of two that is none", { itemIds: ["3-committee", "1-banana"], action: "add" }, "invalid-item"],
    ["an action there is none of", { itemIds: ["1-profile"], action: "x" }, "invalid-action"],
    ["an action in capitals", { itemIds: ["1-profile"], action: "ADD" }, "invalid-action"],
    ["an empty action", { itemIds: ["1-profile"], action: "" }, "invalid-action"],
    ["a move to nowhere", { itemIds: ["1-profile"], action: "move" }, "missing-destination"],
    ["a move to a missing folder", { itemIds: ["1-profile"], action: "move", destFolderId: 9 }, "unknown-folder"],
    ["a move onto itself", { itemIds: ["1-profile"], action: "move", folderId: 1, destFolderId: 1 }, "same-folder"],
    [
      "a move of a missing item to the same folder",
      { itemIds: ["3-committee"], action: "move", folderId: 1, destFolderId: 1 },
      "same-folder",
    ],
    ["a move onto where it is", { itemIds: ["1-profile"], action: "move", destFolderId: 1 }, "same-folder"],
    ["a removal of what is in no folder", { itemIds: ["3-committee"], action: "remove" }, "in-no-folder"],
    [
      "a removal with an item in no folder",
      { itemIds: ["1-profile", "3-committee"], action: "remove" },
      "in-no-folder",
    ],
    ["a removal from where it is not", { itemIds: ["1-profile"], action: "remove", folderId: 2 }, "not-in-folder"],
    [
      "a removal of two items from a folder with one of them",
      { itemIds: ["1-profile", "2-profile"], action: "remove", folderId: 2 },
      "not-in-folder",
    ],
    ["a removal from a missing folder", { itemIds: ["1-profile"], action: "remove", folderId: 9 }, "unknown-folder"],
    [
      "a move from a folder without the item",
      { itemIds: ["1-profile"], action: "move", folderId: 2, destFolderId: 3 },
      "not-in-folder",
    ],
  ])("%s", (_what, request, because) => {
    const planned = plan(request);
    expect(planned).toMatchObject({ do: "refuse", because });
    if (planned.do === "refuse") expect(planned.message).not.toBe("");
  });

  it("mention a destination only for moves", () => {
    const request = { itemIds: ["3-committee"], action: "add", folderId: 9 };
    expect(plan(request)).toMatchObject({ message: "This folder no longer exists." });
  });
});

const sent = (held: Briefcase, request: ToggleRequest) => {
  const planned = planToggle(request, held.folders);
  return planned.do === "send" ? planned.command : null;
};

describe("any plan that is sent", () => {
  it("has unique items and existing folders, and removes items only from folders they are in", () => {
    fc.assert(
      fc.property(briefcases(), toggleRequests(), (held, request) => {
        const command = sent(held, request);
        if (!command) return;
        const ids = held.folders.map((folder) => folder.id);
        expect(new Set(command.itemIds).size).toBe(command.itemIds.length);
        expect(command.itemIds.length).toBeGreaterThan(0);
        expect(ids).toContain(command.folderId);
        if (command.action === "move") expect(ids).toContain(command.destFolderId);
        if (command.action === "move") expect(command.destFolderId).not.toBe(command.folderId);
        if (command.action === "add") return;
        const index = indexFolders(held);
        for (const itemId of command.itemIds) expect(index.get(itemId)).toContain(command.folderId);
      }),
    );
  });

  it("adds the item to a folder, and adding then removing restores the state", () => {
    fc.assert(
      fc.property(briefcases(), fc.constantFrom(...ITEM_IDS), (held, itemId) => {
        const add = sent(held, { itemIds: [itemId] });
        if (add?.action !== "add") return;
        const after = applyToggle(held, add);
        expect(indexFolders(after).get(itemId)).toEqual([add.folderId]);
        const remove = sent(after, { itemIds: [itemId] });
        expect(remove).toEqual({ ...add, action: "remove" });
        if (remove) expect(applyToggle(after, remove).folders).toEqual(held.folders);
      }),
    );
  });
});
