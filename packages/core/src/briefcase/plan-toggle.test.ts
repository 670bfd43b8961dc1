import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ITEM_IDS, aBriefcase, briefcases, toggleRequests } from "../../testing/briefcase.ts";
import { applyToggle } from "./apply-toggle.ts";
import type { Briefcase } from "../records/briefcase.ts";
import { indexFolders } from "./items.ts";
import { planToggle, type ToggleRequest } from "./plan-toggle.ts";

// Folder 1 (the default one) holds 1 and 2, folder 2 holds 2, folder 3 is empty.
const { folders } = aBriefcase(["1-profile", "2-profile"], ["2-profile"], []);
const plan = (request: ToggleRequest) => planToggle(request, folders);
const refusal = (request: ToggleRequest) => {
  const planned = plan(request);
  return planned.do === "refuse" ? planned.because : planned.do;
};

describe("a press on a star", () => {
  it("adds what is in no folder to the default folder", () => {
    expect(plan({ itemIds: ["3-committee"] })).toEqual({
      do: "send",
      command: { action: "add", itemIds: ["3-committee"], folderId: 1 },
    });
  });

  it("removes what is in one folder from that folder, also when it isn't the default", () => {
    expect(planToggle({ itemIds: ["5-state"] }, aBriefcase([], ["5-state"]).folders)).toEqual({
      do: "send",
      command: { action: "remove", itemIds: ["5-state"], folderId: 2 },
    });
  });

  it("asks which folders when it is in several", () => {
    expect(plan({ itemIds: ["2-profile"] })).toEqual({ do: "choose-folders", itemId: "2-profile" });
  });

  it("is for one item only", () => {
    expect(refusal({ itemIds: ["1-profile", "3-committee"] })).toBe("invalid-action");
  });
});

describe("adding", () => {
  it("goes to the folder named, items named twice counting once", () => {
    expect(plan({ action: "add", itemIds: ["3-committee", "3-committee", "4-staffer"], folderId: 3 })).toEqual({
      do: "send",
      command: { action: "add", itemIds: ["3-committee", "4-staffer"], folderId: 3 },
    });
  });

  it("needs a folder that exists", () => {
    expect(refusal({ action: "add", itemIds: ["3-committee"], folderId: 9 })).toBe("unknown-folder");
    expect(planToggle({ action: "add", itemIds: ["3-committee"] }, [])).toMatchObject({ because: "no-default-folder" });
  });
});

describe("removing and moving", () => {
  it("use the folder the items are in when none is named", () => {
    expect(plan({ action: "remove", itemIds: ["1-profile"] })).toMatchObject({ command: { folderId: 1 } });
    expect(plan({ action: "move", itemIds: ["1-profile"], destFolderId: 3 })).toEqual({
      do: "send",
      command: { action: "move", itemIds: ["1-profile"], folderId: 1, destFolderId: 3 },
    });
  });

  it("ask when the items are in several, and take the folder named", () => {
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
    [
      "a move to a folder there is none of",
      { itemIds: ["1-profile"], action: "move", destFolderId: 9 },
      "unknown-folder",
    ],
    ["a move onto itself", { itemIds: ["1-profile"], action: "move", folderId: 1, destFolderId: 1 }, "same-folder"],
    [
      "a move onto itself of what isn't there",
      { itemIds: ["3-committee"], action: "move", folderId: 1, destFolderId: 1 },
      "same-folder",
    ],
    ["a move onto where it is", { itemIds: ["1-profile"], action: "move", destFolderId: 1 }, "same-folder"],
    ["a removal of what is in no folder", { itemIds: ["3-committee"], action: "remove" }, "in-no-folder"],
    [
      "a removal of which one is in no folder",
      { itemIds: ["1-profile", "3-committee"], action: "remove" },
      "in-no-folder",
    ],
    ["a removal from where it is not", { itemIds: ["1-profile"], action: "remove", folderId: 2 }, "not-in-folder"],
    [
      "a removal from a folder there is none of",
      { itemIds: ["1-profile"], action: "remove", folderId: 9 },
      "unknown-folder",
    ],
    [
      "a move from where it is not",
      { itemIds: ["1-profile"], action: "move", folderId: 2, destFolderId: 3 },
      "not-in-folder",
    ],
  ])("%s", (_what, request, because) => {
    const planned = plan(request);
    expect(planned).toMatchObject({ do: "refuse", because });
    if (planned.do === "refuse") expect(planned.message).not.toBe("");
  });

  it("speak of a destination only when something is moved", () => {
    const request = { itemIds: ["3-committee"], action: "add", folderId: 9 };
    expect(plan(request)).toMatchObject({ message: "This folder no longer exists." });
  });
});

const sent = (held: Briefcase, request: ToggleRequest) => {
  const planned = planToggle(request, held.folders);
  return planned.do === "send" ? planned.command : null;
};

describe("any plan that is sent", () => {
  it("names items once, folders that exist, and takes items only out of where they are", () => {
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

  it("leaves an added item in a folder, and adding then removing leaves things as they were", () => {
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
