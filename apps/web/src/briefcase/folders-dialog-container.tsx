import { nameItems } from "@rotunda/core";
import { MoveDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useFolderMaker, useSavedFolderName } from "./use-folder-maker.ts";

/** The move-to-folders dialog, while one item's folders or several's are being chosen. Stands once, in the shell. */
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
