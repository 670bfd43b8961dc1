import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aBriefcase, aFolder, briefcases } from "../../testing/briefcase.ts";
import {
  canDeleteFolder,
  describeFolderDeletion,
  findDeletableFolder,
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

describe("describeFolderDeletion", () => {
  it("names the folder and the items that leave the Briefcase", () => {
    const { folders } = aBriefcase(
      ["1-profile"],
      ["1-profile", "2-profile", "3-committee"],
      ["3-committee"],
      ["5-state", "4-staffer"],
    );
    expect(folders.slice(1).map((folder) => describeFolderDeletion(folder, folders))).toEqual([
      "Delete the folder 'Folder 2'? 1 profile that is in no other folder leaves your Briefcase.",
      "Delete the folder 'Folder 3'?",
      "Delete the folder 'Folder 4'? 2 items that are in no other folder leave your Briefcase.",
    ]);
  });
});

describe("findDeletableFolder", () => {
  it("refuses the default folder and a missing folder", () => {
    const { folders } = aBriefcase([], []);
    expect(findDeletableFolder(2, folders)).toBe(folders[1]);
    expect(findDeletableFolder(1, folders)).toBeNull();
    expect(findDeletableFolder(9, folders)).toBeNull();
    expect(findDeletableFolder(0, [aFolder(0)])).toBeNull();
  });
});

describe("removeFolder", () => {
  it("removes only items that are in no other folder", () => {
    fc.assert(
      fc.property(briefcases(), fc.integer({ min: 1, max: 5 }), (held, folderId) => {
        const after = removeFolder(held, folderId);
        expect(after.folders).toEqual(held.folders.filter(({ id }) => id !== folderId));
        expect(after.items.map((item) => item.briefcaseItemId)).toEqual(
          held.items.map((item) => item.briefcaseItemId).filter((id) => indexFolders(after).has(id)),
        );
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
