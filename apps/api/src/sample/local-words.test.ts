import { describe, expect, it } from "vitest";
import { inLocalWords } from "./local-words.ts";

describe("inLocalWords", () => {
  it("has boroughs in Alaska, parishes in Louisiana, and counties elsewhere", () => {
    const text = "County fairs, a county clerk and three counties.";
    expect(inLocalWords(text, "AK")).toBe("Borough fairs, a borough clerk and three boroughs.");
    expect(inLocalWords(text, "LA")).toBe("Parish fairs, a parish clerk and three parishes.");
    expect(inLocalWords(text, "OH")).toBe(text);
  });

  it("leaves names of counties elsewhere", () => {
    expect(inLocalWords("<p>Born in Sussex County, Delaware.</p>", "LA")).toBe(
      "<p>Born in Sussex County, Delaware.</p>",
    );
  });
});
