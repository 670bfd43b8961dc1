import { OFFICES } from "./organization-people-columns.ts";
import { type GoodRow, textOf } from "./organization-rows.ts";
import type { ImportedPerson } from "./store-people.ts";

/** The offices a row names, in the order in which a reader wants them. */
export function officeRows(row: GoodRow): ImportedPerson["offices"] {
  return OFFICES.flatMap(({ prefix, type }, position) => {
    const part = (name: string): string => textOf(row, `${prefix}_${name}`);
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
