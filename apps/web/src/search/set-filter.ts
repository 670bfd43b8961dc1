import {
  AGE_OPERATORS,
  findLookup,
  JOB_CATEGORY_OPTIONS,
  findNamedLookup,
  findNamedValue,
  listParams,
  findPath,
  SIG_OPERATORS,
  STAFFER_TYPES,
  setField,
  type Lookups,
  type SearchField,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { FilterValue } from "@rotunda/ui";

interface SetContext {
  scope: SearchScope;
  lookups: Lookups;
}

/** Returns the query with a filter set to its control's value; an empty value restores the default. */
export function setFilter(
  query: SearchQuery,
  { field, value }: { field: SearchField; value: FilterValue },
  { scope, lookups }: SetContext,
): SearchQuery {
  const param = listParams(scope).find((candidate) => candidate.field === field);
  switch (param?.kind) {
    case "named": {
      const named = typeof value === "string" ? findNamedValue(param, value, { scope, lookups }) : null;
      const next = setField(query, param.field, named);
      return field === "topagency" ? removeStrayAgency(next, lookups) : next;
    }
    case "named-list": {
      const values = Array.isArray(value) ? value : [];
      const named = values.flatMap((one) => findNamedValue(param, one, { scope, lookups }) ?? []);
      const next = setField(query, param.field, named);
      // The any-or-all option only applies to job categories.
      return field === "jobtitle2" && named.length === 0 ? setField(next, "jobtitle2Option", null) : next;
    }
    case "text":
      return setField(query, param.field, typeof value === "string" ? value : "");
    case "flag":
      return setField(query, param.field, value === true);
    case "staffer-type":
      return setField(query, param.field, findOption(STAFFER_TYPES, value));
    case "any-or-all":
      return setField(query, param.field, findOption(JOB_CATEGORY_OPTIONS, value));
    case "birth":
      return isPair(value) && "number" in value
        ? { ...setField(query, param.operator, findOption(AGE_OPERATORS, value.operator)), [field]: value.number }
        : query;
    case "sig":
      return isPair(value) && "rating" in value
        ? {
            ...setField(query, "sigOperator", findOption(SIG_OPERATORS, value.operator)),
            sig: findNamedLookup(lookups.specialInterestGroupsFlat, value.id),
            sigRating: Number(value.rating),
          }
        : query;
    default:
      return query;
  }
}

const isPair = (value: FilterValue): value is Extract<FilterValue, { operator: string }> =>
  typeof value === "object" && !Array.isArray(value);

const findOption = <T extends string>(options: readonly { value: T }[], value: unknown): T | null =>
  options.find((option) => option.value === value)?.value ?? null;

/** Removes an agency that doesn't belong to the chosen department. */
function removeStrayAgency(query: SearchQuery, lookups: Lookups): SearchQuery {
  const { topagency, topagency2 } = query;
  if (!topagency || !topagency2) return query;
  const department = findLookup(lookups.agencies, topagency.id);
  const isInside = findPath(department?.children ?? [], topagency2.id).length > 0;
  return isInside ? query : setField(query, "topagency2", null);
}
