import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries } from "../../testing/arbitraries.ts";
import { aSearchQuery, someLookups } from "../../testing/builders.ts";
import { isEmptyQuery } from "./plan-search.ts";
import {
  addRecentSearch,
  formatRecentSearches,
  listRecentSearches,
  parseRecentSearches,
  type RecentSearch,
  removeRecentSearch,
  toRecentSearch,
} from "./recent-searches.ts";
import { RECENT_SEARCHES_MAX } from "./search-limits.ts";

const READER = 7;
const federal = (keyword: string): RecentSearch => toRecentSearch("federal", aSearchQuery({ keyword }));
const run = (searches: readonly RecentSearch[]) => searches.reduce<RecentSearch[]>(addRecentSearch, []);
const formatSearch = ({ scope, criteria }: RecentSearch) => `${scope}?${criteria}`;

describe("recent searches", () => {
  it("are newest first, and a repeated search moves to the front", () => {
    expect(run([federal("water"), federal("tax"), federal("water")]).map(formatSearch)).toEqual([
      "federal?q=water",
      "federal?q=tax",
    ]);
  });

  it("are equal in the same directory with the same criteria, whatever the page and order", () => {
    const water = aSearchQuery({ keyword: "water" });
    const again = toRecentSearch("federal", {
      ...water,
      page: 3,
      order: "alphabetical_asc",
      hidePayWalledProfiles: true,
    });
    expect(run([federal("water"), again])).toHaveLength(1);
    expect(run([federal("water"), toRecentSearch("state", water)])).toHaveLength(2);
  });

  it("can be forgotten one at a time", () => {
    const searches = run([federal("water"), federal("tax")]);
    expect(removeRecentSearch(searches, federal("tax"))).toEqual([federal("water")]);
    expect(removeRecentSearch(searches, federal("farm"))).toEqual(searches);
  });

  it("are returned only to their reader", () => {
    const text = formatRecentSearches(READER, [federal("water")]);
    expect(parseRecentSearches(text, READER)).toEqual([federal("water")]);
    expect(parseRecentSearches(text, 8)).toEqual([]);
    expect(parseRecentSearches(text, null)).toEqual([]);
  });

  it.each([
    null,
    "",
    "{",
    "null",
    "7",
    "[]",
    '{"readerId":7}',
    '{"readerId":7,"searches":"x"}',
    '{"readerId":null,"searches":[{"scope":"federal","criteria":"q=water"}]}',
    '{"readerId":7,"searches":[null,1,{"scope":"toString","criteria":"q=x"},{"scope":"federal","criteria":1}]}',
  ])("are none in %j", (text) => {
    expect(parseRecentSearches(text, READER)).toEqual([]);
  });

  it("keep valid entries beside invalid ones", () => {
    const text = JSON.stringify({ readerId: READER, searches: [{}, { ...federal("tax"), more: 1 }, federal("tax")] });
    expect(parseRecentSearches(text, READER)).toEqual([federal("tax")]);
  });

  it("show their directory, and the search as it can be typed", () => {
    const query = aSearchQuery({ keyword: "tx", politicalParty: [{ id: "2", name: "" }], includeFormer: true });
    const [line] = listRecentSearches([toRecentSearch("universal", query)], someLookups());
    expect(line?.directory).toBe("Universal Search");
    expect(line?.text).toBe("party:Democrat former:yes tx");
    expect(line?.query.keyword).toBe("tx");
  });

  it("aren't shown without criteria", () => {
    expect(listRecentSearches([{ scope: "federal", criteria: "nonsense=1" }], someLookups())).toEqual([]);
  });

  it("are at most eight, newest first, without duplicates, and survive storage", () => {
    fc.assert(
      fc.property(
        fc.array(scopedQueries(), { minLength: 1, maxLength: 20 }),
        fc.array(fc.nat()),
        (queries, repeats) => {
          const all = queries.map(({ scope, query }) => toRecentSearch(scope, query));
          const ran = [...all, ...repeats.flatMap((at) => all[at % all.length] ?? [])];
          const kept = run(ran);
          const newestFirst = [...new Set(ran.map(formatSearch).toReversed())];
          expect(kept.map(formatSearch)).toEqual(newestFirst.slice(0, RECENT_SEARCHES_MAX));
          expect(parseRecentSearches(formatRecentSearches(READER, kept), READER)).toEqual(kept);
          const shown = listRecentSearches(kept, someLookups());
          expect(shown.every(({ text, query }) => text !== "" && !isEmptyQuery(query))).toBe(true);
        },
      ),
    );
  });

  it("never fail to be read", () => {
    const entries = fc.oneof(fc.anything(), fc.record({ scope: fc.string(), criteria: fc.anything() }));
    const texts = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .array(entries)
        .map((searches) =>
          JSON.stringify({ readerId: READER, searches }, (_key, value: unknown) =>
            typeof value === "bigint" ? String(value) : value,
          ),
        ),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const searches = parseRecentSearches(text, READER);
        expect(new Set(searches.map(formatSearch)).size).toBe(searches.length);
        expect(searches.length).toBeLessThanOrEqual(RECENT_SEARCHES_MAX);
        expect(() => listRecentSearches(searches, someLookups())).not.toThrow();
      }),
    );
  });
});
