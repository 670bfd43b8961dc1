import type { LookupItem, OptionCounts, SearchField, SelectItem, SigParts } from "@rotunda/core";
import type { OperatorValue } from "../primitives/operator-field/operator-field.tsx";

interface Described {
  field: SearchField;
  label: string;
  counts?: OptionCounts;
}

/** A filter of the form: label, options and value. `""` means "Any". */
export type FilterDescriptor =
  | (Described & { kind: "multi"; options: readonly SelectItem[]; value: string[]; placeholder?: string })
  | (Described & { kind: "checks"; options: readonly SelectItem[]; value: string[] })
  | (Described & { kind: "tree"; items: readonly LookupItem[]; value: string[]; findLabel: string })
  | (Described & { kind: "select"; options: readonly SelectItem[]; value: string })
  /** One choice from a list too long for a menu. */
  | (Described & { kind: "find"; options: readonly SelectItem[]; value: string })
  | (Described & { kind: "radio"; options: readonly SelectItem[]; value: string })
  | (Described & { kind: "check"; value: boolean })
  | (Described & { kind: "text"; value: string })
  | (Described & { kind: "suggest"; value: string })
  | (Described & {
      kind: "operator";
      operators: readonly SelectItem[];
      numberLabel: string;
      numbers: readonly SelectItem[];
      value: OperatorValue;
    })
  | (Described & {
      kind: "rating";
      groups: readonly SelectItem[];
      operators: readonly SelectItem[];
      ratings: readonly SelectItem[];
      value: SigParts;
    });

export type FilterValue = string | string[] | boolean | OperatorValue | SigParts;

export interface TextSuggestions {
  items: readonly string[];
  isLoading: boolean;
  onActiveChange: (isActive: boolean) => void;
  onType: (text: string) => void;
}

export interface FilterSection {
  id: string;
  title: string;
  filters: FilterDescriptor[];
  setCount: number;
}
