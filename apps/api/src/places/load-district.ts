import type { DistrictWire } from "@rotunda/adapters-http/wire";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { readDistrictRow, listRepresentativeRows } from "./district.sql.ts";
import { readGeodata } from "./geodata.ts";
import { listPlaceSources } from "./place-sources.ts";
import { listMappedDistricts } from "./state.sql.ts";

/** Loads a district with representatives, elections and map; null if missing. */
export async function loadDistrict(db: Db, id: number, reader: Reader): Promise<DistrictWire | null> {
  const row = await readDistrictRow(db, id, reader);
  if (!row) return null;
  const [representatives, districts] = await Promise.all([
    listRepresentativeRows(db, row, reader),
    listMappedDistricts(db, row.state.id, row.leg_chamber_id),
  ]);
  return {
    ...row,
    record_type: "district",
    subscription_modules: [],
    legdistrictid: row.leg_district_id,
    representatives,
    // Without known members the chamber isn't imported; its seats aren't vacant.
    seats: row.is_covered ? row.seats : 0,
    chips: [
      ...(row.chamber === "" ? [] : [{ text: row.chamber, record_type: "" as const, id: null }]),
      { text: row.state.name, record_type: "state", id: row.state.id },
    ],
    geodata: readGeodata(row, districts),
    sources: listPlaceSources(row),
  };
}
