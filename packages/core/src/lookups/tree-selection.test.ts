import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LookupItem } from "./lookups.port.ts";
import { findPath, toggleTreeItem, markTreeSelection } from "./tree-selection.ts";

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

const marks = (...ids: string[]) => Object.fromEntries(markTreeSelection(agencies, ids));

describe("markTreeSelection", () => {
  it("marks nothing if nothing or an unknown item is selected", () => {
    const nothing = { 1: "none", 2: "none", 3: "none", 4: "none", 5: "none" };
    expect(marks()).toEqual(nothing);
    expect(marks("99")).toEqual(nothing);
  });

  it("marks all descendants of a selected item", () => {
    expect(marks("1")).toEqual({ 1: "all", 2: "all", 3: "all", 4: "all", 5: "none" });
    expect(marks("5")).toMatchObject({ 1: "none", 5: "all" });
  });

  it("marks ancestors of a selected item as partly selected", () => {
    expect(marks("4")).toEqual({ 1: "some", 2: "none", 3: "none", 4: "all", 5: "none" });
  });

  it("marks an item whose children are all selected", () => {
    expect(marks("3")).toEqual({ 1: "some", 2: "all", 3: "all", 4: "none", 5: "none" });
    expect(marks("3", "4")).toMatchObject({ 1: "all" });
  });

  it("marks every item consistently with its descendants", () => {
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

describe("toggleTreeItem", () => {
  const press = (id: string, ...chosen: string[]) => toggleTreeItem(agencies, chosen, id).toSorted();

  it("selects an item and deselects its descendants", () => {
    expect(press("2")).toEqual(["2"]);
    expect(press("1", "3", "5")).toEqual(["1", "5"]);
  });

  it("deselects a selected item and an item whose children are all selected", () => {
    expect(press("1", "1", "5")).toEqual(["5"]);
    expect(press("1", "3", "4")).toEqual([]);
  });

  it("deselects one child of a selected item and keeps the others", () => {
    expect(press("3", "1")).toEqual(["4"]);
    expect(press("2", "1")).toEqual(["4"]);
    expect(press("4", "1")).toEqual(["2"]);
    expect(press("3", "2", "5")).toEqual(["5"]);
  });

  it("ignores unknown items", () => {
    expect(press("99", "1", "77")).toEqual(["1", "77"]);
  });

  it("toggles the pressed item without affecting its siblings", () => {
    const ids = ["1", "2", "3", "4", "5"];
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (chosen, id) => {
        const before = marks(...chosen);
        const after = marks(...toggleTreeItem(agencies, chosen, id));
        expect(after[id]).toBe(before[id] === "all" ? "none" : "all");
        const related = new Set(
          [...findPath(agencies, id), ...(findPath(agencies, id).at(-1)!.children ?? [])].map((item) => item.id),
        );
        for (const other of ids.filter(
          (one) => !related.has(one) && !findPath(agencies, one).some((item) => item.id === id),
        )) {
          expect(after[other]).toBe(before[other]);
        }
      }),
    );
  });
});
