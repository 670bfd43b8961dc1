import { type KeyboardEvent, type ReactNode, useState } from "react";
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

/**
 * Switches between views: a radio group (APG) whose arrows move without choosing. Not Radix's, which would be the only
 * part of Radix that a page of results loads.
 */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  const [focused, setFocused] = useState<string | null>(null);
  const move = (event: KeyboardEvent<HTMLButtonElement>) => {
    const items = [...(event.currentTarget.closest("[role=radiogroup]")?.querySelectorAll("button") ?? [])];
    const at = items.indexOf(event.currentTarget);
    const targets = { ArrowRight: at + 1, ArrowDown: at + 1, ArrowLeft: at - 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const to = new Map(Object.entries(targets)).get(event.key);
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    items.at(to % items.length)?.focus();
  };
  return (
    <div
      aria-label={label}
      className={styles.group}
      onBlur={() => setFocused(null)}
      onFocus={({ target }) => setFocused(target.getAttribute("value"))}
      role="radiogroup"
    >
      {options.map((option) => {
        const item = (
          <button
            aria-checked={option.value === value}
            aria-label={option.icon ? option.label : undefined}
            className={option.icon ? styles.iconItem : styles.item}
            key={option.value}
            onClick={() => option.value !== value && onChange(option.value)}
            onKeyDown={move}
            role="radio"
            // One stop of Tab: the chosen option, or the focused one.
            tabIndex={option.value === (focused ?? value) ? 0 : -1}
            type="button"
            value={option.value}
          >
            {option.icon ?? option.label}
          </button>
        );
        return option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            {item}
          </Tooltip>
        ) : (
          item
        );
      })}
    </div>
  );
}
