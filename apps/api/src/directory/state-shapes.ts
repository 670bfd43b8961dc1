import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoAzimuthalEqualArea, geoCentroid, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface StateShape {
  /** "0 0 400 300" */
  viewBox: string;
  /** SVG path. */
  outline: string;
}

/** A map is as wide or as high as this, whichever side of the state is longer. */
const LONGEST_SIDE = 400;
/** An island narrower and lower than this isn't drawn. */
const LEAST_SPREAD = 2;
/** A point nearer to the one before it isn't, either. */
const LEAST_STEP = 0.8;

type States = Topology<{ states: GeometryCollection }>;

/** Outlines of states and territories by FIPS number, each projected around its own middle (us-atlas, public domain). */
export function readStateShapes(): Map<number, StateShape> {
  const path = fileURLToPath(import.meta.resolve("us-atlas/states-10m.json"));
  const topology = JSON.parse(readFileSync(path, "utf8")) as States;
  return new Map(
    feature(topology, topology.objects.states).features.map((state) => {
      const [longitude, latitude] = geoCentroid(state);
      const projection = geoAzimuthalEqualArea()
        .rotate([-longitude, -latitude])
        .fitSize([LONGEST_SIDE, LONGEST_SIDE], state);
      const [[left, top], [right, bottom]] = geoPath(projection).bounds(state);
      const [x, y] = projection.translate();
      projection.translate([x - left, y - top]);
      const outline = withoutSpecks(geoPath(projection).digits(1)(state) ?? "");
      return [Number(state.id), { viewBox: `0 0 ${Math.round(right - left)} ${Math.round(bottom - top)}`, outline }];
    }),
  );
}

/** An outline without what is smaller than a dot on its map: Alaska alone has hundreds of such islands, and bays. */
function withoutSpecks(outline: string): string {
  const islands = (outline.match(/M[^M]+/gu) ?? []).map((part) =>
    [...part.matchAll(/(-?[\d.]+),(-?[\d.]+)/gu)].map(([, x, y]): Point => [Number(x), Number(y)]),
  );
  return islands
    .filter(
      (points) => spread(points.map(([x]) => x)) >= LEAST_SPREAD || spread(points.map(([, y]) => y)) >= LEAST_SPREAD,
    )
    .map((points) => `M${withoutShortSteps(points).join("L")}Z`)
    .join("");
}

type Point = [x: number, y: number];

const spread = (places: number[]) => Math.max(...places) - Math.min(...places);

function withoutShortSteps(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of points) {
    const [lastX = Infinity, lastY = Infinity] = kept.at(-1) ?? [];
    if (Math.hypot(x - lastX, y - lastY) >= LEAST_STEP) kept.push([x, y]);
  }
  return kept;
}
