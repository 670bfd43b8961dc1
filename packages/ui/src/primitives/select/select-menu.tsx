import { describeOption } from "@rotunda/core";
import { Select as Radix } from "radix-ui";
import { readStyleNonce } from "../../theme/style-nonce.ts";
import { Check } from "../icon/icon.tsx";
import { OptionCount } from "../field/field-notes.tsx";
import type { SelectOption, SelectTriggerProps } from "./select.tsx";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./select.css.ts";

export interface SelectMenuProps {
  trigger: SelectTriggerProps;
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
}

// Radix reserves "" for no choice, but we use it as a value ("Any").
const NOTHING = "\u0000";
const toRadix = (value: string) => (value === "" ? NOTHING : value);

export function SelectMenu({ trigger, options, value, onChange }: SelectMenuProps) {
  return (
    <Radix.Root
      defaultOpen
      onValueChange={(next) => onChange(next === NOTHING ? "" : next)}
      value={value === null ? "" : toRadix(value)}
    >
      <Radix.Trigger {...trigger} />
      <Radix.Portal>
        <Radix.Content className={styles.menu} collisionPadding={8} position="popper" sideOffset={4}>
          <Radix.Viewport className={styles.viewport} nonce={readStyleNonce()}>
            {options.map((option) => (
              <Radix.Item
                className={styles.option}
                key={option.value}
                textValue={option.text}
                // Radix names the option by its text only.
                {...(option.count !== undefined && {
                  "aria-label": describeOption(option.text, option.count),
                  "aria-labelledby": undefined,
                })}
                value={toRadix(option.value)}
              >
                <span className={styles.counted}>
                  <Radix.ItemText>{option.text}</Radix.ItemText>
                  <OptionCount count={option.count} />
                </span>
                <Radix.ItemIndicator className={type.accent}>
                  <Check size="small" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
