import { readFileSync } from "node:fs";
import type { FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import { type Db, hasRow } from "../platform/db.ts";
import { type DistrictDrawing, drawDistricts } from "./draw-districts.ts";
import { upsertRows } from "./rows.ts";
import type { StateShape } from "./state-shapes.ts";

export interface DistrictMapRow {
  state_id: number;
  leg_chamber_id: number;
  source: string;
  drawing: DistrictDrawing;
}

const SHIPPED = "U.S. Census Bureau, cartographic boundary files 2024, 119th Congress";

/** Draws the congressional districts of all states unless there are maps, because an import may have stored newer ones. */
export async function seedDistrictMaps(db: Db, shapes: ReadonlyMap<number, StateShape>): Promise<void> {
  if (await hasRow(db, "select from district_maps where leg_chamber_id = 1 limit 1")) return;
  const districts = readShippedDistricts();
  const rows = [...shapes].flatMap(([state_id, shape]): DistrictMapRow[] => {
    const boundaries = districts
      .filter(({ properties }) => Number(properties.STATEFP) === state_id)
      .map(({ geometry, properties }) => ({ number: readCongressionalNumber(properties.CD119FP), geometry }));
    if (boundaries.length === 0) return [];
    return [{ state_id, leg_chamber_id: 1, source: SHIPPED, drawing: drawDistricts(boundaries, shape) }];
  });
  await storeDistrictMaps(db, rows);
}

export const storeDistrictMaps = (db: Db, rows: readonly DistrictMapRow[]): Promise<void> =>
  upsertRows(db, "district_maps", ["state_id", "leg_chamber_id"], rows);

/** Reads "07" as "7"; "00" (at large) and "98" (delegates) as "AL". */
export const readCongressionalNumber = (code: string): string =>
  code === "00" || code === "98" ? "AL" : code.replace(/^0+/u, "");

type Properties = { STATEFP: string; CD119FP: string };

export function readShippedDistricts() {
  const text = readFileSync(new URL("congressional-districts.topojson", import.meta.url), "utf8");
  const topology = JSON.parse(text) as Topology<{ districts: GeometryCollection<Properties> }>;
  const collection = feature(topology, topology.objects.districts);
  return (collection as FeatureCollection<Polygon | MultiPolygon, Properties>).features;
}
