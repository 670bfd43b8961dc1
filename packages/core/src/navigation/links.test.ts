import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { names } from "../../testing/arbitraries.ts";
import type { RecordType } from "../records/search-item.ts";
import { buildHref, buildRecordHref, findRecordRoute } from "./links.ts";
import { stripBasePath, matchRoute } from "./matching.ts";
import { ROUTES, type RouteName } from "./routes.ts";

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const RECORD_TYPES: RecordType[] = [
  "profile",
  "person",
  "staffer",
  "agencyperson",
  "committee",
  "caucus",
  "agency",
  "state",
  "district",
];

describe("buildHref", () => {
  it("combines the base path, the route, the id with a slug, and the query", () => {
    expect(buildHref("Home")).toBe("/rotunda/home");
    expect(buildHref("Profile", { id: 12, slug: "-jane-doe" })).toBe("/rotunda/profile/12-jane-doe");
    expect(buildHref("NotFound")).toBe("/rotunda/not-found");
    expect(buildHref("ProfileKW", { id: 12 })).toBe("/rotunda/profile/kw/12");
    expect(buildHref("BriefcaseFolder", { folderId: 9 })).toBe("/rotunda/briefcase/folder/9");
    expect(buildHref("SearchFederal", {}, "q=water")).toBe("/rotunda/search/federal?q=water");
    expect(buildHref("SearchFederal", {}, "?q=water")).toBe("/rotunda/search/federal?q=water");
    expect(buildHref("SearchFederal", {}, "q=why?")).toBe("/rotunda/search/federal?q=why?");
    expect(buildHref("Profile", { id: 12 }, "#staffers")).toBe("/rotunda/profile/12#staffers");
  });

  it("throws without a required id", () => {
    expect(() => buildHref("Profile")).toThrow(new RangeError("An address of Profile needs its id"));
    expect(() => buildHref("BriefcaseFolder", { id: 3 })).toThrow(RangeError);
  });

  it("builds an address that matches its route, for every route", () => {
    for (const name of ROUTE_NAMES) {
      const path = stripBasePath(buildHref(name, { id: 3, folderId: 3 })) ?? "";
      expect(matchRoute(path)).toMatchObject({ name });
    }
  });
});

const href = (recordType: RecordType, preferredNameDisplay: string) =>
  buildRecordHref({ id: 5, recordType, preferredNameDisplay });

describe("buildRecordHref", () => {
  it.each([
    ["profile", "/rotunda/profile/5-mary-ann-oneil-jr"],
    ["person", "/rotunda/profile/kw/5-mary-ann-oneil-jr"],
    ["staffer", "/rotunda/profile/kw/5-mary-ann-oneil-jr"],
    ["agencyperson", "/rotunda/profile/kw/5-mary-ann-oneil-jr"],
    ["", "/rotunda/home"],
  ] as const)("of %j", (recordType, href) => {
    expect(buildRecordHref({ id: 5, recordType, preferredNameDisplay: "Mary-Ann O'Neil, Jr." })).toBe(href);
  });

  it("keeps digits in slugs of caucuses and districts, and drops a district's closing parenthesis", () => {
    expect(href("caucus", "2030 Goals Caucus")).toBe("/rotunda/caucus/5-2030-goals-caucus");
    expect(href("district", "Ohio, 3rd District (Columbus)")).toBe("/rotunda/district/5-ohio-3rd-district");
    expect(href("agency", "18F")).toBe("/rotunda/agency/5-f");
  });

  it("uses the route of the record's type", () => {
    expect(RECORD_TYPES.map(findRecordRoute)).toEqual([
      "Profile",
      "ProfileKW",
      "ProfileKW",
      "ProfileKW",
      "Committee",
      "Caucus",
      "Agency",
      "State",
      "District",
    ]);
  });

  it("always matches the record's route for any name", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RECORD_TYPES), fc.nat(), names(), (recordType, id, preferredNameDisplay) => {
        const path = stripBasePath(buildRecordHref({ id, recordType, preferredNameDisplay })) ?? "";
        expect(matchRoute(path)).toEqual({ name: findRecordRoute(recordType), id });
      }),
    );
    // Building the Unicode tables for names is slow.
  }, 30_000);
});
