import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBriefcase, aFolder, briefcases } from "../../testing/briefcase.ts";
import {
  canDeleteFolder,
  findFolderAfterDeletion,
  planFolderDeletion,
  insertFolder,
  removeFolder,
} from "./folder-deletion.ts";
import { indexFolders } from "./items.ts";

describe("canDeleteFolder", () => {
  it("allows only folders a user created", () => {
    expect(canDeleteFolder({ id: 2, isDefault: false })).toBe(true);
    expect(canDeleteFolder({ id: 1, isDefault: false })).toBe(true);
    expect(canDeleteFolder({ id: 2, isDefault: true })).toBe(false);
    expect(canDeleteFolder({ id: 0, isDefault: false })).toBe(false);
    expect(canDeleteFolder({ id: -1, isDefault: false })).toBe(false);
  });
});

describe("planFolderDeletion", () => {
  const { folders } = aBriefcase(
    ["1-profile"],
    ["1-profile", "2-profile", "3-committee"],
    ["3-committee"],
    ["5-state", "4-staffer"],
  );
  const message = (id: number) => {
    const plan = planFolderDeletion(id, folders);
    return plan.do === "confirm" ? plan.message : plan.because;
  };

  it("names the folder and the items that leave the Briefcase", () => {
    expect(planFolderDeletion(2, folders)).toEqual({
      do: "confirm",
      folder: folders[1],
      leaving: ["2-profile"],
      message: "Delete the folder 'Folder 2'? 1 profile that is in no other folder leaves your Briefcase.",
    });
    expect(message(3)).toBe("Delete the folder 'Folder 3'?");
    expect(message(4)).toBe("Delete the folder 'Folder 4'? 2 items that are in no other folder leave your Briefcase.");
  });

  it("refuses the default folder and a missing folder", () => {
    expect(planFolderDeletion(1, folders)).toEqual({ do: "refuse", because: "not-deletable" });
    expect(planFolderDeletion(9, folders)).toEqual({ do: "refuse", because: "unknown-folder" });
    expect(planFolderDeletion(0, [aFolder(0)])).toEqual({ do: "refuse", because: "not-deletable" });
  });
});

describe("removeFolder", () => {
  it("removes only items that are in no other folder", () => {
    fc.assert(
      fc.property(briefcases(), fc.integer({ min: 1, max: 5 }), (held, folderId) => {
        const plan = planFolderDeletion(folderId, held.folders);
        const after = removeFolder(held, folderId);
        expect(after.folders).toEqual(held.folders.filter(({ id }) => id !== folderId));
        expect(after.items.map((item) => item.briefcaseItemId)).toEqual(
          held.items.map((item) => item.briefcaseItemId).filter((id) => indexFolders(after).has(id)),
        );
        if (plan.do === "refuse") return;
        const left = held.items.filter((item) => !after.items.includes(item)).map((item) => item.briefcaseItemId);
        expect(left.toSorted()).toEqual(plan.leaving.toSorted());
        expect(removeFolder(after, folderId)).toEqual(after);
      }),
    );
  });
});

describe("insertFolder", () => {
  it("adds a folder at the end, once", () => {
    const held = aBriefcase(["1-profile"]);
    const added = insertFolder(held, aFolder(2));
    expect(added).toEqual({ items: held.items, folders: [...held.folders, aFolder(2)] });
    expect(insertFolder(added, aFolder(2, [], "Other"))).toBe(added);
    expect(removeFolder(added, 2)).toEqual(held);
  });
});

describe("findFolderAfterDeletion", () => {
  const left = aBriefcase([], []).folders;

  it("returns the default folder if the current folder was deleted", () => {
    expect(findFolderAfterDeletion(3, 3, left)).toBe(1);
    expect(findFolderAfterDeletion(3, 3, [])).toBeNull();
  });

  it("returns the current folder if another one was deleted", () => {
    expect(findFolderAfterDeletion(3, 2, left)).toBe(2);
    expect(findFolderAfterDeletion(3, null, left)).toBeNull();
  });
});
