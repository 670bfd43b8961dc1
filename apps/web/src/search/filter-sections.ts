import {
  countSetFilters,
  listParams,
  type Lookups,
  type SearchField,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
} from "@rotunda/core";
import type { FilterDescriptor, FilterSection } from "@rotunda/ui";
import { describeFilter, type FilterContext } from "./describe-filter.ts";

/** The sections of the form; each scope shows the filters it offers. */
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
  {
    id: "agencies",
    title: "Federal Offices",
    fields: ["agencies", "topagency", "topagency2", "agency", "appointment", "appointment2"],
  },
  {
    id: "job",
    title: "Job and Focus",
    fields: ["jobtitle", "jobtitle2", "jobtitle2Option", "interest", "interest2"],
  },
  { id: "policy", title: "Policy Areas and Industries", fields: ["keyPolicyAreas", "industries"] },
  { id: "rating", title: "Special Interest Group Rating", fields: ["sig"] },
  {
    id: "background",
    title: "Background",
    fields: ["birthYear", "age", "gender", "ethnicity", "religion"],
  },
  { id: "education", title: "Education", fields: ["school", "degree", "education"] },
];

const FIELDS_WITHOUT_SECTION: readonly SearchField[] = ["includeFormer", "onlyKw"];

/** Query fields that share a control with a filter. */
const COMPANIONS: Partial<Record<SearchField, readonly (keyof SearchQuery)[]>> = {
  birthYear: ["birthYearOperator"],
  age: ["ageOperator"],
  sig: ["sigOperator", "sigRating"],
};

type SectionsOf = (scope: SearchScope, query: SearchQuery, lookups: Lookups, offers?: Offers) => FilterSection[];

type Offers = Partial<Pick<FilterContext, "unmatched" | "counts">>;

const NONE: FilterContext["unmatched"] = [];

/** Caches each section until one of its values changes, so that one filter doesn't rerender forty-four others. */
export function createFilterSections(): SectionsOf {
  const remembered = new Map<string, { from: unknown[]; section: FilterSection }>();
  return (scope, query, lookups, { unmatched = NONE, counts = null } = {}) =>
    SECTIONS.map(({ id, title, fields }) => {
      const parts = fields.flatMap((field) => [field, ...(COMPANIONS[field] ?? [])]);
      const from = [scope, lookups, unmatched, counts, ...parts.map((part) => query[part])];
      const before = remembered.get(id);
      if (before && from.every((value, index) => value === before.from[index])) return before.section;
      const section = {
        id,
        title,
        filters: describeFilters(fields, { scope, query, lookups, unmatched, counts }),
        setCount: countSetFilters(scope, query, fields),
      };
      remembered.set(id, { from, section });
      return section;
    }).filter(({ filters }) => filters.length > 0);
}

export const listOtherFilters = (
  scope: SearchScope,
  query: SearchQuery,
  lookups: Lookups,
  { unmatched = NONE, counts = null }: Offers = {},
): FilterDescriptor[] => describeFilters(FIELDS_WITHOUT_SECTION, { scope, query, lookups, unmatched, counts });

export function countAdvancedFilters(scope: SearchScope, query: SearchQuery): number {
  return countSetFilters(scope, query, [...SECTIONS.flatMap(({ fields }) => fields), ...FIELDS_WITHOUT_SECTION]);
}

function describeFilters(fields: readonly SearchField[], context: FilterContext): FilterDescriptor[] {
  const offered = new Map<SearchField, SearchParam>(listParams(context.scope).map((param) => [param.field, param]));
  return fields.flatMap((field) => {
    const param = offered.get(field);
    return (param && describeFilter(param, context)) ?? [];
  });
}
