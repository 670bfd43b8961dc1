import type { SigParts } from "@rotunda/core";
import { OperatorField } from "../primitives/operator-field/operator-field.tsx";
import { Select } from "../primitives/select/select.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import type { FilterDescriptor } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";

export interface RatingFilterProps {
  filter: Extract<FilterDescriptor, { kind: "rating" }>;
  isLabelHidden?: boolean;
  onChange: (value: SigParts) => void;
}

/** An interest group and its rating of a person; ignored without a group. */
export function RatingFilter({ filter, isLabelHidden = false, onChange }: RatingFilterProps) {
  const { label, groups, operators, ratings, value } = filter;
  return (
    <fieldset className={styles.rating}>
      <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{label}</legend>
      <Select
        label="Rated by"
        options={[{ text: "Any", value: "" }, ...groups]}
        value={value.id}
        onChange={(id) => onChange({ ...value, id })}
      />
      <OperatorField
        label="Rating"
        operators={operators}
        numberLabel="percent"
        numbers={ratings}
        isOptional={false}
        value={{ operator: value.operator, number: value.rating }}
        onChange={({ operator, number }) => onChange({ ...value, operator, rating: number })}
      />
    </fieldset>
  );
}
