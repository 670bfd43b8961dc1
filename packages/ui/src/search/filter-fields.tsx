import type { SearchField } from "@rotunda/core";
import { FilterControl } from "./filter-control.tsx";
import type { FilterDescriptor, FilterValue, TextSuggestions } from "./filter-descriptors.ts";

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
