import { afterEach, expect, it } from "vitest";
import { expectNoErrors, recordErrors } from "./story-checks.ts";

const { console } = globalThis;
let restore = () => {};
afterEach(() => restore());

it("reports errors in the console, except warnings about act, until the next story", () => {
  restore = recordErrors();
  console.error("An update was not wrapped in act(...).");
  expect(expectNoErrors).not.toThrow();
  console.error("Each child needs a key: %s", "List");
  expect(expectNoErrors).toThrow("The story logged errors: Each child needs a key: %s List");
  restore();
  restore = recordErrors();
  expect(expectNoErrors).not.toThrow();
});
