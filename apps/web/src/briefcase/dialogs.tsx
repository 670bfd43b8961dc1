import { DownloadDialogContainer } from "../exports/download-dialog-container.tsx";
import { FoldersDialogContainer } from "./folders-dialog-container.tsx";
import { MassAddContainer } from "./mass-add-container.tsx";

/** The dialogs that any screen can open, in a separate chunk. */
export function Dialogs() {
  return (
    <>
      <FoldersDialogContainer />
      <MassAddContainer />
      <DownloadDialogContainer />
    </>
  );
}
