import { ToggleGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Tooltip } from "../tooltip/tooltip.tsx";
import * as styles from "./toggle-group.css.ts";

interface ToggleOption<Value extends string> {
  value: Value;
  label: string;
  /** With an icon the label becomes the button's name and tooltip. */
  icon?: ReactNode;
}

export interface ToggleGroupProps<Value extends string> {
  label: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few ways to show the same thing, one at a time. */
export function ToggleGroup<Value extends string>({ label, options, value, onChange }: ToggleGroupProps<Value>) {
  return (
    <Radix.Root
      aria-label={label}
      className={styles.group}
      onValueChange={(next) => {
        const option = options.find((candidate) => candidate.value === next);
        if (option) onChange(option.value);
      }}
      type="single"
      value={value}
    >
      {options.map((option) => {
        const item = (
          <Radix.Item
            aria-label={option.icon ? option.label : undefined}
            className={option.icon ? styles.iconItem : styles.item}
            key={option.value}
            value={option.value}
          >
            {option.icon ?? option.label}
          </Radix.Item>
        );
        return option.icon ? (
          <Tooltip key={option.value} text={option.label}>
            {item}
          </Tooltip>
        ) : (
          item
        );
      })}
    </Radix.Root>
  );
}
