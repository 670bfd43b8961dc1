import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { someLookups } from "../../testing/builders.ts";
import type { LookupItem } from "../lookups/lookups.port.ts";
import { describeModuleChip, listModuleChips } from "./module-chips.ts";

const MODULES = someLookups().subscriptionModules;

describe("listModuleChips", () => {
  it("shows a chip per module, sorted by id", () => {
    expect(listModuleChips([2, 1, 2], MODULES)).toEqual([
      { id: 1, abbreviation: "FED", name: "Federal Policymakers" },
      { id: 2, abbreviation: "STA", name: "State Policymakers" },
    ]);
    expect(listModuleChips([4], MODULES)).toEqual([{ id: 4, abbreviation: "INF", name: "State Influencers" }]);
  });

  it("merges modules that share an abbreviation into Other, with id 3", () => {
    expect(listModuleChips([4, 1, 3], MODULES)).toEqual([
      { id: 1, abbreviation: "FED", name: "Federal Policymakers" },
      { id: 3, abbreviation: "Other", name: "Federal Influencers, State Influencers" },
    ]);
  });

  it("merges several shared abbreviations into one Other", () => {
    const modules = ["A", "A", "B", "B", "Other"].map((abbreviation, at) => ({
      id: String(at + 1),
      name: `Module ${at + 1}`,
      abbreviation,
    }));
    expect(listModuleChips([1, 2, 3, 4, 5], modules)).toEqual([
      { id: 3, abbreviation: "Other", name: "Module 1, Module 2, Module 3, Module 4, Module 5" },
    ]);
  });

  it("omits unknown modules", () => {
    expect(listModuleChips([1, 99], MODULES).map((chip) => chip.id)).toEqual([1]);
    expect(listModuleChips([1], [])).toEqual([]);
  });

  it("contains every known module once, in chips with distinct abbreviations, sorted by id", () => {
    const lookups: fc.Arbitrary<LookupItem[]> = fc
      .array(fc.constantFrom("FED", "STA", "INF", "Other", undefined), { maxLength: 8 })
      .map((list) =>
        list.map((abbreviation, at) => ({
          id: String(at + 1),
          name: `Module ${at + 1}`,
          ...(abbreviation && { abbreviation }),
        })),
      );
    fc.assert(
      fc.property(lookups, fc.array(fc.integer({ min: 1, max: 10 })), (modules, ids) => {
        const chips = listModuleChips(ids, modules);
        const known = modules.filter((module) => ids.includes(Number(module.id))).map((module) => module.name);
        expect(chips.flatMap((chip) => chip.name.split(", ")).toSorted()).toEqual(known.toSorted());
        expect(new Set(chips.map((chip) => chip.abbreviation)).size).toBe(chips.length);
        expect(chips).toEqual(chips.toSorted((a, b) => a.id - b.id));
      }),
    );
  });
});

describe("describeModuleChip", () => {
  it("is inactive without a tooltip if the profile can't be opened", () => {
    const chip = { name: "Federal Policymakers" };
    expect(describeModuleChip(chip, true)).toEqual({ isActive: true, tooltip: "Federal Policymakers" });
    expect(describeModuleChip(chip, false)).toEqual({ isActive: false, tooltip: null });
  });
});
