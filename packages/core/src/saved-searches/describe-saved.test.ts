import { describe, expect, it } from "vitest";
import { aSavedCount } from "../../testing/saved-searches.ts";
import { describeCounted, describeMembership, describeSince } from "./describe-saved.ts";

describe("a saved search", () => {
  it.each([
    [3, 1, "3 new, 1 left"],
    [1200, 0, "1,200 new"],
    [0, 2, "2 left"],
    [0, 0, ""],
  ])("with %i new and %i left says “%s”", (newCount, leftCount, text) => {
    expect(describeMembership({ newCount, leftCount })).toBe(text);
  });

  it("says since when it is counted: since Monday, or since it was saved", () => {
    expect(describeSince("2026-11-16")).toBe("since Monday, November 16");
    expect(describeSince("2026-11-18")).toBe("since November 18");
    expect(describeCounted(aSavedCount())).toBe("3 new, 1 left");
    expect(describeCounted(aSavedCount({ since: "2026-11-18" }))).toBe("3 new, 1 left since November 18");
  });

  it("says that it isn’t counted, and nothing if nothing changed", () => {
    expect(describeCounted(aSavedCount({ total: null, newCount: 0, leftCount: 0 }))).toBe("Not counted");
    expect(describeCounted(aSavedCount({ newCount: 0, leftCount: 0, since: "2026-11-18" }))).toBe("");
  });
});
