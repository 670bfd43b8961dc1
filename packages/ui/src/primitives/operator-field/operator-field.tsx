import { useId } from "react";
import { FieldHint } from "../field/field-notes.tsx";
import { legend } from "../../theme/layout.css.ts";
import * as field from "../field/field.css.ts";
import { Select, type SelectOption } from "../select/select.tsx";

/** An operator and a number; an empty number means no filter. */
export interface OperatorValue {
  operator: string;
  number: string;
}

export interface OperatorFieldProps {
  label: string;
  operators: readonly SelectOption[];
  numberLabel: string;
  numbers: readonly SelectOption[];
  value: OperatorValue;
  onChange: (value: OperatorValue) => void;
  /** False if the number is always set and applies only with another value. */
  isOptional?: boolean;
  hint?: string;
}

/** A comparison with two menus, such as "Born Before" and "1950". */
export function OperatorField(props: OperatorFieldProps) {
  const { label, numberLabel, value, onChange, isOptional = true, hint = "" } = props;
  const id = useId();
  return (
    <fieldset className={field.group} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className={legend}>{label}</legend>
      <div className={field.pair}>
        <Select
          label={`${label}: comparison`}
          isLabelHidden
          options={props.operators}
          value={value.operator}
          onChange={(operator) => onChange({ ...value, operator })}
        />
        <Select
          label={`${label}: ${numberLabel}`}
          isLabelHidden
          options={isOptional ? [{ text: "Any", value: "" }, ...props.numbers] : props.numbers}
          value={value.number}
          onChange={(number) => onChange({ ...value, number })}
        />
      </div>
      <FieldHint id={`${id}-hint`} hint={hint} />
    </fieldset>
  );
}
