import {
  type SearchField,
  findCount,
  SUGGESTION_MIN,
  describeCount,
  listHiddenOptions,
  type SigParts,
} from "@rotunda/core";
import { useState } from "react";
import type { FilterDescriptor, FilterValue, TextSuggestions } from "./filter-descriptors.ts";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Combobox } from "../primitives/combobox/combobox.tsx";
import { OperatorField } from "../primitives/operator-field/operator-field.tsx";
import { RadioGroup } from "../primitives/radio-group/radio-group.tsx";
import { Select } from "../primitives/select/select.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { MultiCombobox, TreeSelect } from "./lazy-controls.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { visuallyHidden, legend } from "../theme/layout.css.ts";
import * as styles from "./filter-panels.css.ts";

export interface FilterFieldsProps {
  filters: readonly FilterDescriptor[];
  /** The heading above; a filter with the same label shows it to screen readers only. */
  title?: string;
  suggestions?: TextSuggestions;
  onChange: (field: SearchField, value: FilterValue) => void;
}

export function FilterFields({ filters, title, suggestions, onChange }: FilterFieldsProps) {
  return filters.map((filter) => (
    <FilterControl
      key={filter.field}
      filter={filter}
      isLabelHidden={filter.label === title}
      suggestions={suggestions}
      onChange={(value) => onChange(filter.field, value)}
    />
  ));
}

interface FilterControlProps {
  filter: FilterDescriptor;
  /** The heading above has the same text. */
  isLabelHidden?: boolean;
  suggestions?: TextSuggestions;
  onChange: (value: FilterValue) => void;
}

function FilterControl({ filter, isLabelHidden = false, suggestions, onChange }: FilterControlProps) {
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
          getKey={(text) => text}
          getText={(text) => text}
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
      return <TextField label={filter.label} value={filter.value} onChange={onChange} />;
  }
}

interface CheckListProps {
  filter: Extract<FilterDescriptor, { kind: "checks" }>;
  isLabelHidden: boolean;
  onChange: (values: string[]) => void;
}

/** The options of a filter as checkboxes; those without results are collapsed. */
function CheckList({ filter: { label, options, counts, value: chosen }, isLabelHidden, onChange }: CheckListProps) {
  const [isWhole, setWhole] = useState(false);
  /** Options that had the focus; hiding them would lose it. */
  const [visited, setVisited] = useState<readonly string[]>([]);
  const leftOut = listHiddenOptions(options, counts, [...chosen, ...visited]);
  const shown = isWhole ? options : options.filter(({ value }) => !leftOut.includes(value));
  return (
    <fieldset className={styles.group}>
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
      {shown.map(({ text, value }) => (
        <div key={value} onFocus={isWhole ? undefined : () => setVisited([...visited, value])}>
          <Checkbox
            label={text}
            count={findCount(counts, value)}
            isChecked={chosen.includes(value)}
            onChange={(isChecked) =>
              onChange(isChecked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        </div>
      ))}
      {leftOut.length > 0 && (
        <div>
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Hide" : "Show"} {describeCount(leftOut.length, "option")} without results
          </TextButton>
        </div>
      )}
    </fieldset>
  );
}

interface RatingFilterProps {
  filter: Extract<FilterDescriptor, { kind: "rating" }>;
  isLabelHidden?: boolean;
  onChange: (value: SigParts) => void;
}

/** An interest group and its rating of a person; ignored without a group. */
function RatingFilter({ filter, isLabelHidden = false, onChange }: RatingFilterProps) {
  const { label, groups, operators, ratings, value } = filter;
  return (
    <fieldset className={styles.rating}>
      <legend className={isLabelHidden ? visuallyHidden : legend}>{label}</legend>
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
