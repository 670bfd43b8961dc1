import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { someLookups } from "../../testing/builders.ts";
import { markTreeSelection } from "../lookups/tree-selection.ts";
import { createDefaultQuery, setField, type SearchField } from "./search-query.ts";

describe("createDefaultQuery", () => {
  it("starts on page 1 with 12 results by relevance, as a list, without former people", () => {
    expect(createDefaultQuery()).toMatchObject({
      page: 1,
      pageSize: 12,
      order: "relevance",
      view: "list",
      includeFormer: false,
    });
  });

  it("starts with Born On, Greater Than and 50 percent", () => {
    expect(createDefaultQuery()).toMatchObject({
      birthYearOperator: "exact",
      ageOperator: "exact",
      sigOperator: "gte",
      sigRating: 50,
    });
  });
});

it("an empty form has no checked agency", () => {
  const marks = markTreeSelection(someLookups().agencies, []);
  expect(new Set(marks.values())).toEqual(new Set(["none"]));
});

describe("setField", () => {
  it("sets one field", () => {
    const query = setField(createDefaultQuery(), "keyword", "water");
    expect(query).toEqual({ ...createDefaultQuery(), keyword: "water" });
  });

  it("keeps a falsy value", () => {
    expect(setField(createDefaultQuery(), "sigRating", 0).sigRating).toBe(0);
  });

  it("restores a field's default for null, for any field and search", () => {
    const fields = Object.keys(createDefaultQuery()) as SearchField[];
    fc.assert(
      fc.property(scopedQueries(), fc.constantFrom(...fields), ({ query }, field) => {
        const cleared = setField(query, field, null);
        expect(cleared[field]).toEqual(createDefaultQuery()[field]);
        expect({ ...cleared, [field]: query[field] }).toEqual(query);
      }),
    );
  });
});
