declare module "shpjs" {
  import type { FeatureCollection } from "geojson";

  /** Reads the layers of a zipped shapefile in longitude and latitude. */
  export function parseZip(content: Uint8Array): Promise<FeatureCollection | FeatureCollection[]>;
}
