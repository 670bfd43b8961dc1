import type { Db } from "../platform/db.ts";
import { AGENCIES } from "./agencies.ts";
import { CHAMBERS } from "./chambers.ts";
import { type District, DISTRICTS, formatCensusCode } from "./legislative-districts.ts";
import { upsertRows } from "./rows.ts";
import { seedDistrictMaps } from "./district-maps.ts";
import { readStateShapes, type StateShape } from "./state-shapes.ts";
import { STATES, findState } from "./states.ts";

/** Source name of rows defined in code. */
export const STRUCTURE_SOURCE = "structure";

type Row = Record<string, unknown>;

/** Upserts chambers, states, districts and agencies, without figures and prose; deletes nothing. */
export async function seedPlaces(db: Db, districts: readonly District[] = DISTRICTS): Promise<void> {
  await upsertRows(db, "chambers", ["state_code", "leg_chamber_id"], buildChamberRows());
  const shapes = readStateShapes();
  await upsertRows(db, "states", ["id"], buildStateRows(shapes));
  await upsertRows(db, "districts", ["id"], districts.map(buildDistrictRow));
  await seedDistrictMaps(db, shapes);
  await upsertRows(db, "agencies", ["id"], buildAgencyRows());
}

function buildChamberRows(): Row[] {
  const congress = [
    {
      leg_chamber_id: 1,
      name: "United States House of Representatives",
      member_title: "Representative",
      seats: STATES.reduce((sum, { houseSeats }) => sum + houseSeats, 0),
      term_years: 2,
    },
    {
      leg_chamber_id: 2,
      name: "United States Senate",
      member_title: "Senator",
      seats: STATES.reduce((sum, { senateClasses }) => sum + senateClasses.length, 0),
      term_years: 6,
    },
  ].map((chamber) => ({ state_code: "", legislature: "United States Congress", ...chamber }));
  const own = CHAMBERS.map(({ state, chamberId, name, legislature, memberTitle, seats, termYears }) => ({
    state_code: state,
    legislature,
    leg_chamber_id: chamberId,
    name,
    member_title: memberTitle,
    seats,
    term_years: termYears,
  }));
  return [...congress, ...own];
}

function buildStateRows(shapes: ReadonlyMap<number, StateShape>): Row[] {
  return STATES.map(({ id, code, name, capital, kind }) => ({
    id,
    code,
    name,
    capital,
    kind,
    view_box: shapes.get(id)?.viewBox ?? "",
    outline: shapes.get(id)?.outline ?? "",
  }));
}

export const buildDistrictRow = (district: District): Row => ({
  id: district.id,
  source: STRUCTURE_SOURCE,
  source_id: `${district.state}-${district.chamberId}-${district.number}`,
  state_id: findState(district.state)?.id,
  leg_chamber_id: district.chamberId,
  number: district.number,
  name: district.name,
  seats: district.seats,
  leg_district_id: formatCensusCode(district),
});

/** Parents come before parts. */
const buildAgencyRows = (): Row[] =>
  AGENCIES.map(({ id, parentId, kind, name, fullName, acronym, role, city, state }) => ({
    id,
    source: STRUCTURE_SOURCE,
    source_id: String(id),
    parent_id: parentId,
    kind,
    name,
    agency_full: fullName,
    short_name: acronym,
    role: `<p>The ${name} ${role}.</p>`,
    city,
    state_code: state,
    subscription_modules: [],
  }));
