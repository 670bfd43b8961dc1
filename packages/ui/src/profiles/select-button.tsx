import type { SearchItem } from "@rotunda/core";
import { Check } from "../primitives/icon/icon.tsx";
import * as styles from "./profile-card.css.ts";

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
