import { RadioGroup as Radix } from "radix-ui";
import { useId } from "react";
import { stack } from "../../theme/layout.css.ts";
import * as field from "../field/field.css.ts";
import * as styles from "./radio-group.css.ts";

interface RadioOption<Value> {
  text: string;
  /** Below the option's text, and read with it. */
  description?: string;
  value: Value;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** In two columns if they fit. */
  isInColumns?: boolean;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, value, onChange, isInColumns = false } = props;
  const id = useId();
  return (
    <div className={field.layout.stacked}>
      <span className={field.label.stacked} id={`${id}-label`}>
        {label}
      </span>
      <Radix.Root
        aria-labelledby={`${id}-label`}
        className={isInColumns ? styles.columns : stack[0]}
        onValueChange={(next) => onChange(next as Value)}
        value={value}
      >
        {options.map((option) => (
          <div className={styles.row} key={option.value}>
            <Radix.Item
              aria-describedby={option.description ? `${id}-${option.value}-description` : undefined}
              aria-labelledby={`${id}-${option.value}`}
              className={styles.circle}
              disabled={option.disabled}
              id={`${id}-${option.value}-radio`}
              value={option.value}
            >
              <Radix.Indicator className={styles.dot} />
            </Radix.Item>
            <label className={styles.label} htmlFor={`${id}-${option.value}-radio`} id={`${id}-${option.value}`}>
              {option.text}
            </label>
            {option.description && (
              <span className={styles.description} id={`${id}-${option.value}-description`}>
                {option.description}
              </span>
            )}
          </div>
        ))}
      </Radix.Root>
    </div>
  );
}
