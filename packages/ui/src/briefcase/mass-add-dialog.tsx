import { describeItems, type Folder, MESSAGES } from "@rotunda/core";
import { Button } from "../primitives/button/button.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { type FolderMaker, InlineAddFolder } from "./inline-add-folder.tsx";
import * as styles from "./briefcase.css.ts";

export interface MassAddDialogProps {
  folders: readonly Pick<Folder, "id" | "name" | "items">[];
  folderId: number;
  isSelection?: boolean;
  isAdding?: boolean;
  onChoose: (folderId: number) => void;
  onConfirm: () => void;
  onClose: () => void;
  newFolder: FolderMaker;
}

export function MassAddDialog({
  folders,
  folderId,
  isSelection = false,
  isAdding = false,
  onChoose,
  onConfirm,
  onClose,
  newFolder,
}: MassAddDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      title={isSelection ? MESSAGES.addSelected : MESSAGES.addAll}
      footer={
        <>
          <Button onClick={onClose} isUnavailable={isAdding}>
            Cancel
          </Button>
          <Button tone="primary" onClick={onConfirm} isBusy={isAdding}>
            OK
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {isSelection
          ? "The selected results go into the folder; what is in it already stays."
          : "Everything this search found goes into the folder; what is in it already stays."}
      </p>
      <RadioGroup
        label="Folder"
        value={String(folderId)}
        onChange={(value) => onChoose(Number(value))}
        options={folders.map(({ id, name, items }) => ({
          text: name,
          description: describeItems(items),
          value: String(id),
          disabled: isAdding,
        }))}
      />
      <InlineAddFolder folderCount={folders.length} {...newFolder} />
    </Dialog>
  );
}
