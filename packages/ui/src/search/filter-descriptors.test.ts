import { describe, expect, it } from "vitest";
import { activeCountOf, type FilterDescriptor, isActive } from "./filter-descriptors.ts";

const options = [
  { text: "Any of these", value: "any" },
  { text: "All of these", value: "all" },
];

describe("isActive", () => {
  it.each<[string, FilterDescriptor, boolean]>([
    ["a choice of several", { kind: "multi", field: "committee", label: "", options, value: ["1"] }, true],
    ["no choice of several", { kind: "multi", field: "committee", label: "", options, value: [] }, false],
    ["Any", { kind: "select", field: "party", label: "", options, value: "" }, false],
    ["one", { kind: "select", field: "party", label: "", options, value: "2" }, true],
    ["a tick", { kind: "check", field: "includeFormer", label: "", value: true }, true],
    ["no tick", { kind: "check", field: "includeFormer", label: "", value: false }, false],
    [
      "the first of a radio group",
      { kind: "radio", field: "jobtitle2Option", label: "", options, value: "any" },
      false,
    ],
    ["another of a radio group", { kind: "radio", field: "jobtitle2Option", label: "", options, value: "all" }, true],
  ])("%s", (_, filter, active) => {
    expect(isActive(filter)).toBe(active);
    expect(activeCountOf([filter, filter])).toBe(active ? 2 : 0);
  });
});
