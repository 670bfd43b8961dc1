import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scopedQueries, scopes } from "../../testing/arbitraries.ts";
import { someLookups } from "../../testing/builders.ts";
import { createDefaultQuery } from "./search-query.ts";
import { formatSearchQuery, toRequestParams } from "./format-query.ts";
import { cleanSearchText, parseSearchQuery, readRequestParams, readSearchParams } from "./read-query.ts";
import { SEARCH_PARAMS } from "./search-params.ts";

const lookups = someLookups();
const universal = (search: string) => parseSearchQuery("universal", search, lookups);

describe("parseSearchQuery", () => {
  it("parses a complete search from its address", () => {
    const query = parseSearchQuery(
      "universal",
      "?birth_year=%3C1950&committees=1&committees=3&current_office_state_abbr=IA&current_office_state_abbr=NE&include_former=true&page=2&q=water&religion=2&sig_expression=1gte70",
      lookups,
    );
    expect(query).toEqual({
      ...createDefaultQuery(),
      page: 2,
      keyword: "water",
      birthYear: "1950",
      birthYearOperator: "lt",
      committees: [
        { id: "1", name: "Agriculture" },
        { id: "3", name: "Appropriations" },
      ],
      currentOfficeStates: [
        { id: "IA", name: "Iowa" },
        { id: "NE", name: "Nebraska" },
      ],
      includeFormer: true,
      religion: { id: "2", name: "Roman Catholic" },
      sig: { id: "1", name: "American Farm Bureau Federation" },
      sigOperator: "gte",
      sigRating: 70,
    });
  });

  it.each([
    ["", 1, 12],
    ["page=x&pageSize=y", 1, 12],
    ["page=0&pageSize=0", 1, 12],
    ["page=-3&pageSize=-3", 1, 12],
    ["page=2.5&pageSize=1e1", 1, 12],
    ["page=&pageSize=", 1, 12],
    ["page=7&pageSize=30", 7, 30],
    ["page=7&pageSize=500", 7, 100],
    ["page=99999999999999999999", 1_000_000, 12],
  ])("parses %j as page %i of %i", (search, page, pageSize) => {
    expect(universal(search)).toMatchObject({ page, pageSize });
  });

  it("defaults to relevance and the list", () => {
    expect(universal("order=foo&view=table")).toEqual(createDefaultQuery());
    expect(universal("order=alphabetical_desc&view=card")).toMatchObject({ order: "alphabetical_desc", view: "card" });
  });

  it("sorts values of a filter and removes duplicates", () => {
    const query = universal("political_party=3&political_party=1&political_party=3");
    expect(query.politicalParty.map((party) => party.name)).toEqual(["Republican", "Independent"]);
  });

  it("accepts only true and false, in any case, as a flag", () => {
    expect(universal("include_former=True").includeFormer).toBe(true);
    expect(universal("include_former=false").includeFormer).toBe(false);
    expect(universal("include_former=1").includeFormer).toBe(false);
  });

  it.each(["xtrue", "truex", "falsey", "infalse"])("takes %j for no flag", (flag) => {
    expect(readSearchParams("universal", `include_former=${flag}`, lookups).problems).toEqual([
      { parameter: "include_former", value: flag },
    ]);
  });

  it.each([
    ["24", "24"],
    ["123456789", "123456789"],
    ["1234567890", ""],
    ["24x", ""],
    ["x24", ""],
    ["-24", ""],
  ])("parses the offset %j as %j", (text, offset) => {
    expect(universal(`offset=${text}`).offset).toBe(offset);
  });

  it("trims text and replaces control characters with blanks", () => {
    expect(universal("q=%20new%00%00deal%0A").keyword).toBe("new deal");
  });

  it("finds job categories in the scope's list", () => {
    expect(parseSearchQuery("federal", "jobtitle2=2", lookups).jobtitle2).toEqual([
      { id: "2", name: "General Counsel" },
    ]);
    expect(parseSearchQuery("state", "jobtitle2=2", lookups).jobtitle2).toEqual([
      { id: "2", name: "Legislative Aide" },
    ]);
  });

  it("recognizes know-who types without a list", () => {
    expect(parseSearchQuery("congressional", "type=9", lookups).type).toEqual({
      id: "9",
      name: "Congressional Staffer",
    });
    expect(universal("profile_types=8&profile_types=21").profileTypes).toEqual([
      { id: "21", name: "Governor" },
      { id: "8", name: "Member of Congress" },
    ]);
  });

  it.each([
    ["religion=12", "religion", "12"],
    ["religion=2x", "religion", null],
    ["religion=x2", "religion", null],
    ["current_office_state_abbr=XNE", "currentOfficeStates", null],
    ["current_office_state_abbr=NEX", "currentOfficeStates", null],
    ["current_office_state_abbr=N", "currentOfficeStates", null],
  ] as const)("takes from %j, while lookups are unknown, as %s: %j", (search, field, id) => {
    const value = parseSearchQuery("universal", search, null)[field];
    expect(Array.isArray(value) ? (value[0] ?? null) : value).toEqual(id === null ? null : { id, name: "" });
  });

  it("accepts well-formed ids before the lookups load", () => {
    const query = parseSearchQuery("universal", "religion=2&current_office_state_abbr=IA&gender=female", null);
    expect(query.religion).toEqual({ id: "2", name: "" });
    expect(query.currentOfficeStates).toEqual([{ id: "IA", name: "" }]);
    expect(query.gender).toBeNull();
    expect(parseSearchQuery("universal", "q=state:ne", null).keyword).toBe("state:ne");
  });

  it("drops any-or-all without categories", () => {
    expect(parseSearchQuery("federal", "jobtitle2_option=all", lookups)).toEqual(createDefaultQuery());
  });

  it("ignores filters that the scope doesn't offer", () => {
    expect(readSearchParams("federal", "religion=2&political_party=99999", lookups)).toEqual({
      query: createDefaultQuery(),
      problems: [],
    });
  });

  it("round-trips every search in every scope", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        expect(parseSearchQuery(scope, formatSearchQuery(scope, query), lookups)).toEqual(query);
      }),
      { numRuns: 300 },
    );
  });

  it("never throws and stays within bounds for any address", () => {
    const parameter = fc.oneof(fc.constantFrom(...SEARCH_PARAMS.map((param) => param.parameter)), fc.string());
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.integer().map(String),
      fc.constantFrom("true", "1gte70", "<1950", "9gte200", "NE"),
    );
    fc.assert(
      fc.property(scopes(), fc.array(fc.tuple(parameter, value)), (scope, pairs) => {
        const query = parseSearchQuery(scope, new URLSearchParams(pairs).toString(), lookups);
        expect(query.page).toBeGreaterThanOrEqual(1);
        expect(query.pageSize).toBeGreaterThanOrEqual(1);
        expect(query.pageSize).toBeLessThanOrEqual(100);
        expect(query.sigRating).toBeLessThanOrEqual(90);
        // The parsed query is normalized.
        const again = parseSearchQuery(scope, formatSearchQuery(scope, query), lookups);
        expect(again).toEqual({ ...query, view: "list" });
      }),
      { numRuns: 300 },
    );
  });

  it("never throws on arbitrary text", () => {
    fc.assert(
      fc.property(scopes(), fc.string({ unit: "binary" }), (scope, search) => {
        parseSearchQuery(scope, search, lookups);
      }),
    );
  });
});

describe("readSearchParams", () => {
  it.each([
    ["political_party=99999", "political_party", "99999"],
    ["political_party=1&political_party=x", "political_party", "x"],
    ["religion=Lutheran", "religion", "Lutheran"],
    ["religion=1&religion=2", "religion", "2"],
    ["current_office_state_abbr=ne", "current_office_state_abbr", "ne"],
    ["current_office_state_abbr=31", "current_office_state_abbr", "31"],
    ["sig_expression=foo", "sig_expression", "foo"],
    ["sig_expression=12xx70", "sig_expression", "12xx70"],
    ["sig_expression=gte50", "sig_expression", "gte50"],
    ["sig_expression=1gte200", "sig_expression", "1gte200"],
    ["sig_expression=1lt70", "sig_expression", "1lt70"],
    ["sig_expression=999gte70", "sig_expression", "999gte70"],
    ["birth_year=1066", "birth_year", "1066"],
    ["birth_year=>2021", "birth_year", ">2021"],
    ["age=17", "age", "17"],
    ["include_former=maybe", "include_former", "maybe"],
  ])("finds a problem in %j: %s", (search, parameter, value) => {
    expect(readSearchParams("universal", search, lookups).problems).toEqual([{ parameter, value }]);
  });

  it.each([
    ["majmin=ALL", "majmin", "ALL"],
    ["jobtitle2=1&jobtitle2_option=none", "jobtitle2_option", "none"],
    ["type=1", "type", "1"],
    ["type=10", "type", "10"],
  ])("finds a problem in %j: %s", (search, parameter, value) => {
    expect(readSearchParams("congressional", search, lookups).problems).toEqual([{ parameter, value }]);
  });

  it("keeps valid values next to an invalid one", () => {
    const { query } = readSearchParams("universal", "political_party=1&political_party=99999&q=water", lookups);
    expect(query).toMatchObject({ keyword: "water", politicalParty: [{ id: "1", name: "Republican" }] });
  });

  it("reports no problem for empty values, unknown parameters or display settings", () => {
    const search =
      "religion=&political_party=&sig_expression=&utm_source=mail&page=x&pageSize=y&order=z&view=w&offset=v";
    expect(readSearchParams("universal", search, lookups)).toEqual({ query: createDefaultQuery(), problems: [] });
  });

  it("reports no problem for a flag that is false", () => {
    expect(readSearchParams("universal", "include_former=false", lookups).problems).toEqual([]);
  });

  it("parses the operators of birth year and age from their texts", () => {
    const { query, problems } = readSearchParams("universal", "age=<60&birth_year=>1950", lookups);
    expect(problems).toEqual([]);
    expect(query).toMatchObject({ birthYear: "1950", birthYearOperator: "gte", age: "60", ageOperator: "lt" });
    expect(formatSearchQuery("universal", query)).toBe("age=%3C60&birth_year=%3E1950");
  });

  it("reports no problem for any generated search", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        expect(readSearchParams(scope, formatSearchQuery(scope, query), lookups).problems).toEqual([]);
        expect(readRequestParams(scope, toRequestParams(scope, query), lookups).problems).toEqual([]);
      }),
    );
  });
});

describe("cleanSearchText", () => {
  it.each([
    ["universal", "?q=water&political_party=99999", "q=water"],
    ["universal", "?q=water&majmin=MAJ&utm_source=mail", "q=water"],
    ["universal", "?q=water&sig_expression=1gte200&age=17&order=shuffled&autocomplete=maybe", "q=water"],
    ["universal", "?religion=1&religion=2", "religion=1"],
    ["federal", "?q=water&religion=1&page=0", "q=water"],
    ["state", "?view=card&q=water", "q=water&view=card"],
    ["state", "?view=table&q=water", "q=water"],
    ["state", "?view=xcard&q=water", "q=water"],
    ["state", "?view=cards&q=water", "q=water"],
    ["state", "?saved=12&only=marked&q=water", "only=marked&q=water&saved=12"],
    ["state", "?saved=123456789", "saved=123456789"],
    ["state", "?saved=1234567890&only=unmarked", ""],
    ["state", "?saved=0&only=markedx", ""],
    ["state", "?saved=x1&only=all", ""],
    ["state", "?saved=1x", ""],
    ["state", "", ""],
  ] as const)("leaves of %s %s only what the scope understands: %j", (scope, search, clean) => {
    expect(cleanSearchText(scope, search, lookups)).toBe(clean);
  });

  it.each(["😀x", " x"])("truncates text to the server's limit, between characters: %j", (end) => {
    const clean = cleanSearchText("state", `?q=${"x".repeat(499)}${end}`, lookups);
    expect(new URLSearchParams(clean).get("q")).toBe("x".repeat(499));
  });

  it("keeps the search, drops everything that the server rejects, and is idempotent", () => {
    const parameter = fc.constantFrom(...SEARCH_PARAMS.map((param) => param.parameter));
    const value = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("true", "1", "2", "99999", "1gte70", "<1950", ">60", "NE", "all", "card", "MAJ"),
    );
    fc.assert(
      fc.property(scopes(), fc.array(fc.tuple(parameter, value)), (scope, pairs) => {
        const given = new URLSearchParams(pairs).toString();
        const clean = cleanSearchText(scope, given, lookups);
        expect(readSearchParams(scope, clean, lookups).problems).toEqual([]);
        expect(parseSearchQuery(scope, clean, lookups)).toEqual(parseSearchQuery(scope, given, lookups));
        expect(cleanSearchText(scope, clean, lookups)).toBe(clean);
      }),
      { numRuns: 300 },
    );
  });
});

describe("readRequestParams", () => {
  it("has 0-based pages", () => {
    expect(readRequestParams("state", "page=0", lookups).query.page).toBe(1);
    expect(readRequestParams("state", "page=4", lookups).query.page).toBe(5);
    expect(readRequestParams("state", "", lookups).query.page).toBe(1);
    expect(readRequestParams("state", "page=-1", lookups).query.page).toBe(1);
    expect(readRequestParams("state", "page=4x", lookups).query.page).toBe(1);
    expect(readRequestParams("state", "page=99999999999", lookups).query.page).toBe(1_000_000);
  });

  it.each(["order=foo", "order=RELEVANCE", "view=wall", "autocomplete=yes", "order=relevance&order=foo"])(
    "reports an unknown choice: %s",
    (search) => {
      const [parameter, value] = [...new URLSearchParams(search)].at(-1) ?? [];
      const { problems } = readRequestParams("state", search, lookups);
      expect(problems).toEqual([{ parameter, value }]);
      // The product’s address drops it.
      expect(parseSearchQuery("state", search, lookups)).toEqual(createDefaultQuery());
    },
  );

  it.each([
    "order=alphabetical_asc&view=card&autocomplete=true",
    "order=&view=&autocomplete=",
    "autocomplete=False",
    "",
  ])("accepts known choices: %s", (search) => {
    expect(readRequestParams("state", search, lookups).problems).toEqual([]);
  });

  it("accepts every request of the client", () => {
    fc.assert(
      fc.property(scopedQueries(), ({ scope, query }) => {
        const read = readRequestParams(scope, toRequestParams(scope, query), lookups).query;
        expect(read).toEqual({ ...query, autoCompleteKeyword: "" });
      }),
    );
  });
});
