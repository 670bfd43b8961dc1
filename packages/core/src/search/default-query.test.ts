import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { defaultSearchQuery, withField } from "./default-query.ts";
import type { SearchField } from "./search-query.ts";

describe("defaultSearchQuery", () => {
  it("starts on page 1 of 12 by relevance, as a list, without people who left", () => {
    expect(defaultSearchQuery()).toMatchObject({
      page: 1,
      pageSize: 12,
      order: "relevance",
      view: "list",
      includeFormer: false,
    });
  });

  it("starts with Born On, Greater Than and 50 percent", () => {
    expect(defaultSearchQuery()).toMatchObject({
      birthYearOperator: "exact",
      ageOperator: "exact",
      sigOperator: "gte",
      sigRating: 50,
    });
  });
});

describe("withField", () => {
  it("sets one field", () => {
    const query = withField(defaultSearchQuery(), "keyword", "water");
    expect(query).toEqual({ ...defaultSearchQuery(), keyword: "water" });
  });

  it("keeps a value that is merely falsy", () => {
    expect(withField(defaultSearchQuery(), "sigRating", 0).sigRating).toBe(0);
  });

  it("restores a field's default for null, whatever the field and the search", () => {
    const fields = Object.keys(defaultSearchQuery()) as SearchField[];
    fc.assert(
      fc.property(scopedQueries(), fc.constantFrom(...fields), ({ query }, field) => {
        const cleared = withField(query, field, null);
        expect(cleared[field]).toEqual(defaultSearchQuery()[field]);
        expect({ ...cleared, [field]: query[field] }).toEqual(query);
      }),
    );
  });
});
