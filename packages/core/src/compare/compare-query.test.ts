import fc from "fast-check";
import { expect, it } from "vitest";
import {
  buildCompareHref,
  buildSharedMembersHref,
  COMPARED_MAX,
  parseComparedGroups,
  parseCompareQuery,
} from "./compare-query.ts";

it("parses the address that it builds", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: COMPARED_MAX });
  fc.assert(
    fc.property(ids, fc.boolean(), (people, onlyDifferent) => {
      const href = buildCompareHref({ people, onlyDifferent });
      expect(parseCompareQuery(href.split("?")[1] ?? "")).toEqual({ people, onlyDifferent });
    }),
  );
  expect(buildCompareHref({ people: [], onlyDifferent: false })).toBe("/rotunda/compare");
});

it.each([
  ["people=1,x,2,1,-3,0,4x,1234567890", [1, 2]],
  ["people=1,2,3,4,5,6,7", [1, 2, 3, 4, 5, 6]],
  ["people=", []],
  ["", []],
])("reads %j as %j", (search, people) => expect(parseCompareQuery(search).people).toEqual(people));

it.each([
  ["groups=12-committee,7-caucus", ["12-committee", "7-caucus"]],
  ["groups=12-committee,12-committee,7-profile,x", ["12-committee"]],
  ["groups=1-caucus,2-caucus,3-caucus,4-caucus,5-caucus", ["1-caucus", "2-caucus", "3-caucus", "4-caucus"]],
  ["", []],
])("reads the groups of %j", (search, groups) => {
  expect(parseComparedGroups(search)).toEqual(groups);
  expect(parseComparedGroups(buildSharedMembersHref(groups).split("?")[1] ?? "")).toEqual(groups);
});

it("has no groups in the address of an empty selection", () =>
  expect(buildSharedMembersHref([])).toBe("/rotunda/compare/groups"));
