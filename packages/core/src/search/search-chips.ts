import {
  createDefaultQuery,
  type BirthDateOperator,
  type Named,
  type SearchField,
  type SearchQuery,
  type SigOperator,
} from "./search-query.ts";
import { writeParam } from "./param-values.ts";
import type { SearchScope } from "../records/search-item.ts";
import { STAFFER_TYPES } from "./search-options.ts";
import { pickForScope, listParams, type SearchParam } from "./search-params.ts";

export interface SearchChip {
  field: SearchField;
  label: string;
  /** Displayed: "Alabama + 2 more". */
  value: string;
  /** All values, for tooltip and accessible name. */
  fullValue: string;
}

export function listSearchChips(scope: SearchScope, query: SearchQuery): SearchChip[] {
  return listParams(scope).flatMap((param) => {
    const label = param.chip === null ? null : pickForScope(param.chip, scope);
    const [first, ...more] = listValueTexts(param, query);
    if (label === null || first === undefined) return [];
    const value = more.length === 0 ? first : `${first} + ${more.length} more`;
    return [{ field: param.field, label, value, fullValue: [first, ...more].join(", ") }];
  });
}

/** Removes a chip's filter and returns to page 1 (CHIP-02). */
export function removeChip(query: SearchQuery, field: SearchField): SearchQuery {
  const defaults = createDefaultQuery();
  const without: SearchQuery = { ...query, [field]: defaults[field], page: 1, offset: "" };
  // Reset fields that only qualify the removed one.
  if (field === "sig") return { ...without, sigOperator: defaults.sigOperator, sigRating: defaults.sigRating };
  if (field === "jobtitle2") return { ...without, jobtitle2Option: defaults.jobtitle2Option };
  if (field === "birthYear") return { ...without, birthYearOperator: defaults.birthYearOperator };
  if (field === "age") return { ...without, ageOperator: defaults.ageOperator };
  return without;
}

const AGE_WORDS: Record<BirthDateOperator, string> = { lt: "under", gte: "over", exact: "is" };

const SIG_WORDS: Record<SigOperator, string> = { lte: "less than", gte: "greater than" };

/** Returns a filter's values as text; empty if not set. */
function listValueTexts(param: SearchParam, query: SearchQuery): string[] {
  switch (param.kind) {
    case "named":
      return listNames([query[param.field]]);
    case "named-list":
      return listNames(query[param.field]);
    case "flag":
      return query[param.field] ? ["Yes"] : [];
    case "staffer-type":
      return STAFFER_TYPES.filter((option) => option.value === query.majmin).map((option) => option.text);
    case "birth":
      if (query[param.field] === "") return [];
      return [
        param.field === "age"
          ? `${AGE_WORDS[query.ageOperator]} ${query.age}`
          : formatBirthYear(query.birthYearOperator, query.birthYear),
      ];
    case "sig":
      return listNames([query.sig]).map((name) => `${name}, ${SIG_WORDS[query.sigOperator]} ${query.sigRating}%`);
    default:
      return writeParam(param, query);
  }
}

function formatBirthYear(operator: BirthDateOperator, year: string): string {
  if (operator === "lt") return `before ${year}`;
  return operator === "gte" ? `${year} or later` : year;
}

/** Until lookups are loaded only the id is known. */
const listNames = (values: readonly (Named | null)[]): string[] =>
  values.flatMap((named) => (named === null || named.id === "" ? [] : [named.name || named.id]));
