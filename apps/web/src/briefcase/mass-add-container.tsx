import { MassAddDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useFolderMaker, useSavedFolderName } from "./use-folder-maker.ts";

/** The dialog that adds all search results to a folder. Rendered once, in the shell. */
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
