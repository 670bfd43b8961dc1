import { listEditable, nameItems } from "@rotunda/core";
import { MoveDialog, MassAddDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { DownloadDialogContainer } from "../exports/download-dialog-container.tsx";
import { ExportDialogContainer } from "../exports/export-dialog-container.tsx";
import { useBehavior, useService } from "../react/services.tsx";
import { useFolderMaker, useSavedFolderName } from "./use-folder-maker.ts";

/** The dialogs that any screen can open, in a separate chunk. */
export function Dialogs() {
  return (
    <>
      <FoldersDialogContainer />
      <MassAddContainer />
      <DownloadDialogContainer />
      <ExportDialogContainer />
    </>
  );
}

/** The dialog to choose the folders of one or several items. */
function FoldersDialogContainer() {
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

/** The dialog that adds all search results to a folder. */
function MassAddContainer() {
  const store = useService(token.MassAddStore);
  const state = useBehavior(store.state$);
  const { folders } = useBehavior(useService(token.BriefcaseStore).state$);
  const newFolder = useFolderMaker((folderId) => store.chooseFolder(folderId), useSavedFolderName());
  if (state.status === "closed") return null;
  return (
    <MassAddDialog
      folders={listEditable(folders)}
      folderId={state.folderId}
      isSelection={state.itemIds !== undefined}
      isAdding={state.status === "adding"}
      onChoose={(folderId) => store.chooseFolder(folderId)}
      onConfirm={() => void store.confirm()}
      onClose={() => store.close()}
      newFolder={newFolder}
    />
  );
}
