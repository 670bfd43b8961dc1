import type { DistrictWire, StateWire } from "@rotunda/core/wire";
import { CHAMBER_CODES } from "@rotunda/core";
import { STRUCTURE } from "../directory/seed-places.ts";
import type { Db } from "../platform/db.ts";
import type { Reader } from "../search/search-items.sql.ts";
import { readGeodata } from "./geodata.ts";
import { listPlaceSources } from "./place-sources.ts";
import {
  type ChamberRow,
  listChamberRows,
  listCommitteeRows,
  listDistrictMapRows,
  listMappedDistricts,
  type MemberRow,
  listMemberRows,
  readStateRow,
} from "./state.sql.ts";
import { readDistrictRow, listRepresentativeRows } from "./district.sql.ts";
import { listZipCodes } from "./zip-districts.ts";

export async function loadState(db: Db, id: number, reader: Reader): Promise<StateWire | null> {
  const row = await readStateRow(db, id, reader);
  if (!row) return null;
  const [members, chambers, committees, districts, drawings] = await Promise.all([
    listMemberRows(db, row, reader),
    listChamberRows(db, row),
    listCommitteeRows(db, row),
    listMappedDistricts(db, id, null),
    listDistrictMapRows(db, id, null),
  ]);
  const sitting = (chamber: number) => members.filter(({ chamber_id }) => chamber_id === chamber);
  return {
    ...row,
    record_type: "state",
    subscription_modules: [],
    governor: members.find(({ is_chief }) => is_chief) ?? null,
    officers: members.filter(({ chamber_id, is_chief }) => chamber_id === null && !is_chief),
    committees,
    senators: sitting(CHAMBER_CODES.US_SENATE),
    representatives: sitting(CHAMBER_CODES.US_HOUSE),
    state_reps: sitting(CHAMBER_CODES.STATE_HOUSE),
    state_senators: sitting(CHAMBER_CODES.STATE_SENATE),
    chambers: chambers.filter((chamber) => chamber.seats > 0 && isCovered(chamber, members)),
    geodata: readGeodata(row, districts, drawings),
    sources: listPlaceSources({ ...row, source: STRUCTURE }),
  };
}

/** Returns whether a source covers a chamber; otherwise all seats would appear vacant. */
function isCovered({ leg_chamber_id, vacant }: ChamberRow, members: readonly MemberRow[]): boolean {
  const isOfCongress = leg_chamber_id <= CHAMBER_CODES.US_SENATE;
  return (
    vacant > 0 ||
    members.some(({ chamber_id }) =>
      isOfCongress ? chamber_id !== null && chamber_id <= CHAMBER_CODES.US_SENATE : chamber_id === leg_chamber_id,
    )
  );
}

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
