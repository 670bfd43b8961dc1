import { describe, expect, it } from "vitest";
import { aSearchQuery, someLookups } from "../../testing/builders.ts";
import { readParam, writeParam } from "./param-values.ts";
import { SEARCH_PARAMS, type SearchParam } from "./search-params.ts";

const context = { scope: "universal", lookups: someLookups() } as const;

function paramOf(parameter: string): SearchParam {
  const param = SEARCH_PARAMS.find((candidate) => candidate.parameter === parameter);
  if (!param) throw new Error(`No such parameter: ${parameter}`);
  return param;
}

describe("readParam", () => {
  it("refuses the operator that a birth year and an age don't share, whichever comes second", () => {
    const aged = aSearchQuery({ age: "40", birthDateOperator: "exact" });
    expect(readParam(paramOf("birth_year"), ["<1980"], aged, context)).toEqual({ query: aged, problems: ["<1980"] });
    const born = aSearchQuery({ birthYear: "1980", birthDateOperator: "lt" });
    expect(readParam(paramOf("age"), [">40"], born, context)).toEqual({ query: born, problems: [">40"] });
    expect(readParam(paramOf("age"), ["<40"], born, context)).toEqual({ query: { ...born, age: "40" }, problems: [] });
  });

  it("takes the first good value of a filter that holds one, and finds the others a problem", () => {
    const { query, problems } = readParam(paramOf("religion"), ["x", "2", "1", "2"], aSearchQuery(), context);
    expect(query.religion).toEqual({ id: "2", name: "Roman Catholic" });
    expect(problems).toEqual(["x", "1"]);
  });

  it("takes the first value of how results are shown, and has no problem with others", () => {
    const read = readParam(paramOf("page"), ["3", "7"], aSearchQuery(), context);
    expect(read).toEqual({ query: aSearchQuery({ page: 3 }), problems: [] });
  });
});

describe("writeParam", () => {
  it("writes what readParam reads", () => {
    const param = paramOf("sig_expression");
    const { query } = readParam(param, ["2lte30"], aSearchQuery(), context);
    expect(query).toMatchObject({ sig: { id: "2", name: "Sierra Club" }, sigOperator: "lte", sigRating: 30 });
    expect(writeParam(param, query)).toEqual(["2lte30"]);
  });
});
