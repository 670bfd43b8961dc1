import type { MapKey } from "./chambers.ts";

export interface MapDistrict {
  id: number;
  /** The source's spelling: "07", "AL", "21A". */
  number: string;
  name: string;
  /** SVG path in the state's view box; empty if unknown. */
  path: string;
}

/** Shapes of a state's maps, by the maps that exist. */
export interface Geodata {
  /** "0 0 400 300". */
  viewBox: string;
  /** SVG path of the state; empty if unknown. */
  outline: string;
  maps: Partial<Record<MapKey, { districts: MapDistrict[] }>>;
}
