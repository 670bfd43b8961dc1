import { describe, expect, it } from "vitest";
import { findLookup } from "./find-lookup.ts";
import type { LookupItem } from "./lookups.ts";

const agencies: LookupItem[] = [
  {
    id: "1",
    name: "Agriculture",
    shortCode: "USDA",
    children: [{ id: "2", name: "Forest Service", shortCode: "USFS" }],
  },
  { id: "3", name: "Interior" },
];

describe("findLookup", () => {
  it("finds by id, however deep", () => {
    expect(findLookup(agencies, "3")?.name).toBe("Interior");
    expect(findLookup(agencies, "2")?.name).toBe("Forest Service");
  });

  it("finds by short code without mixing it up with ids", () => {
    expect(findLookup(agencies, "USFS", "shortCode")?.id).toBe("2");
    expect(findLookup(agencies, "USFS")).toBeNull();
    expect(findLookup(agencies, "3", "shortCode")).toBeNull();
  });

  it("takes the first of two with the same id", () => {
    expect(
      findLookup(
        [
          { id: "1", name: "Democrat" },
          { id: "1", name: "Democratic" },
        ],
        "1",
      )?.name,
    ).toBe("Democrat");
  });

  it("finds nothing for names of its own machinery", () => {
    for (const value of ["", "__proto__", "constructor", "undefined"]) expect(findLookup(agencies, value)).toBeNull();
  });
});
