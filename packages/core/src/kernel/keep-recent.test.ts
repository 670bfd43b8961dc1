import { expect, it } from "vitest";
import { keepRecent } from "./keep-recent.ts";

it("keeps the values that were used last", () => {
  const { keep, recall, clear } = keepRecent<number>(2);
  keep("a", 1);
  keep("b", 2);
  expect(recall("a")).toBe(1);
  keep("c", 3);
  expect(["a", "b", "c"].map(recall)).toEqual([1, undefined, 3]);
  clear();
  expect(recall("a")).toBeUndefined();
});
