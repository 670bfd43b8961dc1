import { defaultSearchQuery } from "@rotunda/core";
import { scopedQueries, someLookups } from "@rotunda/core/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { filterSections, setFilter } from "./filter-sections.ts";

const lookups = someLookups();

describe("the filters of a scope", () => {
  it("are those the scope offers", () => {
    const fields = filterSections("federal", defaultSearchQuery(), lookups).flatMap(({ filters }) =>
      filters.map(({ field }) => field),
    );
    expect(fields).toContain("agencies");
    expect(fields).not.toContain("party");
  });

  it("leave out a filter that has nothing to choose from, and a section that has no filter", () => {
    const bare = someLookups({ politicalParties: [], states: [] });
    const sections = filterSections("universal", defaultSearchQuery(), bare);
    expect(sections.map(({ id }) => id)).not.toContain("party");
    expect(sections.flatMap(({ filters }) => filters.map(({ field }) => field))).not.toContain("currentOfficeStates");
  });

  it("show the search they are given, and set it again unchanged", () => {
    fc.assert(
      fc.property(scopedQueries(lookups), ({ scope, query }) => {
        const filters = filterSections(scope, query, lookups).flatMap((section) => section.filters);
        for (const { field, value } of filters) {
          const again = setFilter(
            { ...query, [field]: defaultSearchQuery()[field] },
            { field, value },
            { scope, lookups },
          );
          expect(again[field]).toEqual(query[field]);
        }
      }),
    );
  });

  it("forget a filter that is set to nothing", () => {
    const query = { ...defaultSearchQuery(), party: { id: "2", name: "Democrat" } };
    expect(setFilter(query, { field: "party", value: "" }, { scope: "congressional", lookups }).party).toBeNull();
  });
});
