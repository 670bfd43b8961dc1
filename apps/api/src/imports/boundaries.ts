import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describeChamber, groupBy, isAtLarge } from "@rotunda/core";
import { type DistrictMapRow, readCongressionalNumber, storeDistrictMaps } from "../directory/district-maps.ts";
import { drawDistricts } from "../directory/draw-districts.ts";
import { DISTRICTS } from "../directory/legislative-districts.ts";
import { serializeValue } from "../directory/rows.ts";
import { readStateShapes } from "../directory/state-shapes.ts";
import { STATES } from "../directory/states.ts";
import type { Db } from "../platform/db.ts";
import { ImportCounts, UnreadableFile } from "./import-counts.ts";
import type { FileReport, ImportOptions, ImportReport } from "./run-import.ts";
import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
// @ts-expect-error -- it has no types
import { parseZip } from "shpjs";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";

export const isBoundariesFolder = async (folder: string): Promise<boolean> =>
  (await readdir(folder)).some(isBoundaryFile);

/** Draws the districts of the Census Bureau's boundary files in a folder. A chamber with missing districts keeps its map. */
export async function importBoundaries(
  db: Db,
  folder: string,
  { isDryRun = false, onStep = () => {} }: ImportOptions,
): Promise<ImportReport> {
  const names = (await readdir(folder)).filter(isBoundaryFile).toSorted();
  const files: FileReport[] = [];
  for (const [index, file] of names.entries()) {
    onStep(`Reading ${file}`, index, names.length + 1);
    // oxlint-disable-next-line no-await-in-loop -- a later file replaces the maps of an earlier one
    files.push(await importFile(db, folder, file, isDryRun));
  }
  return { source: "boundaries", files, replaced: null, isSearchRebuilt: false, isDryRun, isContinued: false };
}

async function importFile(db: Db, folder: string, file: string, isDryRun: boolean): Promise<FileReport> {
  const unit = "districts";
  try {
    const features = await readBoundaryFile(await readFile(join(folder, file)), file);
    const { rows, problems } = drawMaps(features, nameSource(file));
    const stored = new Map(
      (await db.query<DistrictMapRow>("select * from district_maps")).map((row) => [formatKey(row), row]),
    );
    const count = (some: readonly DistrictMapRow[]) =>
      some.reduce((sum, { drawing }) => sum + Object.keys(drawing.districts).length, 0);
    const added = rows.filter((row) => !stored.has(formatKey(row)));
    const changed = rows.filter((row) => {
      const before = stored.get(formatKey(row));
      return before && serializeValue(before) !== serializeValue(row);
    });
    if (!isDryRun) await storeDistrictMaps(db, rows);
    const counts = new ImportCounts();
    for (const why of problems) counts.reject([{ file, line: 0, field: "", why }]);
    const done = { read: features.length, added: count(added), changed: count(changed), left: 0 };
    return { file, unit, status: "imported", ...counts.finish(done) };
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    return { file, unit, status: "broken", problem: cause.toProblem(file) };
  }
}

const formatKey = ({ state_id, leg_chamber_id }: Pick<DistrictMapRow, "state_id" | "leg_chamber_id">) =>
  `${state_id}-${leg_chamber_id}`;

/** Files of the Census Bureau have names such as "cb_2025_us_cd119_20m.zip". */
function nameSource(file: string): string {
  const year = /^cb_(\d{4})_/u.exec(file)?.[1];
  return `U.S. Census Bureau, ${year === undefined ? file : `cartographic boundary files ${year}`}`;
}

function drawMaps(features: readonly BoundaryFeature[], source: string) {
  const shapes = readStateShapes();
  const rows: DistrictMapRow[] = [];
  const problems: string[] = [];
  const groups = groupBy(features, ({ stateId, chamberId }) => `${stateId}-${chamberId}`);
  for (const group of groups.values()) {
    const { stateId = 0, chamberId = 1 } = group[0] ?? {};
    const state = STATES.find(({ id }) => id === stateId);
    const shape = shapes.get(stateId);
    const known = DISTRICTS.filter((district) => district.state === state?.code && district.chamberId === chamberId);
    const place = `${state?.name ?? `State ${stateId}`}, ${describeChamber(chamberId)}`;
    const found = group.map((feature) => ({ ...feature, number: findNumber(feature, known) }));
    const foreign = found.filter(({ number }) => number === null).map(({ code, name }) => name || code);
    const boundaries = found.flatMap(({ number, geometry }) => (number === null ? [] : [{ number, geometry }]));
    const numbers = new Set(boundaries.map(({ number }) => number));
    // A chamber's members at large have no district.
    const missing = known.filter(({ number }) => !numbers.has(number) && (!isAtLarge(number) || known.length === 1));
    const wrong = [
      ...(foreign.length > 0 ? [`the directory has no ${foreign.join(", ")}`] : []),
      ...(missing.length > 0 ? [`the file lacks ${missing.map(({ number }) => number).join(", ")}`] : []),
      ...(numbers.size < boundaries.length ? ["the file repeats districts"] : []),
    ];
    if (wrong.length > 0 || !shape) problems.push(`${place}: ${wrong.join("; ")}. The map stays as it was.`);
    else rows.push({ state_id: stateId, leg_chamber_id: chamberId, source, drawing: drawDistricts(boundaries, shape) });
  }
  return { rows, problems };
}

/** Finds a district by code ("007", "21A"), or by name where districts are named after counties or wards. */
function findNumber({ chamberId, code, name }: BoundaryFeature, known: readonly { number: string }[]): string | null {
  const number = chamberId === 1 ? readCongressionalNumber(code) : code.replace(/^0+/u, "");
  const found =
    known.find((district) => district.number === number) ??
    known.find((district) => fold(district.number) === fold(name));
  return found?.number ?? null;
}

const IGNORED = /\b(?:state|house|senate|senatorial|assembly|legislative|representative|district|county)\b|[^a-z0-9]/gu;

const fold = (name: string): string => name.toLowerCase().replaceAll(IGNORED, "");

interface BoundaryFeature {
  /** FIPS number. */
  stateId: number;
  chamberId: 1 | 3 | 4;
  /** "07", "98", "21A". */
  code: string;
  name: string;
  geometry: Polygon | MultiPolygon;
}

const isBoundaryFile = (name: string): boolean => /\.(?:geo|topo)?json$|\.zip$/iu.test(name);

/** Leaves out water without a district. */
async function readBoundaryFile(content: Uint8Array, name: string): Promise<BoundaryFeature[]> {
  const [kind, read] = /\.zip$/iu.test(name)
    ? (["a zipped shapefile", readShapefile] as const)
    : (["valid JSON", readJson] as const);
  const features = await Promise.resolve(content)
    .then(read)
    .catch((cause: Error) => {
      throw cause instanceof UnreadableFile ? cause : new UnreadableFile(`isn’t ${kind}: ${cause.message}`);
    });
  const districts = features.map(toBoundary).filter(({ code }) => !code.startsWith("ZZ"));
  if (districts.length === 0) throw new UnreadableFile("has no districts");
  return districts;
}

const readShapefile = async (content: Uint8Array): Promise<Feature[]> =>
  [(await parseZip(content)) as FeatureCollection | FeatureCollection[]].flat().flatMap(({ features }) => features);

function readJson(content: Uint8Array): Feature[] {
  const json = JSON.parse(new TextDecoder().decode(content)) as FeatureCollection | Topology | null;
  if (json?.type === "FeatureCollection" && Array.isArray(json.features)) return json.features;
  if (json?.type === "Topology" && typeof json.objects === "object") {
    return Object.values(json.objects).flatMap((object) => {
      const found = feature(json, object);
      return found.type === "FeatureCollection" ? found.features : [found];
    });
  }
  throw new UnreadableFile("is neither GeoJSON (a FeatureCollection) nor TopoJSON");
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
    throw new UnreadableFile(`${at} isn’t a district: it needs STATEFP, and CD…FP, SLDUST or SLDLST`);
  }
  if (geometry?.type !== "Polygon" && geometry?.type !== "MultiPolygon") {
    throw new UnreadableFile(`${at} isn’t an area but a ${geometry?.type ?? "nothing"}`);
  }
  const [longitude = 0, latitude = 0] = geometry.coordinates.flat(geometry.type === "Polygon" ? 1 : 2)[0] as number[];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) {
    throw new UnreadableFile(`${at} isn’t in longitude and latitude (EPSG 4269 or 4326)`);
  }
  return { stateId, ...district, name: read(/^NAMELSAD$/u), geometry };
}
