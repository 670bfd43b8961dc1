/** A district's code in either of the spellings it comes under (FIELD-06); empty when it comes under neither. */
export function readLegDistrictId(district: { legDistrictId?: string; legdistrictid?: string }): string {
  return district.legDistrictId || district.legdistrictid || "";
}
