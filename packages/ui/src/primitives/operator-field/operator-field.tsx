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
}

/** A comparison with two menus, such as "Born Before" and "1950". */
export function OperatorField(props: OperatorFieldProps) {
  const { label, numberLabel, value, onChange, isOptional = true } = props;
  return (
    <fieldset className={field.group}>
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
    </fieldset>
  );
}
