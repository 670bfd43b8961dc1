import { ToggleGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";
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
  // Radix reports a press on the chosen option as no choice.
  const choose = (next: string) => options.forEach((option) => option.value === next && onChange(option.value));
  return (
    <Radix.Root
      aria-label={label}
      className={styles.group}
      onValueChange={choose}
      role="radiogroup"
      type="single"
      value={value}
    >
      {options.map((option) =>
        option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            <Radix.Item aria-label={option.label} className={styles.iconItem} value={option.value}>
              {option.icon}
            </Radix.Item>
          </Tooltip>
        ) : (
          <Radix.Item className={styles.item} key={option.value} value={option.value}>
            {option.label}
          </Radix.Item>
        ),
      )}
    </Radix.Root>
  );
}
