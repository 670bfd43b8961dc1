import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lookupTrees } from "../../testing/places.ts";
import type { LookupItem } from "../lookups/lookups.port.ts";
import { browseStates, countTree, filterTree } from "./browse.ts";

const district = (shortCode: string, name: string): LookupItem => ({ id: shortCode, name, shortCode });
const STATES: LookupItem[] = [
  { id: "19", name: "Iowa", shortCode: "IA" },
  { id: "31", name: "Nebraska", shortCode: "NE" },
  { id: "35", name: "New Mexico", shortCode: "NM" },
];
const DISTRICTS = [
  district("NE-10", "Nebraska, 10th District"),
  district("NE-2", "Nebraska, 2nd District"),
  district("IA-3", "Iowa, 3rd District"),
  { id: "0", name: "Unknown" },
];
const found = (text?: string) =>
  browseStates(STATES, DISTRICTS, text).map(({ state, districts }) => [state.shortCode, districts.map(({ id }) => id)]);

describe("browseStates", () => {
  it("lists every state with its districts by number", () => {
    expect(found()).toEqual([
      ["IA", ["IA-3"]],
      ["NE", ["NE-2", "NE-10"]],
      ["NM", []],
    ]);
  });

  it("finds states by name or letters with all their districts, and single districts by name", () => {
    expect(found("nebr")).toEqual([["NE", ["NE-2", "NE-10"]]]);
    expect(found(" ne ")).toEqual([
      ["NE", ["NE-2", "NE-10"]],
      ["NM", []],
    ]);
    expect(found("NM")).toEqual([["NM", []]]);
    expect(found(" nm ")).toEqual([["NM", []]]);
    expect(found("10th")).toEqual([["NE", ["NE-10"]]]);
    expect(found("atlantis")).toEqual([]);
  });

  it("assigns no district to a state without a postal code", () => {
    expect(
      browseStates([{ id: "1", name: "Nowhere" }], [...DISTRICTS, district("-1", "Nowhere, 1st District")]),
    ).toEqual([{ state: { id: "1", name: "Nowhere" }, districts: [] }]);
    expect(browseStates([{ id: "1", name: "Nowhere" }], DISTRICTS, "2nd")).toEqual([]);
    const unlettered = { id: "1", name: "Nowhere", shortCode: "" };
    expect(browseStates([unlettered], [district("-1", "Nowhere, 1st District")])).toEqual([
      { state: unlettered, districts: [] },
    ]);
  });
});

describe("filterTree", () => {
  const tree: LookupItem[] = [
    {
      id: "1",
      name: "Department of Agriculture",
      children: [
        { id: "2", name: "Forest Service", children: [{ id: "3", name: "Office of Water" }] },
        { id: "4", name: "Rural Development" },
      ],
    },
    { id: "5", name: "Department of the Interior", children: [{ id: "6", name: "Bureau of Land Management" }] },
  ];
  const ids = (items: readonly LookupItem[]): string[] =>
    items.flatMap(({ id, children = [] }) => [id, ...ids(children)]);

  it("keeps matches with their descendants and ancestors", () => {
    expect(ids(filterTree(tree, "water"))).toEqual(["1", "2", "3"]);
    expect(ids(filterTree(tree, "FOREST"))).toEqual(["1", "2", "3"]);
    expect(ids(filterTree(tree, "department interior"))).toEqual(["5", "6"]);
    expect(filterTree(tree, "navy")).toEqual([]);
    expect(filterTree(tree, " ")).toEqual(tree);
    const nameWithCode = ({ name, abbreviation = "" }: LookupItem) => `${name} ${abbreviation}`;
    const coded = [{ ...tree[0]!, abbreviation: "USDA" }];
    expect(ids(filterTree(coded, "usda", nameWithCode))).toEqual(ids(coded));
    expect(filterTree(coded, "usda")).toEqual([]);
  });

  it("keeps only matches with their ancestors and descendants", () => {
    const matches = ({ name }: LookupItem) => name.includes("Water");
    const kept = (items: readonly LookupItem[], isBelow: boolean): string[] =>
      items.flatMap((item) => {
        const isIn = isBelow || matches(item);
        const below = kept(item.children ?? [], isIn);
        return isIn || below.length > 0 ? [item.id, ...below] : [];
      });
    fc.assert(
      fc.property(lookupTrees(), (items) => {
        const before = structuredClone(items);
        expect(ids(filterTree(items, "water"))).toEqual(kept(items, false));
        expect(items).toEqual(before);
      }),
    );
  });

  it("finds fewer items for longer queries", () => {
    fc.assert(
      fc.property(lookupTrees(), (items) => {
        const some = filterTree(items, "water");
        expect(countTree(filterTree(items, "rural water"))).toBeLessThanOrEqual(countTree(some));
        expect(countTree(some)).toBe(ids(some).length);
        expect(countTree(filterTree(items, ""))).toBe(countTree(items));
      }),
    );
  });
});

describe("countTree", () => {
  it("counts all levels", () => {
    expect(
      countTree([
        { id: "1", name: "A", children: [{ id: "2", name: "B" }] },
        { id: "3", name: "C" },
      ]),
    ).toBe(3);
    expect(countTree([])).toBe(0);
  });
});
