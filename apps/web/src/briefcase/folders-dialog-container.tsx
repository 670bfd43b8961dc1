import { nameItems } from "@rotunda/core";
import { MoveDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useFolderMaker, useSavedFolderName } from "./use-folder-maker.ts";

/** The dialog to choose the folders of one or several items. Rendered once, in the shell. */
export function FoldersDialogContainer() {
  const store = useService(token.MoveStore);
  const state = useBehavior(store.state$);
  const newFolder = useFolderMaker((folderId) => store.tick(folderId), useSavedFolderName());
  if (state.status === "closed") return null;
  return (
    <MoveDialog
      subject={nameItems(state.items)}
      isOne={state.items.length === 1}
      choices={state.choices}
      canConfirm={state.canConfirm}
      isSaving={state.status === "saving"}
      onTick={(folderId) => store.tick(folderId)}
      onConfirm={() => void store.confirm()}
      onClose={() => store.close()}
      newFolder={newFolder}
    />
  );
}
