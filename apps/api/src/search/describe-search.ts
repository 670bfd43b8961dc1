import {
  pickForScope,
  JOB_CATEGORY_OPTIONS,
  PAGE_SIZE_DEFAULT,
  PAGE_SIZE_MAX,
  listParams,
  type SearchParam,
  SEARCH_SCOPES,
  SEARCH_VIEWS,
  type SearchScope,
  SORT_OPTIONS,
  STAFFER_TYPES,
} from "@rotunda/core";
import Type, { type TSchema } from "typebox";

/** Query parameters by name, for documentation only; core's rules validate them. */
export type QueryParameters = Record<string, TSchema>;

export const createEnum = (values: readonly string[], description: string, fallback?: string): TSchema =>
  Type.Unsafe<string>({
    type: "string",
    enum: values,
    description,
    ...(fallback === undefined ? {} : { default: fallback }),
  });

const listValues = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value);

const DISPLAY = {
  page: Type.Integer({ minimum: 0, default: 0, description: "Which page of the results, from zero" }),
  pageSize: Type.Integer({
    minimum: 1,
    maximum: PAGE_SIZE_MAX,
    default: PAGE_SIZE_DEFAULT,
    description: "How many results a page has",
  }),
  order: createEnum(listValues(SORT_OPTIONS), "How results are sorted", "relevance"),
  view: createEnum(SEARCH_VIEWS, "How results are shown; ignored here"),
  offset: Type.Integer({ minimum: 0, description: "How many results come before; ignored here" }),
};

export const describeSearch = (scope: SearchScope): QueryParameters =>
  Object.fromEntries(listParams(scope).map((param) => [param.parameter, describe(param, scope)]));

export const describeEverySearch = (): QueryParameters => Object.assign({}, ...SEARCH_SCOPES.map(describeSearch));

const UNLABELED: Record<string, string> = {
  hide_paywalled_profiles: "Leaves out what is outside the reader’s modules",
  autocomplete: "`true`: suggestions instead of results",
  jobtitle2_option: "Whether any or all of the job categories are meant",
};

function describe(param: SearchParam, scope: SearchScope): TSchema {
  if (param.kind === "display") return DISPLAY[param.field];
  const label =
    (param.chip === null ? null : pickForScope(param.chip, scope)) ?? UNLABELED[param.parameter] ?? param.field;
  switch (param.kind) {
    case "named":
    case "named-list": {
      const list = pickForScope(param.list, scope) ?? "";
      const value = param.travelsAs === "shortCode" ? "short code" : "id";
      const description = `${label}: the ${value} of one of the list \`${list}\``;
      return param.kind === "named" ? Type.String({ description }) : Type.Array(Type.String(), { description });
    }
    case "birth":
      return Type.String({ description: `${label}: a number, alone or after a comparison` });
    case "flag":
      return Type.Boolean({ description: label });
    case "staffer-type":
      return createEnum(listValues(STAFFER_TYPES), label);
    case "any-or-all":
      return createEnum(listValues(JOB_CATEGORY_OPTIONS), label);
    default:
      return param.field === "autoCompleteKeyword"
        ? Type.Boolean({ description: label })
        : Type.String({ description: label });
  }
}
