import type { BriefcaseApi, ToggleCommand } from "@rotunda/core";
import { camelize } from "./wire/camelize.ts";
import { call, type Http } from "./http.ts";
import type { BriefcaseWire, ToggledWire, ToggleWire } from "./wire/briefcase.ts";

export const createBriefcaseApi = (http: Http): BriefcaseApi => ({
  briefcase: (signal) => call(async () => camelize(await http.get("api/briefcase/", { signal }).json<BriefcaseWire>())),
  toggle: (command) =>
    call(async () => {
      const { success } = await http.post("api/briefcase/toggle/", { json: toToggleWire(command) }).json<ToggledWire>();
      return success;
    }),
});

function toToggleWire(command: ToggleCommand): ToggleWire {
  return {
    briefcase_item_ids: command.itemIds,
    action: command.action,
    folder_id: command.folderId,
    ...(command.action === "move" && { dest_folder_id: command.destFolderId }),
  };
}
