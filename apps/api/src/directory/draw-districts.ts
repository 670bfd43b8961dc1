import { geoIdentity, geoPath, type GeoPermissibleObjects, geoStream } from "d3-geo";
import type { Feature, FeatureCollection, MultiPolygon, Polygon, Position } from "geojson";
import polylabel from "polylabel";
import svgpath from "svgpath";
import { feature, neighbors } from "topojson-client";
import { topology } from "topojson-server";
import { presimplify, quantile, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface DistrictBoundary {
  number: string;
  geometry: Polygon | MultiPolygon;
}

interface MapView {
  /** "0 0 400 300", in the view box of the state. */
  view_box: string;
  labels: { number: string; x: number; y: number }[];
}

export interface DistrictDrawing {
  /** The state, then enlargements of districts too small for a label. */
  views: MapView[];
  districts: Record<string, { path: string; neighbors: string[]; view: MapView }>;
}

/** Keeps a state's map below 25 kB compressed. */
const POINTS_MAX = 6000;
/** Space that a label needs around its center, as a fraction of the view's width. */
const LABEL_ROOM = 0.024;
const ENLARGEMENTS_MAX = 2;
/** Size of an enlargement relative to the district it is made for; it never shows most of the state. */
const ENLARGED_ROOM = 18;
const LARGEST_ENLARGEMENT = 0.35;
/** A district's own view adds this part of its size on each side. */
const SURROUNDINGS = 0.3;

type Districts = Topology<{ districts: GeometryCollection<{ number: string }> }>;
type Shape = Feature<Polygon | MultiPolygon, { number: string }>;
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function drawDistricts(
  boundaries: readonly DistrictBoundary[],
  { viewBox, project }: { viewBox: string; project: (place: Position) => Position },
): DistrictDrawing {
  const districts: FeatureCollection = {
    type: "FeatureCollection",
    features: boundaries.map(({ number, geometry }) => ({
      type: "Feature",
      properties: { number },
      geometry: projectGeometry(geometry, project),
    })),
  };
  const simplified = withFewerPoints(topology({ districts }) as Districts);
  const { geometries } = simplified.objects.districts;
  const shapes = feature(simplified, simplified.objects.districts).features as Shape[];
  const adjacent = neighbors(geometries);
  const [, , width = 0, height = 0] = viewBox.split(" ").map(Number);
  const state = { x: 0, y: 0, width, height };
  const at = (index: number) => shapes[index]?.properties.number ?? "";
  return {
    views: [state, ...listEnlargements(shapes, state)].map((box) => toView(shapes, box)),
    districts: Object.fromEntries(
      shapes.map((shape, index) => [
        shape.properties.number,
        {
          path: toPath(shape.geometry, 2),
          neighbors: (adjacent[index] ?? []).map(at),
          view: toView(shapes, shapes.length === 1 ? state : surround(shape), shape),
        },
      ]),
    ),
  };
}

function projectGeometry(geometry: DistrictBoundary["geometry"], project: (place: Position) => Position): MultiPolygon {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  return {
    type: "MultiPolygon",
    coordinates: polygons.map((rings) => rings.map((ring) => ring.map((place) => project(place)))),
  };
}

function withFewerPoints(drawn: Districts): Districts {
  const points = drawn.arcs.reduce((sum, arc) => sum + arc.length, 0);
  if (points <= POINTS_MAX) return drawn;
  const weighted = presimplify(drawn);
  return simplify(weighted, quantile(weighted, POINTS_MAX / points));
}

/** Frames the smallest districts without room for a label, with as many others as possible. */
function listEnlargements(shapes: readonly Shape[], state: Box): Box[] {
  let small = shapes
    .map((shape) => findLabel(shape, state))
    .filter((label) => label !== null)
    .filter(({ room }) => room < LABEL_ROOM * state.width);
  const frames: Box[] = [];
  while (small.length > 0 && frames.length < ENLARGEMENTS_MAX) {
    const least = Math.min(...small.map(({ room }) => room));
    const smallest = small.filter(({ room }) => room <= least * 1.5);
    const framed = smallest.map(({ x, y, room }) => {
      const side = Math.min(room * ENLARGED_ROOM, LARGEST_ENLARGEMENT * Math.max(state.width, state.height));
      const box = {
        x: clamp(x - side / 2, state.width - side),
        y: clamp(y - side / 2, state.height - side),
        width: side,
        height: side,
      };
      // Another frame nearby would repeat most of this one.
      const near = { x: x - side, y: y - side, width: side * 2, height: side * 2 };
      return { box, left: small.filter((other) => !holds(near, other)) };
    });
    const best = framed.reduce((a, b) => (b.left.length < a.left.length ? b : a));
    frames.push(best.box);
    small = best.left;
  }
  return frames;
}

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

const holds = ({ x, y, width, height }: Box, point: { x: number; y: number }) =>
  point.x > x && point.x < x + width && point.y > y && point.y < y + height;

function surround(shape: Shape): Box {
  const [[left, top], [right, bottom]] = geoPath().bounds(shape);
  const margin = SURROUNDINGS * Math.max(right - left, bottom - top);
  const width = Math.max(right - left + 2 * margin, bottom - top);
  const height = Math.max(bottom - top + 2 * margin, width * 0.75);
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** The district `labeled` gets a label even without room. */
function toView(shapes: readonly Shape[], box: Box, labeled?: Shape): MapView {
  return {
    view_box: [box.x, box.y, box.width, box.height].map(round).join(" "),
    labels: shapes.flatMap((shape) => {
      const label = findLabel(shape, box);
      if (!label || (shape !== labeled && label.room < LABEL_ROOM * box.width)) return [];
      return [{ number: shape.properties.number, x: round(label.x), y: round(label.y) }];
    }),
  };
}

/** Finds the point of a district's largest part within a box that is farthest from its boundary. */
function findLabel(shape: Shape, { x, y, width, height }: Box): { x: number; y: number; room: number } | null {
  const [[left, top], [right, bottom]] = geoPath().bounds(shape);
  if (left > x + width || right < x || top > y + height || bottom < y) return null;
  const rings: [number, number][][] = [];
  const clip = geoIdentity().clipExtent([
    [x, y],
    [x + width, y + height],
  ]);
  geoStream(
    shape,
    clip.stream({
      point: (...point) => rings.at(-1)?.push([point[0], point[1]]),
      lineStart: () => rings.push([]),
      lineEnd() {},
      polygonStart() {},
      polygonEnd() {},
    }),
  );
  const computeArea = (ring: Position[]) => geoPath().area({ type: "Polygon", coordinates: [ring] });
  const bySize = rings.toSorted((a, b) => computeArea(b) - computeArea(a));
  if (!bySize[0] || computeArea(bySize[0]) === 0) return null;
  // Smaller rings may be holes.
  const precision = Math.min(Math.max(right - left, bottom - top), width) / 50;
  const [labelX, labelY, room] = withRoom(polylabel(bySize, precision));
  return { x: labelX, y: labelY, room };
}

const withRoom = (point: ReturnType<typeof polylabel>) => [point[0], point[1], Math.max(0, point.distance)] as const;

/** Writes relative steps, which are shorter. */
export const toPath = (geometry: GeoPermissibleObjects, digits: number): string =>
  svgpath(geoPath().digits(digits)(geometry) ?? "")
    .rel()
    .round(digits)
    .toString();

const round = (value: number): number => Math.round(value * 100) / 100;
