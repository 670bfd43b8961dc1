/** Returns a district's code from either spelling (FIELD-06); empty if missing. */
export function readLegDistrictId(district: { legDistrictId?: string; legdistrictid?: string }): string {
  return district.legDistrictId || district.legdistrictid || "";
}
