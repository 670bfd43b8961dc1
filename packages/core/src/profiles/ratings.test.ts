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
    ["N/A", "N/A"],
    ["", ""],
  ])("%j is %j", (rating, shown) => expect(describeRating(rating)).toBe(shown));
});
