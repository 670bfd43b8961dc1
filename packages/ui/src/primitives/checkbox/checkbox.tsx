import { describeOption } from "@rotunda/core";
import { Checkbox as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { Check, Minus } from "../icon/icon.tsx";
import { OptionCount } from "../field/field-notes.tsx";
import { stack } from "../../theme/layout.css.ts";
import * as styles from "./checkbox.css.ts";

export interface CheckboxProps {
  label: ReactNode;
  /** `"mixed"` if only some of its children are checked. */
  isChecked: boolean | "mixed";
  onChange: (isChecked: boolean) => void;
  count?: number;
  isDisabled?: boolean;
}

export function Checkbox({ label, isChecked, onChange, count, isDisabled = false }: CheckboxProps) {
  const id = useId();
  const name = typeof label === "string" && count !== undefined ? describeOption(label, count) : undefined;
  return (
    <div className={styles.row}>
      <Radix.Root
        aria-label={name}
        aria-labelledby={name === undefined ? `${id}-label` : undefined}
        checked={isChecked === "mixed" ? "indeterminate" : isChecked}
        className={styles.box}
        disabled={isDisabled}
        id={id}
        onCheckedChange={(checked) => onChange(checked === true)}
      >
        <Radix.Indicator className={stack[0]}>
          {isChecked === "mixed" ? <Minus size="small" /> : <Check size="small" />}
        </Radix.Indicator>
      </Radix.Root>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <OptionCount count={count} />
    </div>
  );
}
