import { expect, it } from "vitest";
import { groupBy } from "./group-by.ts";

it("keeps groups and their items in order", () => {
  const groups = groupBy(["b1", "a1", "b2"], (text) => text.charAt(0));
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1"]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});
