import type { SearchOrder } from "../records/search-item.ts";
import { PAGE_SIZE_DEFAULT } from "./search-limits.ts";
import { SEARCH_PARAMS, type SearchParam } from "./search-params.ts";

/** A lookup value; only the id is in addresses. */
export interface Named {
  id: string;
  name: string;
}

export type SearchView = "list" | "card";
export type BirthDateOperator = "exact" | "lt" | "gte";
export type SigOperator = "lte" | "gte";

type FieldOf<K extends SearchParam["kind"]> = Extract<SearchParam, { kind: K }>["field"];

/** A search with all fields present: `null`, `""`, `[]` and `false` mean "no filter". */
export interface SearchQuery
  extends
    Record<FieldOf<"named" | "sig">, Named | null>,
    Record<FieldOf<"named-list">, Named[]>,
    Record<FieldOf<"text" | "birth"> | "offset", string>,
    Record<FieldOf<"flag">, boolean> {
  page: number;
  pageSize: number;
  order: SearchOrder;
  view: SearchView;
  /** Whether any or all job categories must match. */
  jobtitle2Option: "any" | "all";
  majmin: "" | "MAJ" | "MIN" | "OTH";
  birthYearOperator: BirthDateOperator;
  ageOperator: BirthDateOperator;
  sigOperator: SigOperator;
  /** Percent, 0 to 90. */
  sigRating: number;
}
export type SearchField = keyof SearchQuery;

const NO_FILTER: Partial<Record<SearchParam["kind"], unknown>> = {
  named: null,
  "named-list": [],
  flag: false,
  sig: null,
};

const DEFAULTS = {
  ...Object.fromEntries(SEARCH_PARAMS.map(({ kind, field }) => [field, kind in NO_FILTER ? NO_FILTER[kind] : ""])),
  page: 1,
  pageSize: PAGE_SIZE_DEFAULT,
  order: "relevance",
  view: "list",
  jobtitle2Option: "any",
  birthYearOperator: "exact",
  ageOperator: "exact",
  sigOperator: "gte",
  sigRating: 50,
} as SearchQuery;

export const createDefaultQuery = (): SearchQuery => ({ ...DEFAULTS });

/** Sets one field; null restores its default (QRY-16). */
export function setField<F extends SearchField>(
  query: SearchQuery,
  field: F,
  value: SearchQuery[F] | null,
): SearchQuery {
  return { ...query, [field]: value ?? createDefaultQuery()[field] };
}

/** Results that depend on the reader's notes must not be cached or counted for others (NOTE-13). */
export const isPersonalSearch = ({ note, tag }: SearchQuery): boolean => note !== "" || tag !== "";
