import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoAlbersUsa, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, simplify } from "topojson-simplify";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import type { GeometryCollection, Topology } from "topojson-specification";
import { readShippedDistricts } from "../directory/district-maps.ts";
import { toPath } from "../directory/draw-districts.ts";
import { STATES } from "../directory/states.ts";

type States = Topology<{ states: GeometryCollection }>;

/** Border points with smaller triangles are removed, in square units. */
const LEAST_TRIANGLE = 1.4;
const LEAST_ISLAND = 14;
/** Size of a two-letter label. */
const LABEL = { width: 34, height: 26 };

/**
 * Draws the states from us-atlas (public domain) as SVG paths in a drawing of 975 × 610 units, with the positions of
 * their abbreviations. Borders are simplified before merging, so that neighbors still touch.
 */
export function drawStatesMap(): string {
  const path = fileURLToPath(import.meta.resolve("us-atlas/states-albers-10m.json"));
  const atlas = JSON.parse(readFileSync(path, "utf8")) as States;
  const simple = simplify(presimplify(atlas), LEAST_TRIANGLE);
  const arcs = simple.arcs.map((arc) => arc.map((point) => point.map(Math.round)));
  const { features } = feature({ ...simple, arcs }, simple.objects.states);
  const drawn = new Map(
    features.map((state) => [Number(state.id), listRings(state as Feature<Polygon | MultiPolygon>)]),
  );
  const codes = STATES.flatMap(({ id, code }) => (drawn.has(id) ? [{ code, rings: drawn.get(id) ?? [] }] : []));
  const borders = codes.map(({ code, rings }) => `    "${code}": "${rings.map(formatPath).join("")}"`);
  const labels = codes.flatMap(({ code, rings }) => {
    const at = labelOf(rings);
    return at ? [`    "${code}": [${at.join(", ")}]`] : [];
  });
  return `{
  "borders": {
${borders.join(",\n")}
  },
  "labels": {
${labels.join(",\n")}
  }
}
`;
}

function listRings({ geometry }: Feature<Polygon | MultiPolygon>): Position[][] {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const rings = polygons.flatMap(([outer]) => (outer ? [outer] : []));
  const bySize = rings.toSorted((a, b) => computeArea(b) - computeArea(a));
  return bySize.filter((ring, at) => at === 0 || (computeArea(ring) > LEAST_ISLAND && ring.every(([x = 0]) => x >= 0)));
}

const computeArea = (ring: Position[]): number => geoPath().area({ type: "Polygon", coordinates: [ring] });

function formatPath(ring: Position[]): string {
  const points = withoutRepeated(ring.slice(0, -1));
  return toPath({ type: "Polygon", coordinates: [[...points, ...points.slice(0, 1)]] }, 0);
}

const withoutRepeated = (points: Position[]): Position[] =>
  points.filter((point, at) => at === 0 || String(point) !== String(points[at - 1]));

/** Returns the center of a state's largest part if a label fits. */
function labelOf([ring = []]: Position[][]): number[] | null {
  const planar = geoPath();
  const part: Polygon = { type: "Polygon", coordinates: [ring] };
  const [[left, top], [right, bottom]] = planar.bounds(part);
  if (right - left < LABEL.width || bottom - top < LABEL.height) return null;
  return planar.centroid(part).map(Math.round);
}

/** Draws the boundaries between the districts of a state (U.S. Census Bureau, 2024) in the same drawing, as one path. */
export function drawDistrictBorders(): string {
  const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);
  const districts: FeatureCollection = {
    type: "FeatureCollection",
    features: readShippedDistricts().map(({ geometry, properties }) => {
      const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
      const coordinates = polygons.map((rings) =>
        rings.map((ring) => ring.map(([x = 0, y = 0]) => project([x, y]) ?? [0, 0])),
      );
      return { type: "Feature", properties, geometry: { type: "MultiPolygon", coordinates } };
    }),
  };
  const drawn = simplify(presimplify(topology({ districts }) as Districts), LEAST_TRIANGLE);
  const inside = mesh(drawn, drawn.objects.districts, (a, b) => a !== b && stateOf(a) === stateOf(b));
  const lines = inside.coordinates
    .map((line) => withoutRepeated(line.map((point) => point.map(Math.round))))
    .filter((line) => line.length > 1)
    .map((coordinates) => toPath({ type: "LineString", coordinates }, 0));
  return `${JSON.stringify(lines.join(""))}\n`;
}

type Districts = Topology<{ districts: GeometryCollection<{ STATEFP: string }> }>;

const stateOf = (district: object) => (district as { properties?: { STATEFP: string } }).properties?.STATEFP;
