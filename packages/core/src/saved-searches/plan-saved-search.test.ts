import { describe, expect, it } from "vitest";
import { aSearchQuery } from "../../testing/builders.ts";
import { aSavedSearch } from "../../testing/saved-searches.ts";
import { FOLDER_NAME_MAX } from "../briefcase/folder-name.ts";
import { planSavedSearch, SAVED_SEARCHES_MAX, SHARED_SEARCHES_MAX, suggestSearchName } from "./plan-saved-search.ts";

const others = (count: number, fields: Parameters<typeof aSavedSearch>[0]) =>
  Array.from({ length: count }, (_, index) => aSavedSearch({ name: `Search ${index}`, ...fields }));
const plan = (name: string, known = [aSavedSearch()], { isShared = false, isMore = true } = {}) => {
  const planned = planSavedSearch({ name, isShared }, known, { isMore });
  return planned.do === "save" ? planned.name : `${planned.do}, ${planned.because}: ${planned.message}`;
};

describe("planSavedSearch", () => {
  it("cleans the name like that of a folder, and requires one", () => {
    expect(plan("  Plains\tgovernors ")).toBe("Plains governors");
    expect(plan("\u200b ")).toBe("refuse, required: This field is required.");
    expect(plan("x".repeat(FOLDER_NAME_MAX + 1))).toBe("refuse, too-long: Name must be less than 100 characters");
    expect(plan("x".repeat(FOLDER_NAME_MAX))).toHaveLength(FOLDER_NAME_MAX);
  });

  it("refuses the name of any search that the reader sees", () => {
    expect(plan("farm BILL conferees")).toBe("refuse, taken: You have a saved search of that name.");
    const shared = aSavedSearch({ isOwn: false, isShared: true });
    expect(plan("Farm bill conferees", [shared])).toBe(
      "refuse, taken: Your organization has a saved search of that name.",
    );
  });

  it("limits the searches that a reader has and that an organization shares", () => {
    expect(plan("New", others(SAVED_SEARCHES_MAX - 1, {}))).toBe("New");
    expect(plan("New", others(SAVED_SEARCHES_MAX, {}))).toMatch(
      /^refuse, too-many: You already have the maximum of 50/,
    );
    expect(plan("New", others(SAVED_SEARCHES_MAX, { isOwn: false }))).toBe("New");
    // Changing a search adds none.
    expect(plan("New", others(SAVED_SEARCHES_MAX - 1, {}), { isMore: false })).toBe("New");
    const shared = others(SHARED_SEARCHES_MAX, { isOwn: false, isShared: true });
    expect(plan("New", shared, { isShared: true })).toMatch(
      /^refuse, too-many: Your organization already shares the maximum of 100/,
    );
    expect(plan("New", shared)).toBe("New");
    expect(plan("New", [...shared.slice(1), aSavedSearch({ isShared: false })], { isShared: true })).toBe("New");
  });
});

describe("suggestSearchName", () => {
  it("names the filters, within the limit", () => {
    const state = { id: "19", name: "Iowa" };
    const query = aSearchQuery({ keyword: "water", currentOfficeStates: [state, { id: "20", name: "Kansas" }] });
    expect(suggestSearchName("universal", query)).toBe("water, Iowa + 1 more");
    expect(suggestSearchName("universal", aSearchQuery({ keyword: "é".repeat(400) }))).toHaveLength(FOLDER_NAME_MAX);
  });
});
