import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatSigText, parseSigText } from "./sig-text.ts";

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
