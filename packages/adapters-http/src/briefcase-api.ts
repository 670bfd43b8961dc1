import {
  type MassAddition,
  CallFailed,
  SCOPES,
  formatSearchQuery,
  type BriefcaseApi,
  type ListToggle,
  type ToggleCommand,
} from "@rotunda/core";
import { call, toResponseFailure, read, type Http } from "./http.ts";
import type {
  AddedAllWire,
  AddedFolderWire,
  AddFolderWire,
  AddLiveFolderWire,
  BriefcaseWire,
  DeletedFolderWire,
  DeleteFolderWire,
  KeepFolderWire,
  ToggledWire,
  ToggleWire,
} from "@rotunda/core/wire";

export const createBriefcaseApi = (http: Http): BriefcaseApi => {
  const toggle = (json: ToggleWire) =>
    call(async () => (await http.post("api/briefcase/toggle/", { json }).json<ToggledWire>()).success);
  const addFolder = (path: string, json: AddFolderWire | AddLiveFolderWire) =>
    call(async () => {
      const { folder_id: id, dossier_url: dossierUrl } = await http.post(path, { json }).json<AddedFolderWire>();
      return { id, dossierUrl };
    });
  return {
    briefcase: (signal) => read<BriefcaseWire>(http.get("api/briefcase/", { signal })),
    toggle: (command) => toggle(toToggleWire(command)),
    toggleAll: (toggles) => toggle(toggles.flatMap(toListWire)),
    addFolder: (name) => addFolder("api/briefcase/folder/add", { folder_name: name }),
    addLiveFolder: (searchId) => addFolder("api/briefcase/folder/live", { saved_search_id: searchId }),
    keepFolder: (folderId) =>
      call(async () => {
        const json: KeepFolderWire = { folder_id: folderId };
        await http.post("api/briefcase/folder/keep", { json });
      }),
    deleteFolder: (folderId) =>
      call(async () => {
        const json: DeleteFolderWire = { folder_id: folderId };
        const answer = await http.post("api/briefcase/folder/delete", { json }).json<DeletedFolderWire>();
        if (answer.status_code !== 200) throw new CallFailed(toResponseFailure(answer.status_code, answer));
      }),
    addAllSearchResults: (addition) =>
      call(async () => {
        const searchParams = toAddAllParams(addition);
        const answer = await http.put("api/briefcase/addAllSearchResults/", { searchParams }).json<AddedAllWire>();
        if (answer.error_message || answer.error_code) throw new CallFailed(toResponseFailure(409, answer));
        return answer.item_ids;
      }),
  };
};

function toToggleWire(command: ToggleCommand): ToggleWire {
  return {
    briefcase_item_ids: command.itemIds,
    action: command.action,
    folder_id: command.folderId,
    ...(command.action === "move" && { dest_folder_id: command.destFolderId }),
    ...(command.action === "add" && command.order && { order: [...command.order] }),
  };
}

function toListWire({ action, itemIds, folderId }: ListToggle): Extract<ToggleWire, unknown[]> {
  return itemIds.map((itemId) => ({
    briefcase_item_id: itemId,
    action: action === "add" ? "ADD" : "REMOVE",
    folder_id: folderId,
  }));
}

function toAddAllParams({ scope, query, itemIds = [], folderId }: MassAddition): URLSearchParams {
  const params = new URLSearchParams(formatSearchQuery(scope, query));
  params.set("doc_type", SCOPES[scope].docType);
  params.set("folder_id", String(folderId));
  for (const itemId of itemIds) params.append("p", itemId);
  return params;
}
