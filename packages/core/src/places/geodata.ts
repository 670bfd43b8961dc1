import type { MapKey } from "./chambers.ts";

export interface MapDistrict {
  /** Of the district's own page. */
  id: number;
  /** As the source writes it: "07", "AL", "21A". */
  number: string;
  name: string;
  /** SVG path in the view box of the state; empty when its shape isn't known. */
  path: string;
}

/** The shapes of a state's maps. A state without a map for a key has no such key. */
export interface Geodata {
  /** "0 0 400 300". */
  viewBox: string;
  /** SVG path of the state; empty when its shape isn't known. */
  outline: string;
  maps: Partial<Record<MapKey, { districts: MapDistrict[] }>>;
}
