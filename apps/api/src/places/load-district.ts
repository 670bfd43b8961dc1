import type { DistrictWire } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { readDistrictRow, listRepresentativeRows } from "./district.sql.ts";
import { readGeodata } from "./geodata.ts";
import { listPlaceSources } from "./place-sources.ts";
import { listZipCodes } from "./zip-districts.ts";
import { listDistrictMapRows, listMappedDistricts } from "./state.sql.ts";

export async function loadDistrict(db: Db, id: number, reader: Reader): Promise<DistrictWire | null> {
  const row = await readDistrictRow(db, id, reader);
  if (!row) return null;
  const [representatives, districts, drawings] = await Promise.all([
    listRepresentativeRows(db, row, reader),
    listMappedDistricts(db, row.state.id, row.leg_chamber_id),
    listDistrictMapRows(db, row.state.id, row.leg_chamber_id),
  ]);
  return {
    ...row,
    record_type: "district",
    subscription_modules: [],
    legdistrictid: row.leg_district_id,
    representatives,
    // If no member of the chamber is known, it wasn't imported: its seats must not be shown as vacant.
    seats: row.is_covered ? row.seats : 0,
    chips: [
      ...(row.chamber === "" ? [] : [{ text: row.chamber, record_type: "" as const, id: null }]),
      { text: row.state.name, record_type: "state", id: row.state.id },
    ],
    zip_codes: listZipCodes({ id }).map(({ zip_code, others }) => ({
      zip_code,
      others: others.map(({ state, number }) => (state === row.state.short_code ? number : `${state} ${number}`)),
    })),
    geodata: readGeodata(row, districts, drawings, row.number),
    sources: listPlaceSources(row),
  };
}
