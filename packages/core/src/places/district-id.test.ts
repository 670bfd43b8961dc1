import { describe, expect, it } from "vitest";
import { legDistrictIdOf } from "./district-id.ts";

describe("legDistrictIdOf", () => {
  it("reads either spelling", () => {
    expect(legDistrictIdOf({ legDistrictId: "0803" })).toBe("0803");
    expect(legDistrictIdOf({ legdistrictid: "0803" })).toBe("0803");
    expect(legDistrictIdOf({ legDistrictId: "", legdistrictid: "0803" })).toBe("0803");
    expect(legDistrictIdOf({ legDistrictId: "0804", legdistrictid: "0803" })).toBe("0804");
    expect(legDistrictIdOf({})).toBe("");
  });
});
