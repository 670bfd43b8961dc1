import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { LookupItem } from "./lookups.port.ts";
import { findPath, pressInTree, markTreeSelection } from "./tree-selection.ts";

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
    markTreeSelection(
      agencies,
      ids.map((id) => ({ id })),
    ),
  );

describe("markTreeSelection", () => {
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

describe("pressInTree", () => {
  const press = (id: string, ...chosen: string[]) => pressInTree(agencies, chosen, id).toSorted();

  it("chooses an item in place of what was chosen below it", () => {
    expect(press("2")).toEqual(["2"]);
    expect(press("1", "3", "5")).toEqual(["1", "5"]);
  });

  it("takes a chosen item out, and an item all of whose parts are chosen", () => {
    expect(press("1", "1", "5")).toEqual(["5"]);
    expect(press("1", "3", "4")).toEqual([]);
  });

  it("removes a part from an item chosen as a whole, and keeps the other parts", () => {
    expect(press("3", "1")).toEqual(["4"]);
    expect(press("2", "1")).toEqual(["4"]);
    expect(press("4", "1")).toEqual(["2"]);
  });

  it("leaves alone what it doesn't know", () => {
    expect(press("99", "1", "77")).toEqual(["1", "77"]);
  });

  it("turns the mark of what is pressed, and of nothing beside it", () => {
    const ids = ["1", "2", "3", "4", "5"];
    fc.assert(
      fc.property(fc.subarray(ids), fc.constantFrom(...ids), (chosen, id) => {
        const before = marks(...chosen);
        const after = marks(...pressInTree(agencies, chosen, id));
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
