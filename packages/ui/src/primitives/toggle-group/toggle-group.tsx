import type { KeyboardEvent, ReactNode } from "react";
import { Tooltip } from "../tooltip/tooltip.tsx";
import * as styles from "./toggle-group.css.ts";

interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  /** With an icon the label becomes the accessible name and tooltip. */
  icon?: ReactNode;
}

export interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Switches between views: a radio group (APG) whose arrows move without choosing. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const next = findNextIndex(event.key, index, options.length);
    if (next === null) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div aria-label={label} className={styles.group} role="radiogroup">
      {options.map((option, index) => {
        const button = (
          <button
            aria-checked={option.value === value}
            aria-label={option.icon ? option.label : undefined}
            className={option.icon ? styles.iconItem : styles.item}
            key={option.value}
            onClick={() => option.value !== value && onChange(option.value)}
            onKeyDown={(event) => onKeyDown(event, index)}
            role="radio"
            tabIndex={option.value === value ? 0 : -1}
            type="button"
          >
            {option.icon ?? option.label}
          </button>
        );
        return option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            {button}
          </Tooltip>
        ) : (
          button
        );
      })}
    </div>
  );
}

/** Returns the index a key moves to; null for other keys. */
function findNextIndex(key: string, index: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return (index + 1) % count;
    case "ArrowLeft":
    case "ArrowUp":
      return (index + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
