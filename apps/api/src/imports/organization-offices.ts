import type { OfficeRow } from "./imported-rows.ts";
import type { GoodRow } from "./organization-rows.ts";

/** By column prefix. */
const OFFICES = [
  { prefix: "capitol", type: "Capitol Office" },
  { prefix: "district_office", type: "District Office" },
  { prefix: "district_office2", type: "District Office" },
] as const;
type OfficePart = "building" | "room" | "address" | "city" | "state" | "zip" | "phone" | "fax";

export function buildOfficeRows(row: GoodRow<"people">): OfficeRow[] {
  return OFFICES.flatMap(({ prefix, type }, position) => {
    const part = (name: OfficePart): string => row.text(`${prefix}_${name}`);
    const office: OfficeRow = {
      source_id: `${row.text("id")}-${prefix}`,
      position,
      type,
      building: part("building"),
      room: part("room"),
      address1: part("address"),
      city: part("city"),
      state_code: part("state"),
      zip: part("zip"),
      phone: part("phone"),
      fax: part("fax"),
    };
    const { source_id: _, position: __, type: ___, ...facts } = office;
    return Object.values(facts).every((fact) => fact === "") ? [] : [office];
  });
}
