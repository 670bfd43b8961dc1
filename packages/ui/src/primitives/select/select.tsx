import { Select as Radix } from "radix-ui";
import { useId } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import { styleNonce } from "../../theme/style-nonce.ts";
import { FieldError } from "../field/field-error.tsx";
import * as field from "../field/field.css.ts";
import { Check, ChevronDown } from "../icon/icon.tsx";
import * as styles from "./select.css.ts";

export interface SelectOption {
  text: string;
  value: string;
  disabled?: boolean;
}

export interface SelectProps {
  label: string;
  isLabelHidden?: boolean;
  /** `inline` puts the label before the menu, on its line. */
  layout?: keyof typeof field.layout;
  size?: keyof typeof styles.trigger;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string;
  /** Shown when no option has the value. */
  placeholder?: string;
  isDisabled?: boolean;
}

// Radix keeps "" for "nothing chosen"; the product uses it as a value ("Any").
const NOTHING = "\u0000";
const toRadix = (value: string) => (value === "" ? NOTHING : value);

/** A menu of one choice. Typed letters find an option; the prefix is forgotten after a second (spec 9). */
export function Select({
  label,
  isLabelHidden = false,
  layout = "stacked",
  size = "medium",
  options,
  value,
  onChange,
  hint = "",
  error = "",
  placeholder = "",
  isDisabled = false,
}: SelectProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={field.layout[layout]}>
      <label className={isLabelHidden ? visuallyHidden : field.label[layout]} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <Radix.Root
        disabled={isDisabled}
        onValueChange={(next) => onChange(next === NOTHING ? "" : next)}
        value={chosen ? toRadix(value) : ""}
      >
        <Radix.Trigger
          aria-describedby={described || undefined}
          aria-invalid={error !== "" || undefined}
          aria-labelledby={`${id}-label ${id}-value`}
          className={styles.trigger[size]}
          id={id}
        >
          <span className={chosen ? styles.value : styles.placeholder} id={`${id}-value`}>
            {chosen?.text ?? placeholder}
          </span>
          <Radix.Icon className={styles.chevron}>
            <ChevronDown size="small" />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.menu} collisionPadding={8} position="popper" sideOffset={4}>
            <Radix.Viewport className={styles.viewport} nonce={styleNonce()}>
              {options.map((option) => (
                <Radix.Item
                  className={styles.option}
                  disabled={option.disabled}
                  key={option.value}
                  textValue={option.text}
                  value={toRadix(option.value)}
                >
                  <Radix.ItemText>{option.text}</Radix.ItemText>
                  <Radix.ItemIndicator className={styles.tick}>
                    <Check size="small" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {(error || layout === "stacked") && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}
