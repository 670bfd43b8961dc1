import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { staffers } from "../../testing/profile-parts.ts";
import { aFullGroup, aGroup } from "../../testing/profiles.ts";
import { listGroupPanels } from "./group-panels.ts";

describe("listGroupPanels", () => {
  it("lists every section of a full group in order with its counts", () => {
    expect(listGroupPanels(aFullGroup())).toEqual([
      { id: "jurisdiction", title: "Jurisdiction", count: null, isOpen: true },
      { id: "subcommittees", title: "Subcommittees", count: 1, isOpen: true },
      { id: "members", title: "Members", count: 3, isOpen: true },
      { id: "staffers-maj", title: "Majority Staffers", count: 1, isOpen: true },
      { id: "staffers-min", title: "Minority Staffers", count: 1, isOpen: true },
      { id: "staffers-oth", title: "Other Staffers", count: 1, isOpen: true },
      { id: "history", title: "History", count: null, isOpen: true },
    ]);
  });

  it("lists no section for a group without data", () => {
    expect(listGroupPanels(aGroup({ jurisdiction: " " }))).toEqual([]);
    expect(listGroupPanels(aGroup({ updatedDate: "2026-11-18" })).map(({ id }) => id)).toEqual(["history"]);
  });

  it("counts every staffer in one section", () => {
    fc.assert(
      fc.property(staffers(), (list) => {
        const counts = listGroupPanels(aGroup({ staffers: list })).map(({ count }) => count ?? 0);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(list.length);
        expect(counts.every((count) => count > 0)).toBe(true);
      }),
    );
  });
});
