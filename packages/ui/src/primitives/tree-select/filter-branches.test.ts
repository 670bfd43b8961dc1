import type { LookupItem } from "@rotunda/core";
import { describe, expect, it } from "vitest";
import { filterBranches } from "./tree-popup.tsx";

const agencies: LookupItem[] = [
  {
    id: "1",
    name: "Agriculture",
    abbreviation: "USDA",
    children: [
      { id: "2", name: "Forest Service" },
      { id: "3", name: "Rural Utilities" },
    ],
  },
  { id: "4", name: "Interior", children: [{ id: "5", name: "Fish and Wildlife Service" }] },
];
const outline = (items: readonly LookupItem[]): string[] =>
  items.flatMap(({ id, children = [] }) => [id, ...outline(children)]);
const found = (typed: string) => outline(filterBranches(agencies, typed));

describe("branches that match a text", () => {
  it("are all branches for an empty text", () => {
    expect(found(" ")).toEqual(["1", "2", "3", "4", "5"]);
  });
  it("contain a match's ancestors and descendants", () => {
    expect(found("service")).toEqual(["1", "2", "4", "5"]);
    expect(found("usda")).toEqual(["1", "2", "3"]);
    expect(found("service forest")).toEqual(["1", "2"]);
    expect(found("mint")).toEqual([]);
  });
});
