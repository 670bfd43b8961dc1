import { describeCount, type SearchChip, type SearchField } from "@rotunda/core";
import { type RefObject, useId, useState } from "react";
import { Chip } from "../primitives/chip/chip.tsx";
import { useRemovalFocus } from "../primitives/chip/use-removal-focus.ts";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { shrinking } from "../theme/layout.css.ts";
import * as styles from "./results.css.ts";

export interface FilterChipsProps {
  chips: SearchChip[];
  onRemove: (field: SearchField) => void;
  onClearAll: () => void;
  /** Saves the search; omitted for a saved one, and for readers without an account. */
  onSave?: () => void;
  /** Takes the focus when no chip is left. */
  headingRef?: RefObject<HTMLElement | null>;
}

export function FilterChips({ chips, onRemove, onClearAll, onSave, headingRef }: FilterChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const fields = chips.map(({ field }) => field);
  const { list, noteRemoval } = useRemovalFocus(fields, "button", headingRef);

  if (chips.length === 0) return null;
  return (
    <div className={styles.chips}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        {describeCount(chips.length, "filter")}, {isOpen ? "hide" : "show"}
      </button>
      <ul
        id={listId}
        ref={list}
        aria-label="Active filters"
        className={styles.chipList}
        data-state={isOpen ? "open" : "closed"}
      >
        {chips.map(({ field, label, value, fullValue }, index) => (
          <li key={field} className={shrinking}>
            <Chip
              label={label}
              value={value}
              fullValue={fullValue}
              onRemove={() => {
                noteRemoval(index, field);
                onRemove(field);
              }}
            />
          </li>
        ))}
      </ul>
      <TextButton
        onClick={() => {
          headingRef?.current?.focus();
          onClearAll();
        }}
      >
        Clear all
      </TextButton>
      {onSave && <TextButton onClick={onSave}>Save search</TextButton>}
    </div>
  );
}
