import { expect, it } from "vitest";
import { listToggleEvents } from "./briefcase-events.ts";

it("toggleEvents tells of what went in and what came out, each once", () => {
  expect(listToggleEvents([{ action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(listToggleEvents([{ action: "remove" }])).toEqual(["briefcase-remove-items"]);
  expect(listToggleEvents([{ action: "move" }])).toEqual(["briefcase-add-items", "briefcase-remove-items"]);
  expect(listToggleEvents([{ action: "add" }, { action: "add" }])).toEqual(["briefcase-add-items"]);
  expect(listToggleEvents([{ action: "remove" }, { action: "add" }])).toEqual([
    "briefcase-add-items",
    "briefcase-remove-items",
  ]);
  expect(listToggleEvents([])).toEqual([]);
});
