import { describe, expect, it } from "vitest";
import { replaceCounties } from "./state-facts.ts";

describe("replaceCounties", () => {
  it("writes boroughs in Alaska, parishes in Louisiana, and counties elsewhere", () => {
    const text = "County fairs, a county clerk and three counties.";
    expect(replaceCounties(text, "AK")).toBe("Borough fairs, a borough clerk and three boroughs.");
    expect(replaceCounties(text, "LA")).toBe("Parish fairs, a parish clerk and three parishes.");
    expect(replaceCounties(text, "OH")).toBe(text);
  });

  it("keeps names of counties elsewhere", () => {
    expect(replaceCounties("<p>Born in Sussex County, Delaware.</p>", "LA")).toBe(
      "<p>Born in Sussex County, Delaware.</p>",
    );
  });
});
