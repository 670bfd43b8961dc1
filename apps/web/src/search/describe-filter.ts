import {
  AGE_OPERATORS,
  AGE_OPTIONS,
  BIRTH_YEAR_OPERATORS,
  BIRTH_YEAR_OPTIONS,
  filterOptions,
  findLookup,
  pickForScope,
  isOffered,
  JOB_CATEGORY_OPTIONS,
  listOfferedLookups,
  SIG_OPERATORS,
  SIG_RATING_OPTIONS,
  STAFFER_TYPES,
  toSelectItems,
  type LookupParam,
  type Lookups,
  type Named,
  type SearchCounts,
  type SearchField,
  type SearchParam,
  type SearchQuery,
  type SearchScope,
  type SelectItem,
  type UnmatchedOptions,
} from "@rotunda/core";
import type { FilterDescriptor } from "@rotunda/ui";

export interface FilterContext {
  scope: SearchScope;
  query: SearchQuery;
  lookups: Lookups;
  /** The filters this installation's directories can't apply. */
  unmatched: readonly UnmatchedOptions[];
  /** Results of each option; null while unknown. */
  counts: SearchCounts | null;
}

/** Maximum number of options shown as checkboxes; longer lists are searched by typing. */
const CHECKED_OPTIONS_MAX = 6;
/** Maximum number of options in a menu; longer lists are searched by typing. */
const MENU_OPTIONS_MAX = 60;

const NESTED: Partial<Record<SearchField, { list: keyof Lookups; findLabel: string }>> = {
  profileTypes: { list: "profileTypes", findLabel: "Find a profile type" },
  keyPolicyAreas: { list: "keyPolicyAreas", findLabel: "Find a policy area" },
  industries: { list: "industries", findLabel: "Find an industry" },
  agencies: { list: "agencies", findLabel: "Find an agency" },
};

const PLACEHOLDERS: Partial<Record<SearchField, string>> = {
  currentOfficeStates: "Add a state",
  politicalParty: "Add a party",
  committees: "Add a committee",
  committee: "Add a committee",
  caucuses: "Add a caucus",
  caucus: "Add a caucus",
  appointment: "Add an appointment",
  jobtitle2: "Add a job category",
};

/** Labels that differ from the chip's, which has no context. */
const LABELS: Partial<Record<SearchField, string>> = {
  topagency2: "Agency of the department",
  appointment2: "And appointment",
  jobtitle2Option: "Match",
  includeFormer: "Include former officeholders",
  onlyKw: "Contacts only",
  district: "District, by number or name",
};

/**
 * True for filters that duplicate another one or have no effect in the scope. They are shown only if the URL sets them.
 */
const isShownOnlyWhenSet = (field: SearchField, scope: SearchScope): boolean =>
  field === "appointment2" || (field === "onlyKw" && scope !== "universal");

/** Returns the control of a parameter in a scope; null without options. */
export function describeFilter(param: SearchParam, context: FilterContext): FilterDescriptor | null {
  const { scope, query } = context;
  const label = LABELS[param.field] ?? (param.chip === null ? null : pickForScope(param.chip, scope));
  if (label === null) return null;
  const described = { field: param.field, label, counts: context.counts?.[param.parameter] };
  switch (param.kind) {
    case "named": {
      const value = query[param.field]?.id ?? "";
      if (value === "" && isShownOnlyWhenSet(param.field, scope)) return null;
      const options = listNamedOptions(param, context);
      if (options.length === 0) return null;
      return { ...described, kind: options.length > MENU_OPTIONS_MAX ? "find" : "select", options, value };
    }
    case "named-list":
      return describeList(param, described, context);
    case "text":
      if (query[param.field] === "" && !isOffered(context.unmatched, scope, param.parameter, "")) return null;
      return { ...described, kind: param.field === "jobtitle" ? "suggest" : "text", value: query[param.field] };
    case "staffer-type": {
      const options = STAFFER_TYPES.filter(({ value }) => isOffered(context.unmatched, scope, param.parameter, value));
      if (options.length === 0) return null;
      return { ...described, kind: "select", options, value: query.majmin };
    }
    case "any-or-all":
      // Any-or-all needs at least one chosen category.
      if (query.jobtitle2.length === 0) return null;
      return { ...described, kind: "radio", options: [...JOB_CATEGORY_OPTIONS], value: query.jobtitle2Option };
    case "birth":
      if (query[param.field] === "" && !isOffered(context.unmatched, scope, param.parameter, "")) return null;
      return {
        ...described,
        kind: "operator",
        ...BIRTH[param.field],
        value: { operator: query[param.operator], number: query[param.field] },
      };
    case "sig": {
      const groups = toSelectItems(context.lookups.specialInterestGroupsFlat);
      if (groups.length === 0) return null;
      const value = { id: query.sig?.id ?? "", operator: query.sigOperator, rating: String(query.sigRating) };
      return { ...described, kind: "rating", groups, operators: SIG_OPERATORS, ratings: SIG_RATING_OPTIONS, value };
    }
    case "flag":
      if (
        !query[param.field] &&
        (isShownOnlyWhenSet(param.field, scope) || !isOffered(context.unmatched, scope, param.parameter, ""))
      )
        return null;
      return { ...described, kind: "check", value: query[param.field] };
    default:
      return null;
  }
}

function describeList(
  param: Extract<LookupParam, { kind: "named-list" }>,
  described: Pick<FilterDescriptor, "field" | "label" | "counts">,
  { scope, query, lookups, unmatched }: FilterContext,
): FilterDescriptor | null {
  const value = query[param.field].map(({ id }) => id);
  const nested = NESTED[param.field];
  const items = nested && listOfferedLookups(lookups[nested.list], unmatched, { scope, param });
  // The URL may contain know-who types, which aren't in the tree.
  if (items?.some(({ children = [] }) => children.length > 0) && value.every((id) => findLookup(items, id))) {
    return { ...described, kind: "tree", items, value, findLabel: nested?.findLabel ?? "" };
  }
  const options = filterOptions(param, scope, lookups, unmatched);
  if (options.length === 0) return null;
  if (options.length <= CHECKED_OPTIONS_MAX) return { ...described, kind: "checks", options, value };
  return { ...described, kind: "multi", options, value, placeholder: PLACEHOLDERS[param.field] ?? "" };
}

/** Departments are the top-level agencies; `topagency2` lists the agencies of the chosen department. */
function listNamedOptions(
  param: Extract<LookupParam, { kind: "named" }>,
  context: FilterContext,
): readonly SelectItem[] {
  const { scope, query, lookups, unmatched } = context;
  if (param.field === "topagency" || (param.field === "topagency2" && query.topagency)) {
    const agencies = listOfferedLookups(lookups.agencies, unmatched, { scope, param });
    const options =
      param.field === "topagency"
        ? agencies.map(({ id, name }) => ({ text: name, value: id }))
        : toSelectItems(findLookup(agencies, query.topagency?.id ?? "")?.children ?? []);
    return addChosen(options, query[param.field]);
  }
  return filterOptions(param, scope, lookups, unmatched);
}

function addChosen(options: readonly SelectItem[], chosen: Named | null): readonly SelectItem[] {
  if (!chosen || options.some(({ value }) => value === chosen.id)) return options;
  return [{ text: chosen.name, value: chosen.id }, ...options];
}

const BIRTH = {
  birthYear: { operators: BIRTH_YEAR_OPERATORS, numberLabel: "year", numbers: BIRTH_YEAR_OPTIONS },
  age: { operators: AGE_OPERATORS, numberLabel: "age", numbers: AGE_OPTIONS },
} as const;
