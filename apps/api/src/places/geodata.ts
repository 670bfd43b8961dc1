import type { GeodataWire } from "@rotunda/core/wire";
import type { DistrictMapRow } from "../directory/district-maps.ts";
import { CHAMBER_CODES, type MapKey } from "@rotunda/core";

export interface MappedDistrict {
  id: number;
  leg_chamber_id: number;
  number: string;
  name: string;
  members: { name: string; party: string }[];
}

interface Shape {
  view_box: string;
  outline: string;
  is_unicameral: boolean;
}

/** A district that is the whole state has its shape. With `of`, the map shows the surroundings of that district. */
export function readGeodata(
  { view_box, outline, is_unicameral }: Shape,
  districts: readonly MappedDistrict[],
  drawings: readonly DistrictMapRow[],
  of?: string,
): GeodataWire {
  const maps: GeodataWire["maps"] = {};
  for (const { leg_chamber_id, ...district } of districts) {
    const drawn = drawings.find((row) => row.leg_chamber_id === leg_chamber_id);
    const map = (maps[chooseMap(leg_chamber_id, is_unicameral)] ??= {
      districts: [],
      neighbors: [],
      ...readViews(drawn, of),
    });
    const shape = drawn?.drawing.districts[district.number];
    map.districts.push({ ...district, path: shape?.path ?? "" });
    if (of !== undefined && shape?.neighbors.includes(of)) map.neighbors.push(district.id);
  }
  for (const { districts: all } of Object.values(maps)) {
    if (all[0] && all.length === 1) all[0].path = outline;
  }
  return { view_box, outline, maps };
}

function readViews(drawn: DistrictMapRow | undefined, of: string | undefined) {
  if (!drawn) return { views: [], source: "" };
  const own = of === undefined ? undefined : drawn.drawing.districts[of]?.view;
  return { views: own ? [own] : drawn.drawing.views, source: drawn.source };
}

/** A unicameral legislature's chamber is always on the combined map. */
function chooseMap(legChamberId: number, isUnicameral: boolean): MapKey {
  if (legChamberId === CHAMBER_CODES.US_HOUSE) return "US_HOUSE";
  if (isUnicameral) return "STATE_COMBINED";
  return legChamberId === CHAMBER_CODES.STATE_HOUSE ? "STATE_HOUSE" : "STATE_SENATE";
}
