import { describe, expect, it } from "vitest";
import { findLookup, toSelectItems } from "./find-lookup.ts";
import type { LookupItem } from "./lookups.port.ts";

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
  it("finds by id at any depth", () => {
    expect(findLookup(agencies, "3")?.name).toBe("Interior");
    expect(findLookup(agencies, "2")?.name).toBe("Forest Service");
  });

  it("finds by short code without mixing it up with ids", () => {
    expect(findLookup(agencies, "USFS", "shortCode")?.id).toBe("2");
    expect(findLookup(agencies, "USFS")).toBeNull();
    expect(findLookup(agencies, "3", "shortCode")).toBeNull();
  });

  it("indexes a list only once per key", () => {
    let reads = 0;
    const list: LookupItem[] = [{ id: "1", name: "Nebraska", shortCode: "NE" }];
    const counted = new Proxy(list, {
      get: (target, key): unknown => {
        if (key === "flatMap") reads += 1;
        return Reflect.get(target, key);
      },
    });
    for (const value of ["1", "2", "1"]) findLookup(counted, value);
    expect(reads).toBe(1);
    for (const value of ["NE", "IA"]) findLookup(counted, value, "shortCode");
    expect(reads).toBe(2);
  });

  it("returns the first of two items with the same id", () => {
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

  it("finds nothing for names of Object.prototype", () => {
    for (const value of ["", "__proto__", "constructor", "undefined"]) expect(findLookup(agencies, value)).toBeNull();
  });
});

const committees: LookupItem[] = [
  { id: "1", name: "Agriculture", children: [{ id: "2", name: "Rural Development" }] },
  { id: "3", name: "Appropriations", children: [] },
  { id: "4", name: "Judiciary", children: [{ id: "5", name: "Antitrust" }] },
];

describe("toSelectItems", () => {
  it("offers names by id, or by short code", () => {
    const states = [{ id: "31", name: "Nebraska", shortCode: "NE" }];
    expect(toSelectItems(states)).toEqual([{ text: "Nebraska", value: "31", code: "NE" }]);
    expect(toSelectItems(states, "shortCode")).toEqual([{ text: "Nebraska", value: "NE", code: "NE" }]);
  });

  it("falls back to the id without a short code", () => {
    expect(toSelectItems([{ id: "99", name: "Abroad" }], "shortCode")).toStrictEqual([{ text: "Abroad", value: "99" }]);
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
