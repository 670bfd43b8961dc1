import { inScope, paramsOf, type SearchParam, type SearchScope } from "@rotunda/core";
import Type, { type TObject } from "typebox";

/** Those without a chip's label to go by. */
const UNLABELED: Record<string, string> = {
  page: "Which page of the results, from zero",
  pageSize: "How many results a page has",
  order: "How results are sorted",
  view: "How results are shown; without meaning here",
  offset: "How many results come before; without meaning here",
  hide_paywalled_profiles: "Leaves out what is outside the reader’s modules",
  autocomplete: "`true`: suggestions instead of results",
};

/** Parameters for a call's description, which are taken as they come: core's rules read them from the address. */
export const describeParameters = (parameters: Record<string, string>): TObject =>
  Type.Object(
    Object.fromEntries(
      Object.entries(parameters).map(([name, description]) => [
        name,
        Type.Optional(Type.Unsafe<unknown>({ description })),
      ]),
    ),
    { additionalProperties: true },
  );

/** Those of a search, and more. */
export const describeSearch = (scope: SearchScope, more: Record<string, string> = {}): TObject =>
  describeParameters({
    ...Object.fromEntries(paramsOf(scope).map((param) => [param.parameter, describe(param, scope)])),
    ...more,
  });

function describe(param: SearchParam, scope: SearchScope): string {
  const label = (param.chip === null ? null : inScope(param.chip, scope)) ?? UNLABELED[param.parameter] ?? param.field;
  switch (param.kind) {
    case "named":
    case "named-list": {
      const list = inScope(param.list, scope) ?? "";
      const value = param.travelsAs === "shortCode" ? "short code" : "id";
      return `${label}: the ${value} of one of the list \`${list}\`${param.kind === "named-list" ? ", repeated for several" : ""}`;
    }
    case "birth":
      return `${label}: a number, alone or after a comparison`;
    case "flag":
      return `${label}: \`true\` or \`false\``;
    default:
      return label;
  }
}
