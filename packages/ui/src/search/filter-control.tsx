import { findCount, SUGGESTION_MIN } from "@rotunda/core";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { OperatorField } from "../primitives/operator-field/operator-field.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { CheckList } from "./check-list.tsx";
import { MultiCombobox, TreeSelect } from "./lazy-controls.tsx";
import type { FilterDescriptor, FilterValue, TextSuggestions } from "./filter-descriptors.ts";
import { RatingFilter } from "./rating-filter.tsx";

export interface FilterControlProps {
  filter: FilterDescriptor;
  /** The heading above has the same text. */
  isLabelHidden?: boolean;
  /** For filters with suggestions. */
  suggestions?: TextSuggestions;
  onChange: (value: FilterValue) => void;
}

/** Renders the control of a filter's kind. */
export function FilterControl({ filter, isLabelHidden = false, suggestions, onChange }: FilterControlProps) {
  switch (filter.kind) {
    case "multi":
      return <MultiCombobox {...filter} values={filter.value} onChange={onChange} />;
    case "checks":
      return <CheckList filter={filter} isLabelHidden={isLabelHidden} onChange={onChange} />;
    case "tree":
      return <TreeSelect {...filter} values={filter.value} onChange={onChange} />;
    case "find":
      return (
        <MultiCombobox
          {...filter}
          isSingle
          placeholder="Any"
          values={filter.value === "" ? [] : [filter.value]}
          onChange={([value = ""]) => onChange(value)}
        />
      );
    case "operator":
      return <OperatorField {...filter} onChange={onChange} />;
    case "rating":
      return <RatingFilter filter={filter} isLabelHidden={isLabelHidden} onChange={onChange} />;
    case "suggest":
      return (
        <Combobox
          label={filter.label}
          hint={filter.hint}
          value={filter.value}
          onChange={(text) => {
            onChange(text);
            suggestions?.onType(text);
          }}
          minLength={SUGGESTION_MIN}
          items={suggestions?.items ?? []}
          isLoading={suggestions?.isLoading}
          onActiveChange={suggestions?.onActiveChange}
          onChoose={onChange}
          keyOf={(text) => text}
          textOf={(text) => text}
        />
      );
    case "select":
      return (
        <Select
          label={filter.label}
          options={[
            { text: "Any", value: "" },
            ...filter.options.map((option) => ({ ...option, count: findCount(filter.counts, option.value) })),
          ]}
          value={filter.value}
          onChange={onChange}
        />
      );
    case "radio":
      return <RadioGroup label={filter.label} options={filter.options} value={filter.value} onChange={onChange} />;
    case "check":
      return (
        <Checkbox
          label={filter.label}
          count={findCount(filter.counts, "true")}
          isChecked={filter.value}
          onChange={onChange}
        />
      );
    default:
      return <TextField label={filter.label} hint={filter.hint} value={filter.value} onChange={onChange} />;
  }
}
