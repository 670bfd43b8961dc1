import type { MapKey } from "./chambers.ts";

export interface MapDistrict {
  id: number;
  /** The source's spelling: "07", "AL", "21A". */
  number: string;
  name: string;
  /** SVG path in the state's view box; empty if unknown. */
  path: string;
  members: { name: string; party: string }[];
}

/** A part of a state's map. */
export interface MapView {
  /** "0 0 400 300", in the state's view box. */
  viewBox: string;
  /** Positions of the numbers of districts with room for a label. */
  labels: { number: string; x: number; y: number }[];
}

/** The map of a chamber's districts. */
export interface DistrictShapes {
  districts: MapDistrict[];
  /** The state, then enlargements of its smallest districts; on a district's page only its surroundings. */
  views: MapView[];
  /** Ids of adjacent districts, on a district's page. */
  neighbors: number[];
  /** The source of the boundaries; empty if unknown. */
  source: string;
}

/** Shapes of a state's maps, by the maps that exist. */
export interface Geodata {
  /** "0 0 400 300". */
  viewBox: string;
  /** SVG path of the state; empty if unknown. */
  outline: string;
  maps: Partial<Record<MapKey, DistrictShapes>>;
}
