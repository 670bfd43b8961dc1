import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BREAKPOINTS, findBreakpoint } from "../kernel/breakpoints.ts";
import { computeHierarchyChipLength, listHierarchyChips } from "./hierarchy-chips.ts";
import type { HierarchyChip } from "../records/search-item.ts";

const WIDTHS = [500, 800, 1100, 1500, 2000];
const aChip = (fields: Partial<HierarchyChip> = {}): HierarchyChip => ({
  text: "Subcommittee on Conservation, Forestry, and Natural Resources ".repeat(3).trim(),
  recordType: "",
  id: null,
  ...fields,
});

describe("computeHierarchyChipLength", () => {
  it("returns 30, 60, 50, 20 or 60 characters by width, twice that for a single office", () => {
    expect(WIDTHS.map((width) => computeHierarchyChipLength(findBreakpoint(width), false))).toEqual([
      30, 60, 50, 20, 60,
    ]);
    expect(WIDTHS.map((width) => computeHierarchyChipLength(findBreakpoint(width), true))).toEqual([
      60, 120, 100, 40, 120,
    ]);
  });
});

describe("listHierarchyChips", () => {
  it("link up the hierarchy, with twice the length for a single chip", () => {
    const state = aChip({ text: "Nebraska", recordType: "state", id: 31 });
    expect(listHierarchyChips([state, aChip({ text: "United States Senate, 100 seats" })], "lg")).toEqual([
      { text: "Nebraska", label: "Nebraska", href: "/rotunda/state/31-nebraska" },
      { text: "United States Senat…", label: "United States Senate, 100 seats", href: null },
    ]);
    expect(listHierarchyChips([aChip({ text: "United States Senate, 100 seats" })], "lg")[0]?.text).toBe(
      "United States Senate, 100 seats",
    );
  });

  it("have no link without a type or an id", () => {
    expect(
      listHierarchyChips([aChip({ id: 31 }), aChip({ recordType: "state" })], "xl").map(({ href }) => href),
    ).toEqual([null, null]);
  });

  it("never exceed the length for their screen", () => {
    const breakpoints = fc.constantFrom("xs" as const, ...(Object.keys(BREAKPOINTS) as (keyof typeof BREAKPOINTS)[]));
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 150 }), { maxLength: 4 }), breakpoints, (texts, breakpoint) => {
        const chips = listHierarchyChips(
          texts.map((text) => aChip({ text })),
          breakpoint,
        );
        const most = computeHierarchyChipLength(breakpoint, texts.length === 1);
        expect(chips.map(({ label }) => label)).toEqual(texts);
        for (const { text } of chips) expect(Array.from(text).length).toBeLessThanOrEqual(most);
      }),
    );
  });
});
