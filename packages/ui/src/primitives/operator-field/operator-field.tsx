import { useId } from "react";
import { visuallyHidden } from "../../theme/layout.css.ts";
import * as field from "../field/field.css.ts";
import { Select, type SelectOption } from "../select/select.tsx";
import * as styles from "./operator-field.css.ts";

/** How to compare, and with what; an empty number asks for nothing. */
export interface OperatorValue {
  operator: string;
  number: string;
}

export interface OperatorFieldProps {
  /** Names the pair: "Birth Year". */
  label: string;
  isLabelHidden?: boolean;
  operators: readonly SelectOption[];
  /** The second menu's name: "Year". */
  numberLabel: string;
  numbers: readonly SelectOption[];
  value: OperatorValue;
  onChange: (value: OperatorValue) => void;
  /** False where some number is always set, and counts only with something else. */
  isOptional?: boolean;
  hint?: string;
}

/** A comparison in two menus: "Born Before" and "1950". */
export function OperatorField({
  label,
  isLabelHidden = false,
  operators,
  numberLabel,
  numbers,
  value,
  onChange,
  isOptional = true,
  hint = "",
}: OperatorFieldProps) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.pair}>
        <Select
          label={`${label}: comparison`}
          isLabelHidden
          options={operators}
          value={value.operator}
          onChange={(operator) => onChange({ ...value, operator })}
        />
        <Select
          label={`${label}: ${numberLabel}`}
          isLabelHidden
          options={isOptional ? [{ text: "Any", value: "" }, ...numbers] : numbers}
          value={value.number}
          onChange={(number) => onChange({ ...value, number })}
        />
      </div>
      {hint && (
        <span className={field.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}
