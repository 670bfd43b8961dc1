import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aSearchQuery, someLookups } from "../../testing/builders.ts";
import { formatBirthText, formatSigText, parseBirthText, parseSigText, readParam, writeParam } from "./param-values.ts";
import { SEARCH_PARAMS, type SearchParam } from "./search-params.ts";

const context = { scope: "universal", lookups: someLookups() } as const;

function paramOf(parameter: string): SearchParam {
  const param = SEARCH_PARAMS.find((candidate) => candidate.parameter === parameter);
  if (!param) throw new Error(`No such parameter: ${parameter}`);
  return param;
}

describe("readParam", () => {
  it("sets the operator of an age without changing that of the birth year", () => {
    const born = aSearchQuery({ birthYear: "1980", birthYearOperator: "lt" });
    expect(readParam(paramOf("age"), [">40"], born, context)).toEqual({
      query: { ...born, age: "40", ageOperator: "gte" },
      problems: [],
    });
  });

  it("uses the first valid value of a single-value filter and reports the others", () => {
    const { query, problems } = readParam(paramOf("religion"), ["x", "2", "1", "2"], aSearchQuery(), context);
    expect(query.religion).toEqual({ id: "2", name: "Roman Catholic" });
    expect(problems).toEqual(["x", "1"]);
  });

  it("uses the first value of a display setting and reports no others", () => {
    const read = readParam(paramOf("page"), ["3", "7"], aSearchQuery(), context);
    expect(read).toEqual({ query: aSearchQuery({ page: 3 }), problems: [] });
  });
});

describe("writeParam", () => {
  it("round-trips through readParam", () => {
    const param = paramOf("sig_expression");
    const { query } = readParam(param, ["2lte30"], aSearchQuery(), context);
    expect(query).toMatchObject({ sig: { id: "2", name: "Sierra Club" }, sigOperator: "lte", sigRating: 30 });
    expect(writeParam(param, query)).toEqual(["2lte30"]);
  });
});

describe("birth-year and age text", () => {
  it.each([
    ["<1950", { operator: "lt", number: "1950" }],
    [">1950", { operator: "gte", number: "1950" }],
    ["1950", { operator: "exact", number: "1950" }],
    [" < 40 ", { operator: "lt", number: "40" }],
    ["", { operator: "exact", number: "" }],
    ["<", { operator: "exact", number: "" }],
    [">=1950", { operator: "exact", number: "" }],
    ["nineteen", { operator: "exact", number: "" }],
    ["19501", { operator: "exact", number: "" }],
  ])("parses %j", (text, read) => {
    expect(parseBirthText(text)).toEqual(read);
  });

  it("returns an empty text without a number", () => {
    expect(formatBirthText("lt", "")).toBe("");
  });

  it("round-trips", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("exact", "lt", "gte"),
        fc.integer({ min: 0, max: 9999 }).map(String),
        (operator, number) => {
          expect(parseBirthText(formatBirthText(operator, number))).toEqual({ operator, number });
        },
      ),
    );
  });
});

const NOTHING = { id: "", operator: "", rating: "" };

describe("special interest group text", () => {
  it("parses group, operator and rating from one text", () => {
    expect(parseSigText("12gte70")).toEqual({ id: "12", operator: "gte", rating: "70" });
    expect(parseSigText("3lte0")).toEqual({ id: "3", operator: "lte", rating: "0" });
    expect(parseSigText(" 12gte70 ")).toEqual({ id: "12", operator: "gte", rating: "70" });
    expect(parseSigText("12lt70")).toEqual({ id: "12", operator: "lt", rating: "70" });
  });

  it.each(["", "foo", "12xx70", "gte50", "12gte", "12", "12 gte 70", "12gte7.5", "-12gte70", "12gte70x"])(
    "rejects %j",
    (text) => {
      expect(parseSigText(text)).toEqual(NOTHING);
    },
  );

  it("returns an empty text without a group", () => {
    expect(formatSigText({ id: "", operator: "gte", rating: "50" })).toBe("");
  });

  it("round-trips", () => {
    const parts = fc.record({
      id: fc.nat().map(String),
      operator: fc.constantFrom("lt", "lte", "gt", "gte"),
      rating: fc.nat({ max: 100 }).map(String),
    });
    fc.assert(
      fc.property(parts, (sig) => {
        expect(parseSigText(formatSigText(sig))).toEqual(sig);
      }),
    );
  });

  it("parses a text completely or not at all", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom("0", "1", "7", "9", "l", "g", "t", "e", "x", " ", "-") }),
        (text) => {
          const { id, operator, rating } = parseSigText(text);
          expect([text.trim(), ""]).toContain(`${id}${operator}${rating}`);
        },
      ),
    );
  });
});
