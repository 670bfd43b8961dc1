import type { FolderChoice } from "@rotunda/core";
import { useEffect, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { type FolderMaker, InlineAddFolder } from "./inline-add-folder.tsx";
import * as styles from "./briefcase.css.ts";

export interface MoveDialogProps {
  subject: string;
  isOne: boolean;
  choices: readonly FolderChoice[];
  canConfirm: boolean;
  isSaving?: boolean;
  onTick: (folderId: number) => void;
  onConfirm: () => void;
  onClose: () => void;
  newFolder: FolderMaker;
}

/** Checkboxes for the folders of one or several profiles; OK needs a change. */
export function MoveDialog({
  subject,
  isOne,
  choices,
  canConfirm,
  isSaving = false,
  onTick,
  onConfirm,
  onClose,
  newFolder,
}: MoveDialogProps) {
  const list = useNewFolderFocused(choices);
  return (
    <Dialog
      onClose={onClose}
      title="Move to folders"
      footer={
        <>
          <Button onClick={onClose} isUnavailable={isSaving}>
            Cancel
          </Button>
          <Button tone="primary" onClick={onConfirm} isBusy={isSaving} isUnavailable={!canConfirm}>
            OK
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        Tick every folder that should hold{" "}
        <b className={styles.choiceName} dir="auto">
          {subject}
        </b>
        . Untick a folder to take {isOne ? "it" : "them"} out of it.
      </p>
      <ul ref={list} className={styles.ruled} aria-label="Folders">
        {choices.map((choice) => (
          <li key={choice.id} className={styles.choiceFolder} data-folder={choice.id}>
            <Checkbox
              isChecked={choice.isTicked}
              isDisabled={isSaving}
              onChange={() => onTick(choice.id)}
              label={<ChoiceLabel choice={choice} />}
            />
          </li>
        ))}
      </ul>
      <InlineAddFolder folderCount={choices.length} {...newFolder} />
    </Dialog>
  );
}

function ChoiceLabel({ choice: { name, contents, change, isTicked } }: { choice: FolderChoice }) {
  return (
    <span className={styles.label}>
      <span className={styles.folderName} dir="auto">
        {name}
      </span>
      {change === "add" && <Tag tone="primary">Will be added</Tag>}
      {change === "remove" && <Tag>Will be removed</Tag>}
      {isTicked === "mixed" && <Tag tone="outline">Some of them</Tag>}
      <span className={styles.choiceCount}>{contents}</span>
    </span>
  );
}

/** Focuses a folder in the list that was created while the dialog is open. */
function useNewFolderFocused(choices: readonly FolderChoice[]) {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef(choices.map(({ id }) => id));
  useEffect(() => {
    const made = choices.find(({ id }) => !known.current.includes(id));
    known.current = choices.map(({ id }) => id);
    if (made) list.current?.querySelector<HTMLElement>(`[data-folder="${made.id}"] [role=checkbox]`)?.focus();
  }, [choices]);
  return list;
}
