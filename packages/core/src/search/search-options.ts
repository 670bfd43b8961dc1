import type { FactOrder, SearchOrder } from "../records/search-item.ts";
import type { BirthDateOperator, SearchQuery, SearchView, SigOperator } from "./search-query.ts";
import { PAGE_SIZE_MAX, PAGE_SIZES } from "./search-limits.ts";

export interface Option<T extends string = string> {
  text: string;
  value: T;
}

/** Result orders (RES-02). */
export const SORT_OPTIONS: readonly Option<SearchOrder>[] = [
  { text: "Relevance", value: "relevance" },
  { text: "Importance", value: "importance" },
  { text: "Name A-Z", value: "alphabetical_asc" },
  { text: "Name Z-A", value: "alphabetical_desc" },
  { text: "State", value: "state" },
  { text: "District", value: "district" },
  { text: "Seniority", value: "seniority" },
];
export const FACT_ORDERS: readonly FactOrder[] = ["state", "district", "seniority"];

export const SEARCH_VIEWS: readonly SearchView[] = ["list", "card"];

export const BIRTH_YEAR_OPTIONS: readonly Option[] = listNumbers(2020, 1920);
export const BIRTH_YEAR_OPERATORS: readonly Option<BirthDateOperator>[] = [
  { text: "Born On", value: "exact" },
  { text: "Born Before", value: "lt" },
  { text: "Born After", value: "gte" },
];

export const AGE_OPTIONS: readonly Option[] = listNumbers(18, 99);
export const AGE_OPERATORS: readonly Option<BirthDateOperator>[] = [
  { text: "Exact", value: "exact" },
  { text: "Younger Than", value: "lt" },
  { text: "Older Than", value: "gte" },
];

export const SIG_RATING_OPTIONS: readonly Option[] = Array.from({ length: 10 }, (_, step) => ({
  text: `${step * 10}%`,
  value: `${step * 10}`,
}));
export const SIG_OPERATORS: readonly Option<SigOperator>[] = [
  { text: "Less Than", value: "lte" },
  { text: "Greater Than", value: "gte" },
];

/** Staffer types (RES-02). */
export const STAFFER_TYPES: readonly Option<Exclude<SearchQuery["majmin"], "">>[] = [
  { text: "Majority", value: "MAJ" },
  { text: "Minority", value: "MIN" },
  { text: "Other", value: "OTH" },
];

/** Whether any or all job categories must match. */
export const JOB_CATEGORY_OPTIONS: readonly Option<SearchQuery["jobtitle2Option"]>[] = [
  { text: "Any of these", value: "any" },
  { text: "All of these", value: "all" },
];

/** Lists page sizes, including the current one (RES-03). */
export function listPageSizes(current: number): number[] {
  const isOffered = Number.isInteger(current) && current >= 1 && current <= PAGE_SIZE_MAX;
  return [...new Set([...PAGE_SIZES, ...(isOffered ? [current] : [])])].toSorted((a, b) => a - b);
}

function listNumbers(first: number, last: number): Option[] {
  const step = Math.sign(last - first);
  return Array.from({ length: Math.abs(last - first) + 1 }, (_, index) => {
    const text = String(first + step * index);
    return { text, value: text };
  });
}
