import { listEditableFolders, nameItems, canUseNotes, formatDossierFileName } from "@rotunda/core";
import { MoveDialog, MassAddDialog, ExportDialog, CustomLogo, DownloadDialog } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useReader } from "../react/use-session.ts";
import { useFolderCreation, useSavedFolderName } from "./use-folder-creation.ts";

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

function FoldersDialogContainer() {
  const store = useService(token.MoveStore);
  const state = useBehavior(store.state$);
  const newFolder = useFolderCreation((folderId) => store.tick(folderId), useSavedFolderName());
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

function MassAddContainer() {
  const store = useService(token.MassAddStore);
  const state = useBehavior(store.state$);
  const { folders } = useBehavior(useService(token.BriefcaseStore).state$);
  const newFolder = useFolderCreation((folderId) => store.chooseFolder(folderId), useSavedFolderName());
  if (state.status === "closed") return null;
  return (
    <MassAddDialog
      folders={listEditableFolders(folders)}
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

function ExportDialogContainer() {
  const store = useService(token.ContactExportStore);
  const { dialog, isRunning } = useBehavior(store.state$);
  if (!dialog) return null;
  return (
    <ExportDialog
      state={dialog}
      isCoolingDown={isRunning}
      onChange={(change) => store.change(change)}
      onChooseItems={(isOnlySelected) => store.chooseItems(isOnlySelected)}
      onRetry={() => store.retry()}
      onExport={() => store.deliver()}
      onClose={() => store.close()}
    />
  );
}

function DownloadDialogContainer() {
  const store = useService(token.DossierStore);
  const logo = useService(token.CustomLogoStore);
  const clock = useService(token.Clock);
  const state = useBehavior(store.state$);
  const { status: request } = useBehavior(logo.state$);
  const reader = useReader();
  if (state.status === "closed") return null;
  const { format, useCustomLogo } = state.options;
  return (
    <DownloadDialog
      state={state}
      email={reader?.session.email ?? null}
      fileName={formatDossierFileName(state.options, clock())}
      onChange={(change) => store.change(change)}
      onRename={(documentName) => store.rename(documentName)}
      onRetry={() => store.retry()}
      onDeliver={() => store.deliver()}
      onClose={() => store.close()}
      canAddNotes={reader !== null && canUseNotes(reader.access)}
      logo={
        <CustomLogo
          format={format}
          hasCustomLogo={reader?.access.hasCustomLogo ?? false}
          isChosen={useCustomLogo}
          onChoose={(isChosen) => store.change({ useCustomLogo: isChosen })}
          request={request}
          onRequest={(message) => logo.request(message)}
        />
      }
    />
  );
}
