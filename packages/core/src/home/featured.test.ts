import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aFeaturedDistrict, aFeaturedState, aHomepage, aNoteworthyGroup } from "../../testing/home.ts";
import { aSearchItem } from "../../testing/builders.ts";
import { NOW } from "../../testing/session.ts";
import {
  chooseFeatured,
  countFeaturedProfiles,
  listFeaturedProfiles,
  shortenDescription,
  sortNoteworthyGroups,
} from "./featured.ts";

const NEBRASKA = aFeaturedState();
const FIRST = aFeaturedDistrict();

describe("countFeaturedProfiles", () => {
  it.each([
    ["no place", { featuredState: null, featuredDistrict: null }, 8],
    ["a state", { featuredState: NEBRASKA, featuredDistrict: null }, 4],
    ["a district", { featuredState: null, featuredDistrict: FIRST }, 4],
    ["both", { featuredState: NEBRASKA, featuredDistrict: FIRST }, 4],
  ])("next to %s", (_what, places, limit) => expect(countFeaturedProfiles(places)).toBe(limit));
});

describe("listFeaturedProfiles", () => {
  it("returns the first profiles that fit", () => {
    const profiles = Array.from({ length: 12 }, (_, index) => aSearchItem({ id: index + 1 }));
    const ids = (homepage: Parameters<typeof aHomepage>[0]) =>
      listFeaturedProfiles(aHomepage(homepage)).map(({ id }) => id);
    expect(ids({ featuredProfiles: profiles })).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ids({ featuredProfiles: profiles, featuredState: NEBRASKA })).toEqual([1, 2, 3, 4]);
    expect(ids({ featuredProfiles: profiles.slice(0, 2) })).toEqual([1, 2]);
    expect(ids({ featuredProfiles: [] })).toEqual([]);
  });
});

const day = (number: number) => new Date(Date.UTC(2026, 10, 20 + number, 12));

describe("chooseFeatured", () => {
  const candidates = ["a", "b", "c", "d", "e"];

  it("rotates daily", () => {
    const days = [0, 1, 2, 3, 4].map((number) => chooseFeatured(candidates, day(number), 2).join(""));
    expect(new Set(days)).toEqual(new Set(["ab", "cd", "ea", "bc", "de"]));
    expect(days.join("")).toContain(`${days[0]}${days[1]}`);
    expect(chooseFeatured(candidates, new Date(0), 2)).toEqual(["a", "b"]);
    expect(chooseFeatured(candidates, new Date(24 * 60 * 60 * 1000), 2)).toEqual(["c", "d"]);
  });

  it("changes at midnight UTC", () => {
    const at = (instant: string) => chooseFeatured(candidates, new Date(instant), 2);
    expect(at("2026-11-20T00:00:00Z")).toEqual(at("2026-11-20T23:59:59.999Z"));
    expect(at("2026-11-20T23:59:59.999Z")).not.toEqual(at("2026-11-21T00:00:00Z"));
  });

  it("returns all profiles if they fit, none without room", () => {
    expect(chooseFeatured(candidates, NOW, 8).toSorted()).toEqual(candidates);
    expect(chooseFeatured(candidates, NOW, 0)).toEqual([]);
    expect(chooseFeatured([], NOW, 8)).toEqual([]);
    expect(chooseFeatured(candidates, new Date(-1), 2)).toEqual(["a", "b"]);
  });

  it("returns the requested number of distinct profiles, and all profiles over several days", () => {
    const counts = fc.integer({ min: 1, max: 8 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), counts, fc.nat({ max: 20_000 }), (size, count, first) => {
        const all = Array.from({ length: size }, (_, index) => index);
        const seen = new Set<number>();
        for (let number = 0; number < Math.ceil(size / count); number += 1) {
          const chosen = chooseFeatured(all, day(first + number), count);
          expect(chosen).toHaveLength(Math.min(count, size));
          expect(new Set(chosen).size).toBe(chosen.length);
          for (const one of chosen) seen.add(one);
        }
        expect(seen.size).toBe(size);
      }),
    );
  });
});

describe("sortNoteworthyGroups", () => {
  it("sorts groups in the editors' order and keeps the others' order", () => {
    const groups = [3, 1, 2, 1].map((order, index) => aNoteworthyGroup({ id: index, order }));
    expect(sortNoteworthyGroups(groups).map(({ id }) => id)).toEqual([1, 3, 2, 0]);
    expect(groups.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
  });

  it("keeps all groups and their order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (orders) => {
        const groups = orders.map((order, id) => aNoteworthyGroup({ id, order }));
        const sorted = sortNoteworthyGroups(groups);
        expect(new Set(sorted)).toEqual(new Set(groups));
        expect(sorted.map(({ order }) => order)).toEqual(orders.toSorted((a, b) => a - b));
      }),
    );
  });
});

it.each([
  [
    "The House Committee on Agriculture has legislative jurisdiction over agriculture, food and forestry.",
    "Agriculture, food and forestry.",
  ],
  ["The Committee on the Judiciary has jurisdiction over matters relating to courts. It has subcommittees.", "Courts."],
  [
    "The Senate Committee on Appropriations is responsible for legislation allocating funds.",
    "Legislation allocating funds.",
  ],
  ["Rural clinics and hospitals", "Rural clinics and hospitals"],
  ["", ""],
])("shortens the description %j of a group to %j", (description, short) => {
  expect(shortenDescription(description)).toBe(short);
});
