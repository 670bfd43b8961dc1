import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeRating } from "./ratings.ts";

describe("describeRating", () => {
  it.each([
    ["85", "85%"],
    ["0", "0%"],
    ["92.5", "92.5%"],
    [" 100 ", "100%"],
    ["85%", "85%"],
    ["A+", "A+"],
    ["-5", "-5%"],
    ["92.75", "92.75%"],
    ["92.", "92."],
    ["B 92", "B 92"],
    ["92 of 100", "92 of 100"],
    ["N/A", "N/A"],
    ["", ""],
  ])("%j is %j", (rating, shown) => expect(describeRating(rating)).toBe(shown));

  it("adds only a percent sign after every number", () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat({ max: 99 }), (whole, decimals) => {
        expect(describeRating(`${whole}.${decimals}`)).toBe(`${whole}.${decimals}%`);
        expect(describeRating(`grade ${whole}`)).toBe(`grade ${whole}`);
      }),
    );
  });
});
