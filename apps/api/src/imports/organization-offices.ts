import type { OfficeRow } from "./imported-rows.ts";
import type { GoodRow } from "./organization-rows.ts";

const OFFICES = [
  { prefix: "capitol", type: "Capitol Office" },
  { prefix: "district_office", type: "District Office" },
  { prefix: "district_office2", type: "District Office" },
] as const;
const PARTS = ["building", "room", "address", "city", "state", "zip", "phone", "fax"] as const;
/** Database columns of parts with another name. */
const COLUMNS: Partial<Record<string, string>> = { address: "address1", state: "state_code" };

export function buildOfficeRows(row: GoodRow<"people">): OfficeRow[] {
  return OFFICES.flatMap(({ prefix, type }, position) => {
    const facts = PARTS.map((part) => [COLUMNS[part] ?? part, row.text(`${prefix}_${part}`)] as const);
    if (facts.every(([, fact]) => fact === "")) return [];
    return [{ source_id: `${row.text("id")}-${prefix}`, position, type, ...Object.fromEntries(facts) }];
  });
}
