import { describeItems, type Folder, MESSAGES, type FolderChoice } from "@rotunda/core";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Dialog } from "../primitives/dialog/dialog.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { ruled, type, inline, wrapping } from "../theme/layout.css.ts";
import { type FolderCreation, InlineAddFolder } from "./new-folder.tsx";
import * as styles from "./briefcase.css.ts";

export interface MassAddDialogProps {
  folders: readonly Pick<Folder, "id" | "name" | "items">[];
  folderId: number;
  isSelection?: boolean;
  isAdding?: boolean;
  onChoose: (folderId: number) => void;
  onConfirm: () => void;
  onClose: () => void;
  newFolder: FolderCreation;
}

export function MassAddDialog(props: MassAddDialogProps) {
  const { folders, isSelection = false, isAdding = false, onClose, newFolder } = props;
  const list = useNewFolderFocused<HTMLDivElement>(folders, (id) => `[role=radio][value="${id}"]`);
  return (
    <Dialog
      onClose={onClose}
      title={isSelection ? MESSAGES.addSelected : MESSAGES.addAll}
      footer={
        <>
          <Button onClick={onClose} isUnavailable={isAdding}>
            Cancel
          </Button>
          <Button tone="primary" onClick={props.onConfirm} isBusy={isAdding}>
            OK
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {isSelection
          ? "The selected results will be added to the folder. What is already in it stays."
          : "Everything this search found will be added to the folder. What is already in it stays."}
      </p>
      <div ref={list}>
        <RadioGroup
          label="Folder"
          value={String(props.folderId)}
          onChange={(value) => props.onChoose(Number(value))}
          options={folders.map(({ id, name, items }) => ({
            text: name,
            description: describeItems(items),
            value: String(id),
            disabled: isAdding,
          }))}
        />
      </div>
      <InlineAddFolder folderCount={folders.length} {...newFolder} />
    </Dialog>
  );
}

export interface MoveDialogProps {
  subject: string;
  isOne: boolean;
  choices: readonly FolderChoice[];
  canConfirm: boolean;
  isSaving?: boolean;
  onTick: (folderId: number) => void;
  onConfirm: () => void;
  onClose: () => void;
  newFolder: FolderCreation;
}

/** Checkboxes for the folders of one or several profiles; OK needs a change. */
export function MoveDialog(props: MoveDialogProps) {
  const { choices, isSaving = false, onClose, newFolder } = props;
  const list = useNewFolderFocused<HTMLUListElement>(choices, (id) => `[data-folder="${id}"] [role=checkbox]`);
  return (
    <Dialog
      onClose={onClose}
      title="Move to folders"
      footer={
        <>
          <Button onClick={onClose} isUnavailable={isSaving}>
            Cancel
          </Button>
          <Button tone="primary" onClick={props.onConfirm} isBusy={isSaving} isUnavailable={!props.canConfirm}>
            OK
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        Tick every folder that should hold{" "}
        <b className={type.strong} dir="auto">
          {props.subject}
        </b>
        . Untick a folder to take {props.isOne ? "it" : "them"} out of it.
      </p>
      <ul ref={list} className={ruled} aria-label="Folders">
        {choices.map((choice) => (
          <li key={choice.id} className={styles.choiceFolder} data-folder={choice.id}>
            <Checkbox
              isChecked={choice.isTicked}
              isDisabled={isSaving}
              onChange={() => props.onTick(choice.id)}
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
    <span className={inline.row3}>
      <span className={wrapping} dir="auto">
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
function useNewFolderFocused<List extends HTMLElement>(
  folders: readonly Pick<Folder, "id">[],
  buildSelector: (id: number) => string,
) {
  const list = useRef<List>(null);
  const known = useRef(folders.map(({ id }) => id));
  const focus = useEffectEvent((id: number) => list.current?.querySelector<HTMLElement>(buildSelector(id))?.focus());
  useEffect(() => {
    const made = folders.find(({ id }) => !known.current.includes(id));
    known.current = folders.map(({ id }) => id);
    if (made) focus(made.id);
  }, [folders]);
  return list;
}
