import type { GeodataWire } from "@rotunda/adapters-http/wire";
import { CHAMBER_CODES, type MapKey } from "@rotunda/core";

export interface MappedDistrict {
  id: number;
  leg_chamber_id: number;
  number: string;
  name: string;
}

interface Shape {
  view_box: string;
  outline: string;
  is_unicameral: boolean;
}

/** Builds a state's shape and its districts by map; only districts that cover the state have a shape. */
export function readGeodata(
  { view_box, outline, is_unicameral }: Shape,
  districts: readonly MappedDistrict[],
): GeodataWire {
  const maps: GeodataWire["maps"] = {};
  for (const { leg_chamber_id, ...district } of districts) {
    const map = (maps[mapOf(leg_chamber_id, is_unicameral)] ??= { districts: [] });
    map.districts.push({ ...district, path: "" });
  }
  for (const { districts: all } of Object.values(maps)) {
    if (all[0] && all.length === 1) all[0].path = outline;
  }
  return { view_box, outline, maps };
}

/** A unicameral legislature's chamber is always on the combined map. */
function mapOf(legChamberId: number, isUnicameral: boolean): MapKey {
  if (legChamberId === CHAMBER_CODES.US_HOUSE) return "US_HOUSE";
  if (isUnicameral) return "STATE_COMBINED";
  return legChamberId === CHAMBER_CODES.STATE_HOUSE ? "STATE_HOUSE" : "STATE_SENATE";
}
