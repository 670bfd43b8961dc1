import fc from "fast-check";
import { applyToggle, exceedsLimits } from "../src/briefcase/apply-toggle.ts";
import type { BriefcaseApi, ToggleCommand } from "../src/briefcase/briefcase.port.ts";
import type { Briefcase, Folder, LiveSearch } from "../src/records/briefcase.ts";
import { findDeletableFolder, insertFolder, removeFolder } from "../src/briefcase/folder-deletion.ts";
import { planFolderName } from "../src/briefcase/folder-name.ts";
import { DEFAULT_FOLDER_NAME, indexFolders } from "../src/briefcase/items.ts";
import { planToggle, type ToggleRequest } from "../src/briefcase/plan-toggle.ts";
import { CallFailed } from "../src/kernel/failure.ts";
import { MESSAGES } from "../src/notices/messages.ts";
import type { SearchItem } from "../src/records/search-item.ts";
import { aSearchItem, builderOf } from "./builders.ts";

/** Returns a folder with these items; id 1 is the default folder. */
export const aFolder = (id: number, itemIds: readonly string[] = [], name?: string): Folder => ({
  id,
  isDefault: id === 1,
  name: name ?? (id === 1 ? DEFAULT_FOLDER_NAME : `Folder ${id}`),
  items: itemIds.map((briefcaseItemId) => ({ briefcaseItemId })),
  dossierUrl: `/api/folderDossierDownload/${id}`,
  live: null,
  followed: "",
});

export const aLiveSearch = builderOf<LiveSearch>({
  id: 4,
  name: "Texas Democrats",
  scope: "congressional",
  search: "party=1",
  total: 2,
});

/** Returns the card of an item id. */
export const aCard = (itemId: string): SearchItem => {
  const [id = "0", recordType = "profile"] = itemId.split("-");
  return aSearchItem({
    id: Number(id),
    recordType: recordType as SearchItem["recordType"],
    preferredNameDisplay: `Person ${id}`,
    addedToBriefcase: true,
  });
};

/** Folders with these items; the first is the default. */
export const aBriefcase = (...folders: readonly (readonly string[])[]): Briefcase => {
  const made = (folders.length > 0 ? folders : [[]]).map((itemIds, at) => aFolder(at + 1, itemIds));
  return { folders: made, items: [...indexFolders({ folders: made }).keys()].map(aCard) };
};

/** Returns an in-memory server with the product's rules; `found` is what add-all adds. */
export function fakeBriefcaseApi(
  start: Briefcase = aBriefcase(),
  found: readonly string[] = [],
): BriefcaseApi & { readonly held: Briefcase } {
  let held = start;
  const carryOut = (toggles: readonly ToggleCommand[]) => {
    let after = held;
    for (const toggle of toggles) {
      const plan = planToggle(toggle, after.folders);
      if (plan.do !== "send" || exceedsLimits(after.folders, plan.command)) return false;
      after = applyToggle(after, plan.command, plan.command.itemIds.map(aCard));
    }
    held = after;
    return true;
  };
  const refuse = (status: number, message: string, code: string) =>
    Promise.reject(new CallFailed({ kind: "refused", status, message, code }));
  return {
    get held() {
      return held;
    },
    briefcase: () => Promise.resolve(held),
    toggle: (command) => Promise.resolve(carryOut([command])),
    toggleAll: (toggles) => Promise.resolve(carryOut(toggles)),
    addFolder: (name) => {
      const plan = planFolderName(name, held.folders);
      if (plan.do === "refuse") return refuse(409, plan.message, "INVALID_NAME");
      const id = Math.max(0, ...held.folders.map((folder) => folder.id)) + 1;
      held = insertFolder(held, aFolder(id, [], plan.name));
      return Promise.resolve({ id, dossierUrl: aFolder(id).dossierUrl });
    },
    addLiveFolder: (searchId) => {
      const id = Math.max(0, ...held.folders.map((folder) => folder.id)) + 1;
      held = insertFolder(held, { ...aFolder(id), live: aLiveSearch({ id: searchId }) });
      return Promise.resolve({ id, dossierUrl: aFolder(id).dossierUrl });
    },
    keepFolder: (folderId) => {
      const folders = held.folders.map((folder) => (folder.id === folderId ? { ...folder, live: null } : folder));
      held = { ...held, folders };
      return Promise.resolve();
    },
    deleteFolder: (folderId) => {
      if (!findDeletableFolder(folderId, held.folders)) return refuse(404, "", "NOT_FOUND");
      held = removeFolder(held, folderId);
      return Promise.resolve();
    },
    addAllSearchResults: ({ folderId }) =>
      carryOut([{ action: "add", itemIds: [...found], folderId }])
        ? Promise.resolve([...found])
        : refuse(409, MESSAGES.briefcaseFull, "FULL_FOLDER"),
  };
}

export const ITEM_IDS = ["1-profile", "2-profile", "3-committee", "4-staffer", "4-profile"] as const;

/** One to four folders that share items. */
export const briefcases = (): fc.Arbitrary<Briefcase> =>
  fc.array(fc.subarray([...ITEM_IDS]), { minLength: 1, maxLength: 4 }).map((folders) => aBriefcase(...folders));

/** Valid and invalid requests. */
export const toggleRequests = (): fc.Arbitrary<ToggleRequest> =>
  fc.record(
    {
      itemIds: fc.array(fc.constantFrom(...ITEM_IDS, "", "x-profile", "1-banana"), { maxLength: 3 }),
      action: fc.constantFrom("add", "remove", "move", "ADD", ""),
      folderId: fc.integer({ min: 0, max: 5 }),
      destFolderId: fc.integer({ min: 0, max: 5 }),
    },
    { requiredKeys: ["itemIds"] },
  );

const someIds = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}-profile`);

/** Folders of several sizes, with short and long names. */
export const FOLDERS: Folder[] = [
  aFolder(1, someIds(9)),
  aFolder(2, someIds(23), "Farm bill conferees"),
  aFolder(3, someIds(1), "Hill day, March 3"),
  aFolder(4, someIds(8), "Committee transitions: Agriculture, Appropriations and Energy"),
  aFolder(5, [], "Empty folder for new hires"),
];
