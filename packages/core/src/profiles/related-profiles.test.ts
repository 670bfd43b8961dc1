import { describe, expect, it } from "vitest";
import { relatedProfileCount } from "./related-profiles.ts";

describe("relatedProfileCount", () => {
  it("is six, and three below 960 pixels", () => {
    expect([400, 959, 960, 1440].map(relatedProfileCount)).toEqual([3, 3, 6, 6]);
  });
});
