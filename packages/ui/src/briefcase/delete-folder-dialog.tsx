import { ConfirmDialog } from "../primitives/confirm-dialog/confirm-dialog.tsx";

export interface DeleteFolderDialogProps {
  /** Names the folder and what is deleted with it. */
  question: string;
  isBusy?: boolean;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before deleting a folder; No is focused first. */
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
