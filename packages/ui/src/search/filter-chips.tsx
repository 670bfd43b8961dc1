import { describeCount, type SearchChip, type SearchField } from "@rotunda/core";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Chip } from "../primitives/chip/chip.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import * as styles from "./filter-chips.css.ts";

export interface FilterChipsProps {
  chips: SearchChip[];
  onRemove: (field: SearchField) => void;
  onClearAll: () => void;
  /** Takes the focus when no chip is left to take it. */
  headingRef?: RefObject<HTMLElement | null>;
}

/** The filters of the search that was run; each can be taken away. */
export function FilterChips({ chips, onRemove, onClearAll, headingRef }: FilterChipsProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<{ index: number; field: SearchField } | null>(null);

  // The chip that was pressed is gone after the search: its place, or else the heading, takes the focus.
  useEffect(() => {
    if (removed.current === null) return;
    const { index, field } = removed.current;
    if (chips.some((chip) => chip.field === field)) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    const next = buttons[Math.min(index, buttons.length - 1)];
    removed.current = null;
    (next ?? headingRef?.current)?.focus();
  }, [chips, headingRef]);

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
        className={styles.list}
        data-state={isOpen ? "open" : "closed"}
      >
        {chips.map(({ field, label, value, fullValue }, index) => (
          <li key={field} className={styles.item}>
            <Chip
              label={label}
              value={value}
              fullValue={fullValue}
              onRemove={() => {
                removed.current = { index, field };
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
    </div>
  );
}
