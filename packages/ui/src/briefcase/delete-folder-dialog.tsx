import { ConfirmDialog } from "../primitives/confirm-dialog/confirm-dialog.tsx";

export interface DeleteFolderDialogProps {
  /** Names the folder and says what leaves the Briefcase with it. */
  question: string;
  isBusy?: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before a folder is deleted: the first focus is on No. */
export function DeleteFolderDialog({ question, isBusy = false, onDelete, onClose }: DeleteFolderDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      size="delete"
      tone="danger"
      title="Delete folder"
      isBusy={isBusy}
      onNo={onClose}
      onYes={onDelete}
    >
      {question}
    </ConfirmDialog>
  );
}
