import { expect, it } from "vitest";
import { toggleEvents } from "./briefcase-events.ts";

it("toggleEvents tells of what went in and what came out, each once", () => {
  expect(toggleEvents([{ action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(toggleEvents([{ action: "remove" }])).toEqual(["briefcase-remove-items"]);
  expect(toggleEvents([{ action: "move" }])).toEqual(["briefcase-add-items", "briefcase-remove-items"]);
  expect(toggleEvents([{ action: "add" }, { action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(toggleEvents([{ action: "remove" }, { action: "add" }])).toEqual([
    "briefcase-add-items",
    "briefcase-remove-items",
  ]);
  expect(toggleEvents([])).toEqual([]);
});
