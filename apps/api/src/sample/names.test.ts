import { expect, it } from "vitest";
import { ALL_LAST_NAMES } from "./names.ts";

it("last names come from lists without repeats", () => {
  expect(new Set(ALL_LAST_NAMES).size).toBe(ALL_LAST_NAMES.length);
});
