import { describeCardButton, type SearchItem } from "@rotunda/core";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { FolderInput, Trash2, Star, Check } from "../primitives/icon/icon.tsx";
import * as styles from "./profile-card.css.ts";

/** Whether a record is in the Briefcase, and the callback that changes it. */
export interface StarState {
  isIn: boolean;
  /** The change is being saved: the button keeps the focus and ignores clicks. */
  isPending?: boolean;
  onToggle: () => void;
  onChooseFolders?: () => void;
}

export type BriefcaseControl =
  | ({ kind: "star" } & StarState)
  | { kind: "folder"; onRemove: () => void; onMove?: () => void };

export function CardBriefcase({ name, control }: { name: string; control: BriefcaseControl }) {
  if (control.kind === "star") return <StarButton name={name} {...control} />;
  return (
    <>
      {control.onMove !== undefined && (
        <IconButton label={`Move ${name} to folders`} tooltip="Move to folders" onClick={control.onMove}>
          <FolderInput />
        </IconButton>
      )}
      <IconButton
        tone="danger"
        label={`Remove ${name} from Briefcase folder`}
        tooltip={describeCardButton({ addedToBriefcase: true }, true)}
        onClick={control.onRemove}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}

export interface StarButtonProps extends StarState {
  name: string;
}

/** The Briefcase star, a toggle with a constant name; the tooltip describes the action. */
export function StarButton({ name, isIn, isPending = false, onToggle }: StarButtonProps) {
  return (
    <IconButton
      tone="brass"
      label={`Add ${name} to Briefcase`}
      tooltip={describeCardButton({ addedToBriefcase: isIn }, false)}
      isPressed={isIn}
      isUnavailable={isPending}
      onClick={onToggle}
    >
      <Star isFilled={isIn} />
    </IconButton>
  );
}

/** A card's selection state: below 0 not selectable, 0 not selected, above 0 selected. */
export interface CardSelection {
  value: number;
  onSelect: (item: SearchItem) => void;
}

export interface SelectButtonProps {
  name: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** Selects or deselects a card; its click area is the whole card. */
export function SelectButton({ name, isSelected, onSelect }: SelectButtonProps) {
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.button}
      aria-label={`Select ${name}`}
      aria-checked={isSelected}
      onClick={onSelect}
    >
      <span className={styles.box}>{isSelected && <Check size="small" />}</span>
    </button>
  );
}
