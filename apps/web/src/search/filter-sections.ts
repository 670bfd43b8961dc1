import {
  countSetFilters,
  filterOptions,
  inScope,
  namedValue,
  paramsOf,
  STAFFER_TYPES,
  withField,
  type Lookups,
  type SearchField,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { FilterDescriptor, FilterSection, FilterValue } from "@rotunda/ui";

/** Which filters stand together; each scope shows those it offers (decisions, "Search"). */
const SECTIONS: readonly { id: string; title: string; fields: readonly SearchField[] }[] = [
  { id: "type", title: "Profile Type", fields: ["profileTypes", "type", "editorialGroup"] },
  {
    id: "office",
    title: "Office and Location",
    fields: [
      "currentOfficeStates",
      "currentOfficeCongressionalDistrict",
      "district",
      "office",
      "officeLocation",
      "state",
      "city",
      "country",
    ],
  },
  { id: "party", title: "Party", fields: ["politicalParty", "party", "majmin"] },
  { id: "groups", title: "Committees and Caucuses", fields: ["committees", "committee", "caucuses", "caucus"] },
  { id: "agencies", title: "Federal Offices", fields: ["agencies", "topagency", "agency", "appointment"] },
  { id: "job", title: "Job and Focus", fields: ["jobtitle", "jobtitle2", "interest", "interest2"] },
  { id: "policy", title: "Policy Areas and Industries", fields: ["keyPolicyAreas", "industries"] },
  {
    id: "background",
    title: "Background",
    fields: ["gender", "ethnicity", "religion", "school", "degree", "education"],
  },
];

/** Up to this many values are shown at once, as boxes to tick; more are searched for by typing. */
const TICKED_AT_MOST = 6;

/** The advanced filters of a scope; a filter without any value to choose isn't offered. */
export function filterSections(scope: SearchScope, query: SearchQuery, lookups: Lookups): FilterSection[] {
  const offered = new Map<SearchField, SearchParam>(paramsOf(scope).map((param) => [param.field, param]));
  return SECTIONS.map(({ id, title, fields }) => ({
    id,
    title,
    filters: fields.flatMap((field) => {
      const param = offered.get(field);
      return param ? describe(param, scope, query, lookups) : [];
    }),
    setCount: countSetFilters(scope, query, fields),
  })).filter(({ filters }) => filters.length > 0);
}

/** How many of the advanced filters are set, the one below the sections included. */
export function countAdvancedFilters(scope: SearchScope, query: SearchQuery): number {
  return countSetFilters(scope, query, [...SECTIONS.flatMap(({ fields }) => fields), "includeFormer"]);
}

/** Below the sections, on its own. */
export const includeFormerFilter = ({ includeFormer }: SearchQuery): FilterDescriptor => ({
  kind: "check",
  field: "includeFormer",
  label: "Include former officeholders",
  value: includeFormer,
});

/** The query with a filter set to what its control holds; an empty value restores the default. */
export function setFilter(
  query: SearchQuery,
  { field, value }: { field: SearchField; value: FilterValue },
  { scope, lookups }: { scope: SearchScope; lookups: Lookups },
): SearchQuery {
  const param = paramsOf(scope).find((candidate) => candidate.field === field);
  switch (param?.kind) {
    case "named": {
      const named = typeof value === "string" ? namedValue(param, value, { scope, lookups }) : null;
      return withField(query, param.field, named);
    }
    case "named-list": {
      const values = Array.isArray(value) ? value : [];
      return withField(
        query,
        param.field,
        values.flatMap((one) => namedValue(param, one, { scope, lookups }) ?? []),
      );
    }
    case "text":
      return withField(query, param.field, typeof value === "string" ? value : "");
    case "flag":
      return withField(query, param.field, value === true);
    case "staffer-type":
      return withField(query, param.field, STAFFER_TYPES.find((option) => option.value === value)?.value ?? null);
    default:
      return query;
  }
}

function describe(param: SearchParam, scope: SearchScope, query: SearchQuery, lookups: Lookups): FilterDescriptor[] {
  const label = param.chip === null ? null : inScope(param.chip, scope);
  if (label === null) return [];
  const { field } = param;
  switch (param.kind) {
    case "named": {
      const options = filterOptions(param, scope, lookups);
      if (options.length === 0) return [];
      return [{ kind: "select", field, label, options, value: query[param.field]?.id ?? "" }];
    }
    case "named-list": {
      const options = filterOptions(param, scope, lookups);
      if (options.length === 0) return [];
      const value = query[param.field].map(({ id }) => id);
      return [{ kind: options.length <= TICKED_AT_MOST ? "checks" : "multi", field, label, options, value }];
    }
    case "text":
      return [{ kind: "text", field, label, value: query[param.field] }];
    case "staffer-type":
      return [{ kind: "select", field, label, options: [...STAFFER_TYPES], value: query.majmin }];
    default:
      return [];
  }
}
