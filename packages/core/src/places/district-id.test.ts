import { describe, expect, it } from "vitest";
import { readLegDistrictId } from "./district-id.ts";

describe("readLegDistrictId", () => {
  it("accepts both spellings", () => {
    expect(readLegDistrictId({ legDistrictId: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legdistrictid: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legDistrictId: "", legdistrictid: "0803" })).toBe("0803");
    expect(readLegDistrictId({ legDistrictId: "0804", legdistrictid: "0803" })).toBe("0804");
    expect(readLegDistrictId({})).toBe("");
  });
});
