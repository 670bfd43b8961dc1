import { MassAddDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useFolderMaker, useSavedFolderName } from "./use-folder-maker.ts";

/** The dialog that adds everything a search found to a folder; the shell renders it once. */
export function MassAddContainer() {
  const store = useService(token.MassAddStore);
  const state = useBehavior(store.state$);
  const { folders } = useBehavior(useService(token.BriefcaseStore).state$);
  const newFolder = useFolderMaker((folderId) => store.chooseFolder(folderId), useSavedFolderName());
  if (state.status === "closed") return null;
  return (
    <MassAddDialog
      folders={folders}
      folderId={state.folderId}
      isAdding={state.status === "adding"}
      onChoose={(folderId) => store.chooseFolder(folderId)}
      onConfirm={() => void store.confirm()}
      onClose={() => store.close()}
      newFolder={newFolder}
    />
  );
}
