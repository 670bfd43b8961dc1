import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aChangesPage } from "../../testing/changes.ts";
import { RECORD_TYPES } from "../records/search-item.ts";
import {
  buildChangesHref,
  CHANGE_PERIODS,
  type ChangesQuery,
  DEFAULT_CHANGES_QUERY,
  countChangeFilters,
  describeChanges,
  formatChangesQuery,
  listFeedAddresses,
  listInboxKinds,
  listKinds,
  parseChangesQuery,
} from "./changes-query.ts";

describe("the address of What Changed", () => {
  it("contains only filters that aren’t defaults", () => {
    expect(buildChangesHref({})).toBe("/rotunda/changes");
    expect(buildChangesHref({ kinds: ["staff", "party"], state: "NE", record: "7-committee", days: 7, page: 2 })).toBe(
      "/rotunda/changes?kind=staff&kind=party&state=NE&record=7-committee&days=7&page=2",
    );
  });

  it("round-trips through the parser", () => {
    const queries: fc.Arbitrary<ChangesQuery> = fc.record({
      kinds: fc.subarray(listKinds()),
      state: fc.constantFrom("", "NE", "TX"),
      record: fc.oneof(
        fc.constant(""),
        fc.tuple(fc.nat(999_999), fc.constantFrom(...RECORD_TYPES)).map(([id, type]) => `${id}-${type}`),
      ),
      days: fc.constantFrom(...CHANGE_PERIODS.map(({ days }) => days)),
      page: fc.integer({ min: 1, max: 999_999 }),
    });
    fc.assert(
      fc.property(queries, (query) => {
        expect(parseChangesQuery(formatChangesQuery(query))).toEqual(query);
      }),
    );
  });

  it.each([
    "kind=weather",
    "state=nebraska",
    "state=NEB",
    "state=xNE",
    "record=7-planet",
    "days=8",
    "page=0",
    "page=x",
    "page=1x",
    "page=x1",
    "",
  ])("reads %j as the default", (search) => expect(parseChangesQuery(search)).toEqual(DEFAULT_CHANGES_QUERY));
});

it("counts the filters that are set", () => {
  expect(countChangeFilters(DEFAULT_CHANGES_QUERY)).toBe(0);
  expect(countChangeFilters({ kinds: ["staff", "party"], state: "NE", record: "7-committee", days: 7, page: 3 })).toBe(
    5,
  );
});

it.each([
  [1, "", 30, "1 change in the last 30 days."],
  [1200, "Ruth Halvorsen", 365, "1,200 changes for Ruth Halvorsen in the last 12 months."],
  [0, "", 0, "0 changes."],
] as const)("describes %d changes of %j in %d days", (total, recordName, days, text) =>
  expect(describeChanges(aChangesPage({ total, recordName }), { ...DEFAULT_CHANGES_QUERY, days })).toBe(text),
);

it("has the kinds of the directory, and in the inbox two more", () => {
  expect(listKinds()).toContain("party");
  expect(listInboxKinds().filter((kind) => !listKinds().includes(kind))).toEqual(["search", "mention"]);
});

it("has feeds with the same filters, from the first page", () => {
  const base = "https://example.org/feeds/x";
  expect(listFeedAddresses(base, DEFAULT_CHANGES_QUERY)).toEqual([
    { name: "Atom", url: `${base}/changes.atom` },
    { name: "JSON Feed", url: `${base}/changes.json` },
  ]);
  expect(listFeedAddresses(base, { ...DEFAULT_CHANGES_QUERY, state: "NE", page: 3 }).map(({ url }) => url)).toEqual([
    `${base}/changes.atom?state=NE`,
    `${base}/changes.json?state=NE`,
  ]);
});
