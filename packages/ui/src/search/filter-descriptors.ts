import type { SearchField, SelectItem } from "@rotunda/core";

interface Described {
  field: SearchField;
  label: string;
  hint?: string;
}

/** One filter of the form: what it is called, what it offers, what is chosen. `""` stands for "Any". */
export type FilterDescriptor =
  | (Described & { kind: "multi"; options: SelectItem[]; value: string[]; placeholder?: string })
  | (Described & { kind: "checks"; options: SelectItem[]; value: string[] })
  | (Described & { kind: "select"; options: SelectItem[]; value: string })
  | (Described & { kind: "radio"; options: SelectItem[]; value: string })
  | (Described & { kind: "check"; value: boolean })
  | (Described & { kind: "text"; value: string });

export type FilterValue = string | string[] | boolean;

/** Filters that belong together, under a heading the reader can close. */
export interface FilterSection {
  id: string;
  title: string;
  filters: FilterDescriptor[];
  /** How many of them are set. */
  setCount: number;
}
