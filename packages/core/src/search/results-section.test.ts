import { describe, expect, it } from "vitest";
import { describeHiddenProfiles, hasPages, chooseInitialView, countSkeletons } from "./results-section.ts";

describe("the results section", () => {
  it("reserves space for 6 cards or 12 rows", () => {
    expect(countSkeletons("card")).toBe(6);
    expect(countSkeletons("list")).toBe(12);
  });

  it.each([
    ["", null, "list"],
    ["?view=card", null, "card"],
    ["?q=x&view=list", "card", "list"],
    ["?view=table", "card", "card"],
    ["", "card", "card"],
    ["", "table", "list"],
    ["?view=", "list", "list"],
  ])("opens %j with stored view %j as %s", (search, remembered, view) => {
    expect(chooseInitialView(search, remembered)).toBe(view);
  });

  it("has pagination only with more than one page", () => {
    expect([0, 1, 2, 20].map(hasPages)).toEqual([false, false, true, true]);
  });

  it("mentions hidden profiles only to users with that preference, with the product's name", () => {
    expect(describeHiddenProfiles(false, "Rotunda")).toBeNull();
    expect(describeHiddenProfiles(true, "Statehouse")).toBe(
      "Profiles in Statehouse's database that are not part of your subscription are hidden from search results. Change your preference in My Account to see additional profiles.",
    );
  });
});
