import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LookupItem } from "./lookups.ts";
import { treeSelection } from "./tree-selection.ts";

const agencies: LookupItem[] = [
  {
    id: "1",
    name: "Agriculture",
    children: [
      { id: "2", name: "Forest Service", children: [{ id: "3", name: "Region 6" }] },
      { id: "4", name: "Rural Utilities" },
    ],
  },
  { id: "5", name: "Interior", children: [] },
];

const marks = (...ids: string[]) =>
  Object.fromEntries(
    treeSelection(
      agencies,
      ids.map((id) => ({ id })),
    ),
  );

describe("treeSelection", () => {
  it("marks nothing when nothing is chosen, or something else is", () => {
    const nothing = { 1: "none", 2: "none", 3: "none", 4: "none", 5: "none" };
    expect(marks()).toEqual(nothing);
    expect(marks("99")).toEqual(nothing);
  });

  it("marks all below a chosen item", () => {
    expect(marks("1")).toEqual({ 1: "all", 2: "all", 3: "all", 4: "all", 5: "none" });
    expect(marks("5")).toMatchObject({ 1: "none", 5: "all" });
  });

  it("marks what holds a chosen item as partly chosen", () => {
    expect(marks("4")).toEqual({ 1: "some", 2: "none", 3: "none", 4: "all", 5: "none" });
  });

  it("marks an item whose children are all chosen", () => {
    expect(marks("3")).toEqual({ 1: "some", 2: "all", 3: "all", 4: "none", 5: "none" });
    expect(marks("3", "4")).toMatchObject({ 1: "all" });
  });

  it("marks every item, and an item by what is below it", () => {
    fc.assert(
      fc.property(fc.subarray(["1", "2", "3", "4", "5"]), (ids) => {
        const marked = marks(...ids);
        expect(Object.keys(marked)).toEqual(["1", "2", "3", "4", "5"]);
        for (const id of ids) expect(marked[id]).toBe("all");
        expect(marked["1"] === "none").toBe(["2", "4"].every((id) => marked[id] === "none"));
        expect(marked["1"] === "all").toBe(["2", "4"].every((id) => marked[id] === "all"));
      }),
    );
  });
});
