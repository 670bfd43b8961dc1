import { describe, expect, it } from "vitest";
import { describeOption, findCount, listHiddenOptions } from "./option-count.ts";

const PARTIES = ["1", "2", "3"].map((value) => ({ value }));

describe("counts of options", () => {
  it("are zero for values without results, and unknown until they arrive", () => {
    expect(findCount({ "1": 4 }, "1")).toBe(4);
    expect(findCount({ "1": 4 }, "2")).toBe(0);
    expect(findCount(undefined, "1")).toBeUndefined();
  });

  it("leave out options without results, except chosen ones", () => {
    expect(listHiddenOptions(PARTIES, { "1": 4 }, ["3"])).toEqual(["2"]);
    expect(listHiddenOptions(PARTIES, {}, [])).toEqual(["1", "2", "3"]);
    expect(listHiddenOptions(PARTIES, undefined, [])).toEqual([]);
  });

  it("are part of the option’s accessible name", () => {
    expect(describeOption("Texas", 1234)).toBe("Texas, 1,234 results");
    expect(describeOption("Iowa", 1)).toBe("Iowa, 1 result");
    expect(describeOption("Ohio", 0)).toBe("Ohio, 0 results");
    expect(describeOption("Utah", undefined)).toBe("Utah");
  });
});
