import { expect, it } from "vitest";
import { listToggleEvents } from "./briefcase-events.ts";

it("toggleEvents reports added and removed items once each", () => {
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
