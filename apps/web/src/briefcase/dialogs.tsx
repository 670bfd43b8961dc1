import { DownloadDialogContainer } from "../exports/download-dialog-container.tsx";
import { FoldersDialogContainer } from "./folders-dialog-container.tsx";
import { MassAddContainer } from "./mass-add-container.tsx";

/** The dialogs any screen may open, in a chunk of their own. */
export function Dialogs() {
  return (
    <>
      <FoldersDialogContainer />
      <MassAddContainer />
      <DownloadDialogContainer />
    </>
  );
}
