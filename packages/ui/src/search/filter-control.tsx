import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { MultiCombobox } from "../primitives/multi-combobox/multi-combobox.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { visuallyHidden } from "../theme/layout.css.ts";
import type { FilterDescriptor, FilterValue } from "./filter-descriptors.ts";
import * as styles from "./filter-panels.css.ts";

export interface FilterControlProps {
  filter: FilterDescriptor;
  /** The heading above says the same. */
  isLabelHidden?: boolean;
  onChange: (value: FilterValue) => void;
}

/** The control a filter's kind asks for. */
export function FilterControl({ filter, isLabelHidden = false, onChange }: FilterControlProps) {
  switch (filter.kind) {
    case "multi":
      return (
        <MultiCombobox
          label={filter.label}
          hint={filter.hint}
          placeholder={filter.placeholder}
          options={filter.options}
          values={filter.value}
          onChange={onChange}
        />
      );
    case "checks":
      return (
        <fieldset className={styles.group}>
          <legend className={isLabelHidden ? visuallyHidden : styles.legend}>{filter.label}</legend>
          {filter.options.map(({ text, value }) => (
            <Checkbox
              key={value}
              label={text}
              isChecked={filter.value.includes(value)}
              onChange={(isChecked) =>
                onChange(isChecked ? [...filter.value, value] : filter.value.filter((chosen) => chosen !== value))
              }
            />
          ))}
        </fieldset>
      );
    case "select":
      return (
        <Select
          label={filter.label}
          options={[{ text: "Any", value: "" }, ...filter.options]}
          value={filter.value}
          onChange={onChange}
        />
      );
    case "radio":
      return <RadioGroup label={filter.label} options={filter.options} value={filter.value} onChange={onChange} />;
    case "check":
      return <Checkbox label={filter.label} isChecked={filter.value} onChange={onChange} />;
    default:
      return <TextField label={filter.label} hint={filter.hint} value={filter.value} onChange={onChange} />;
  }
}
