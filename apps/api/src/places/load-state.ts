import type { StateWire } from "@rotunda/core/wire";
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
