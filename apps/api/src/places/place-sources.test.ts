import { describe, expect, it } from "vitest";
import { listPlaceSources } from "./place-sources.ts";

describe("listPlaceSources", () => {
  it.each([
    [{ source: "structure", figures_source: "", updated_date: null }, []],
    [{ source: "structure", figures_source: "sample", updated_date: "2026-06-01" }, ["Sample data"]],
    [{ source: "openstates", figures_source: "", updated_date: null }, ["openstates"]],
    [{ source: "openstates", figures_source: "", updated_date: "2026-06-01" }, ["openstates, updated June 1, 2026"]],
    [{ source: "openstates", figures_source: "sample", updated_date: null }, ["Sample data", "openstates"]],
    [{ source: "census", figures_source: "census", updated_date: null }, ["census"]],
  ])("returns for %j: %j", (origin, sources) => expect(listPlaceSources(origin)).toEqual(sources));
});
