import { describe, expect, it } from "vitest";
import { someLookups } from "../../testing/builders.ts";
import { filterOptions } from "./filter-options.ts";
import type { SearchScope } from "../records/search-item.ts";
import { SEARCH_PARAMS, type LookupParam } from "./search-params.ts";

const paramOf = (parameter: string): LookupParam => {
  const param = SEARCH_PARAMS.find((candidate) => candidate.parameter === parameter);
  if (param?.kind !== "named" && param?.kind !== "named-list") throw new Error(`${parameter} takes no lookups`);
  return param;
};

const typesIn = (scope: SearchScope) => filterOptions(paramOf("type"), scope, someLookups()).map(({ value }) => value);

describe("filterOptions", () => {
  it("offers values as in requests: states by postal code, others by id", () => {
    expect(filterOptions(paramOf("current_office_state_abbr"), "universal", someLookups())[1]).toEqual({
      text: "Iowa",
      value: "IA",
      code: "IA",
    });
    expect(filterOptions(paramOf("state"), "universal", someLookups())[1]).toEqual({
      text: "Iowa",
      value: "19",
      code: "IA",
    });
  });

  it("offers the know-who types of the directory", () => {
    expect(typesIn("congressional")).toEqual(["8", "9", "13", "14"]);
    expect(typesIn("state")).toEqual(["10", "12"]);
  });

  it("offers the job categories of the scope", () => {
    const texts = (["congressional", "federal", "state"] as const).map(
      (scope) => filterOptions(paramOf("jobtitle2"), scope, someLookups())[1]?.text,
    );
    expect(texts).toEqual(["Legislative Director", "General Counsel", "Legislative Aide"]);
    expect(filterOptions(paramOf("jobtitle2"), "universal", someLookups())).toEqual([]);
  });
});
