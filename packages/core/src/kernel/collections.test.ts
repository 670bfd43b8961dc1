import { expect, it } from "vitest";
import { createLruCache, groupBy } from "./collections.ts";

it("keeps groups and their items in order", () => {
  const groups = groupBy(["b1", "a1", "b2"], (text) => text.charAt(0));
  expect([...groups]).toEqual([
    ["b", ["b1", "b2"]],
    ["a", ["a1"]],
  ]);
  expect(groupBy([], String).size).toBe(0);
});

it("keeps the most recently used values", () => {
  const { keep, recall, clear } = createLruCache<number>(2);
  keep("a", 1);
  keep("b", 2);
  expect(recall("a")).toBe(1);
  keep("c", 3);
  expect(["a", "b", "c"].map(recall)).toEqual([1, undefined, 3]);
  clear();
  expect(recall("a")).toBeUndefined();
});
