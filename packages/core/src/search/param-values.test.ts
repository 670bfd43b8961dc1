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
  it("sets the operator of an age without changing that of the birth year", () => {
    const born = aSearchQuery({ birthYear: "1980", birthYearOperator: "lt" });
    expect(readParam(paramOf("age"), [">40"], born, context)).toEqual({
      query: { ...born, age: "40", ageOperator: "gte" },
      problems: [],
    });
  });

  it("uses the first valid value of a single-value filter and reports the others", () => {
    const { query, problems } = readParam(paramOf("religion"), ["x", "2", "1", "2"], aSearchQuery(), context);
    expect(query.religion).toEqual({ id: "2", name: "Roman Catholic" });
    expect(problems).toEqual(["x", "1"]);
  });

  it("uses the first value of a display setting and reports no others", () => {
    const read = readParam(paramOf("page"), ["3", "7"], aSearchQuery(), context);
    expect(read).toEqual({ query: aSearchQuery({ page: 3 }), problems: [] });
  });
});

describe("writeParam", () => {
  it("round-trips through readParam", () => {
    const param = paramOf("sig_expression");
    const { query } = readParam(param, ["2lte30"], aSearchQuery(), context);
    expect(query).toMatchObject({ sig: { id: "2", name: "Sierra Club" }, sigOperator: "lte", sigRating: 30 });
    expect(writeParam(param, query)).toEqual(["2lte30"]);
  });
});
