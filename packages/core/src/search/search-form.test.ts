import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery } from "../../testing/builders.ts";
import { isEmptyQuery } from "./plan-search.ts";
import { removeChip, listSearchChips } from "./search-chips.ts";
import { countSetFilters, opensFilters, planChipRemoval } from "./search-form.ts";
import { listParams } from "./search-params.ts";
import type { SearchField } from "./search-query.ts";

describe("opensFilters", () => {
  it("shows the panels before a search, and next to results in a wide window", () => {
    const query = aSearchQuery({ keyword: "water" });
    expect(opensFilters(aSearchQuery(), 320)).toBe(true);
    expect(opensFilters(query, 1280)).toBe(true);
    expect(opensFilters(query, 1279)).toBe(false);
  });
});

describe("planChipRemoval", () => {
  it("runs the search without the chip from page 1", () => {
    const query = aSearchQuery({ keyword: "water", religion: { id: "1", name: "Lutheran" }, page: 3 });
    expect(planChipRemoval(query, "religion")).toEqual({ do: "run", query: aSearchQuery({ keyword: "water" }) });
  });

  it("clears the search after the last chip, for any display settings", () => {
    const query = aSearchQuery({ keyword: "water", page: 3, pageSize: 48, hidePayWalledProfiles: true });
    expect(planChipRemoval(query, "keyword")).toEqual({ do: "clear" });
  });

  it("never runs an empty search", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const chips = listSearchChips(scope, query);
        for (const { field } of chips) {
          const plan = planChipRemoval(query, field);
          expect(plan).toEqual(chips.length === 1 ? { do: "clear" } : { do: "run", query: removeChip(query, field) });
          if (plan.do === "run") expect(isEmptyQuery(plan.query)).toBe(false);
        }
      }),
    );
  });
});

describe("countSetFilters", () => {
  const fields: SearchField[] = ["politicalParty", "party", "majmin", "birthYearOperator", "page"];

  it("counts each set filter of a panel once", () => {
    const query = aSearchQuery({
      party: { id: "1", name: "Republican" },
      majmin: "MAJ",
      keyword: "water",
      page: 4,
      birthYearOperator: "lt",
    });
    expect(countSetFilters("congressional", query, fields)).toBe(2);
    expect(countSetFilters("congressional", query, ["majmin"])).toBe(1);
    expect(countSetFilters("congressional", aSearchQuery(), fields)).toBe(0);
    const both = aSearchQuery({ politicalParty: ["1", "2"].map((id) => ({ id, name: id })) });
    expect(countSetFilters("universal", both, fields)).toBe(1);
  });

  it("ignores filters that the scope doesn't offer", () => {
    expect(countSetFilters("federal", aSearchQuery({ majmin: "MAJ" }), fields)).toBe(0);
  });

  it("counts as many filters in all panels as there are chips", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const all = listParams(scope).map((param) => param.field);
        expect(countSetFilters(scope, query, all)).toBe(listSearchChips(scope, query).length);
        const counts = all.map((field) => countSetFilters(scope, query, [field]));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(listSearchChips(scope, query).length);
      }),
    );
  });
});
