import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import { parseZip } from "shpjs";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { UnreadableFile } from "./import-counts.ts";

export interface BoundaryFeature {
  /** FIPS number. */
  stateId: number;
  chamberId: 1 | 3 | 4;
  /** "07", "98", "21A". */
  code: string;
  name: string;
  geometry: Polygon | MultiPolygon;
}

export const isBoundaryFile = (name: string): boolean => /\.(?:geo|topo)?json$|\.zip$/iu.test(name);

/** Reads GeoJSON, TopoJSON, or a zipped shapefile as the Census Bureau offers it; leaves out water without a district. */
export async function readBoundaryFile(content: Uint8Array, name: string): Promise<BoundaryFeature[]> {
  const features = /\.zip$/iu.test(name) ? await readShapefile(content) : readJson(content);
  const districts = features.map(toBoundary).filter(({ code }) => !code.startsWith("ZZ"));
  if (districts.length === 0) throw new UnreadableFile("has no districts");
  return districts;
}

async function readShapefile(content: Uint8Array): Promise<Feature[]> {
  try {
    return [await parseZip(content)].flat().flatMap(({ features }) => features);
  } catch (cause) {
    throw new UnreadableFile(`is no zipped shapefile: ${cause instanceof Error ? cause.message : ""}`);
  }
}

function readJson(content: Uint8Array): Feature[] {
  const json = parseJson(content);
  if (json?.type === "FeatureCollection" && Array.isArray(json.features)) return json.features;
  if (json?.type === "Topology" && typeof json.objects === "object") {
    return Object.values(json.objects).flatMap((object) => {
      const found = feature(json, object);
      return found.type === "FeatureCollection" ? found.features : [found];
    });
  }
  throw new UnreadableFile("is neither GeoJSON (a FeatureCollection) nor TopoJSON");
}

function parseJson(content: Uint8Array): FeatureCollection | Topology | null {
  try {
    return JSON.parse(new TextDecoder().decode(content)) as FeatureCollection | Topology | null;
  } catch (cause) {
    throw new UnreadableFile(`is no JSON: ${cause instanceof Error ? cause.message : ""}`);
  }
}

function toBoundary({ properties, geometry }: Feature, index: number): BoundaryFeature {
  const entries = Object.entries(properties ?? {}).map(
    ([key, value]) => [key, typeof value === "string" || typeof value === "number" ? String(value) : ""] as const,
  );
  const read = (pattern: RegExp) => entries.find(([key]) => pattern.test(key))?.[1] ?? "";
  const codes = [
    { chamberId: 1, code: read(/^CD\d*FP$/u) },
    { chamberId: 3, code: read(/^SLDLST$/u) },
    { chamberId: 4, code: read(/^SLDUST$/u) },
  ] as const;
  const district = codes.find(({ code }) => code !== "");
  const stateId = Number(read(/^STATEFP$/u));
  const at = `Feature ${index + 1}`;
  if (!district || !(stateId > 0)) {
    throw new UnreadableFile(`${at} is no district: it needs STATEFP, and CD…FP, SLDUST or SLDLST`);
  }
  if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") {
    throw new UnreadableFile(`${at} is no area but ${geometry?.type ?? "nothing"}`);
  }
  const [longitude = 0, latitude = 0] = geometry.coordinates.flat(geometry.type === "Polygon" ? 1 : 2)[0] as number[];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    throw new UnreadableFile(`${at} isn’t in longitude and latitude (EPSG 4269 or 4326)`);
  }
  return { stateId, ...district, name: read(/^NAMELSAD$/u), geometry };
}
