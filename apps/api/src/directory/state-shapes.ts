import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import type { Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface StateShape {
  /** "0 0 400 300" */
  viewBox: string;
  outline: string;
  /** Projects longitude and latitude to the view box. */
  project: (place: Position) => Position;
}

const LONGEST_SIDE = 400;
const SPREAD_MIN = 2;
const STEP_MIN = 0.8;

type States = Topology<{ states: GeometryCollection }>;

/** Reads outlines by FIPS code, each projected around its own center (us-atlas, public domain). */
export function readStateShapes(): Map<number, StateShape> {
  const path = fileURLToPath(import.meta.resolve("us-atlas/states-10m.json"));
  const topology = JSON.parse(readFileSync(path, "utf8")) as States;
  return new Map(
    feature(topology, topology.objects.states).features.map((state) => {
      const [centerX, centerY] = geoCentroid(state);
      const projection = geoAzimuthalEqualArea()
        .rotate([-centerX, -centerY])
        .fitSize([LONGEST_SIDE, LONGEST_SIDE], state);
      const [[left, top], [right, bottom]] = geoPath(projection).bounds(state);
      const [x, y] = projection.translate();
      projection.translate([x - left, y - top]);
      const outline = withoutSpecks(geoPath(projection).digits(1)(state) ?? "");
      const viewBox = `0 0 ${Math.round(right - left)} ${Math.round(bottom - top)}`;
      const project = ([longitude = 0, latitude = 0]: Position) => projection([longitude, latitude]) ?? [0, 0];
      return [Number(state.id), { viewBox, outline, project }];
    }),
  );
}

/** Removes islands and details smaller than a dot; Alaska has hundreds. */
function withoutSpecks(outline: string): string {
  const islands = (outline.match(/M[^M]+/gu) ?? []).map((part) =>
    [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/gu)].map(([, x, y]): Point => [Number(x), Number(y)]),
  );
  return islands
    .filter((points) => spread(points.map(([x]) => x)) >= SPREAD_MIN || spread(points.map(([, y]) => y)) >= SPREAD_MIN)
    .map((points) => `M${withoutShortSteps(points).join("L")}Z`)
    .join("");
}

type Point = [x: number, y: number];

const spread = (places: number[]) => Math.max(...places) - Math.min(...places);

function withoutShortSteps(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    const [lastX = Infinity, lastY = Infinity] = kept.at(-1) ?? [];
    if (Math.hypot(x - lastX, y - lastY) >= STEP_MIN) kept.push([x, y]);
  }
  return kept;
}
