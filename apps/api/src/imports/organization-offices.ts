import type { OfficeRow } from "./imported-rows.ts";
import { type GoodRow, textOf } from "./organization-rows.ts";

/** Offices of a person, by the beginning of their columns' names. Never a home. */
const OFFICES = [
  { prefix: "capitol", type: "Capitol Office" },
  { prefix: "district_office", type: "District Office" },
  { prefix: "district_office2", type: "District Office" },
] as const;
type OfficePart = "building" | "room" | "address" | "city" | "state" | "zip" | "phone" | "fax";

/** The offices a row names, in the order in which a reader wants them. */
export function officeRows(row: GoodRow<"people">): OfficeRow[] {
  return OFFICES.flatMap(({ prefix, type }, position) => {
    const part = (name: OfficePart): string => textOf(row, `${prefix}_${name}`);
    const office = {
      source_id: `${textOf(row, "id")}-${prefix}`,
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
