import { describe, expect, it } from "vitest";
import type { LookupItem } from "./lookups.ts";
import { toSelectItems } from "./select-items.ts";

const committees: LookupItem[] = [
  { id: "1", name: "Agriculture", children: [{ id: "2", name: "Rural Development" }] },
  { id: "3", name: "Appropriations", children: [] },
  { id: "4", name: "Judiciary", children: [{ id: "5", name: "Antitrust" }] },
];

describe("toSelectItems", () => {
  it("offers names by id, or by short code", () => {
    const states = [{ id: "31", name: "Nebraska", shortCode: "NE" }];
    expect(toSelectItems(states)).toEqual([{ text: "Nebraska", value: "31" }]);
    expect(toSelectItems(states, "shortCode")).toEqual([{ text: "Nebraska", value: "NE" }]);
  });

  it("falls back to the id without a short code", () => {
    expect(toSelectItems([{ id: "99", name: "Abroad" }], "shortCode")).toEqual([{ text: "Abroad", value: "99" }]);
  });

  it("lists children after their parent, and both are selectable", () => {
    expect(toSelectItems(committees).map((item) => item.text)).toEqual([
      "Agriculture",
      "Rural Development",
      "Appropriations",
      "Judiciary",
      "Antitrust",
    ]);
  });
});
