export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A step of an outline, in absolute coordinates. */
export type Step =
  | { do: "move"; to: Point }
  | { do: "line"; to: Point }
  | { do: "curve"; by: Point; and: Point; to: Point }
  | { do: "close" };

export interface Point {
  x: number;
  y: number;
}

const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu;
/** How many numbers each command takes; T isn't drawn by anything here. */
const COUNTS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 };

/** The steps of a path's `d`; what isn't understood ends it. */
export function parsePath(d: string): Step[] {
  const steps: Step[] = [];
  let at: Point = { x: 0, y: 0 };
  let start = at;
  /** The second control point of the last curve. */
  let control: Point | null = null;
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-z])([^a-df-z]*)/giu)) {
    const kind = letter.toLowerCase();
    const count = COUNTS[kind];
    if (count === undefined) break;
    if (kind === "z") {
      steps.push({ do: "close" });
      [at, control] = [start, null];
      continue;
    }
    const values = kind === "a" ? arcNumbers(rest) : [...rest.matchAll(NUMBER)].map(Number);
    for (let from = 0; from + count <= values.length; from += count) {
      const numbers = values.slice(from, from + count);
      const origin = letter === kind ? at : { x: 0, y: 0 };
      const point = (index: number): Point => ({
        x: origin.x + (numbers[index] ?? 0),
        y: origin.y + (numbers[index + 1] ?? 0),
      });
      const last = at;
      let next: Point | null = null;
      if (kind === "m" || kind === "l") {
        at = point(0);
        // Coordinates after a move are lines.
        const isMove = kind === "m" && from === 0;
        steps.push(isMove ? { do: "move", to: at } : { do: "line", to: at });
        if (isMove) start = at;
      } else if (kind === "h" || kind === "v") {
        const [value = 0] = numbers;
        at = kind === "h" ? { x: origin.x + value, y: last.y } : { x: last.x, y: origin.y + value };
        steps.push({ do: "line", to: at });
      } else if (kind === "c" || kind === "s") {
        const by = kind === "c" ? point(0) : control ? mirrored(control, last) : last;
        const and = point(kind === "c" ? 2 : 0);
        at = point(kind === "c" ? 4 : 2);
        steps.push({ do: "curve", by, and, to: at });
        next = and;
      } else if (kind === "q") {
        const bend = point(0);
        at = point(2);
        steps.push({ do: "curve", by: toward(last, bend), and: toward(at, bend), to: at });
      } else {
        at = point(5);
        steps.push(...arcSteps(last, at, numbers));
      }
      control = next;
    }
  }
  return steps;
}

/** Control points of the equivalent cubic curve are at two thirds. */
const toward = (from: Point, bend: Point): Point => ({
  x: from.x + ((bend.x - from.x) * 2) / 3,
  y: from.y + ((bend.y - from.y) * 2) / 3,
});

const mirrored = (control: Point, at: Point): Point => ({ x: 2 * at.x - control.x, y: 2 * at.y - control.y });

/** Arc flags may be written without a separator. */
function arcNumbers(text: string): number[] {
  const number = NUMBER.source;
  const between = "[\\s,]*";
  const arc = new RegExp(
    `(${number})${between}(${number})${between}(${number})${between}([01])${between}([01])${between}(${number})${between}(${number})`,
    "giu",
  );
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/** An arc of an ellipse as curves of a quarter each at most (SVG 1.1, appendix F.6). */
function arcSteps(from: Point, to: Point, [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0]: number[]): Step[] {
  if (from.x === to.x && from.y === to.y) return [];
  if (rx0 === 0 || ry0 === 0) return [{ do: "line", to }];
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  let [rx, ry] = [Math.abs(rx0), Math.abs(ry0)];
  const tooSmall = (px / rx) ** 2 + (py / ry) ** 2;
  if (tooSmall > 1) [rx, ry] = [rx * Math.sqrt(tooSmall), ry * Math.sqrt(tooSmall)];
  const squares = (rx * py) ** 2 + (ry * px) ** 2;
  const factor = Math.sqrt(Math.max(0, (rx * ry) ** 2 / squares - 1)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const center = { x: cos * qx - sin * qy + (from.x + to.x) / 2, y: sin * qx + cos * qy + (from.y + to.y) / 2 };
  const begin = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - begin;
  if (sweep === 0 && turn > 0) turn -= 2 * Math.PI;
  if (sweep === 1 && turn < 0) turn += 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9));
  const reach = (4 / 3) * Math.tan(turn / parts / 4);
  const onEllipse = (x: number, y: number): Point => ({
    x: center.x + cos * rx * x - sin * ry * y,
    y: center.y + sin * rx * x + cos * ry * y,
  });
  return Array.from({ length: parts }, (_, part): Step => {
    const [a, b] = [begin + (turn * part) / parts, begin + (turn * (part + 1)) / parts];
    return {
      do: "curve",
      by: onEllipse(Math.cos(a) - reach * Math.sin(a), Math.sin(a) + reach * Math.cos(a)),
      and: onEllipse(Math.cos(b) + reach * Math.sin(b), Math.sin(b) - reach * Math.cos(b)),
      to: part === parts - 1 ? to : onEllipse(Math.cos(b), Math.sin(b)),
    };
  });
}

/** The matrix of a `transform`: matrix, translate, scale and rotate, one after the other. */
export function parseTransform(text: string): Matrix {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [, name, list = ""] of text.matchAll(/(matrix|translate|scale|rotate)\s*\(([^)]*)\)/gu)) {
    const [a = 0, b, c, d = 1, e = 0, f = 0] = [...list.matchAll(NUMBER)].map(Number);
    if (name === "matrix") matrix = combine(matrix, [a, b ?? 0, c ?? 0, d, e, f]);
    else if (name === "translate") matrix = combine(matrix, [1, 0, 0, 1, a, b ?? 0]);
    else if (name === "scale") matrix = combine(matrix, [a, 0, 0, b ?? a, 0, 0]);
    else {
      const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
      const [x, y] = [b ?? 0, c ?? 0];
      matrix = combine(matrix, [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]);
    }
  }
  return matrix;
}

/** Applies `inner`, then `outer`. */
export function combine(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function transformSteps(steps: readonly Step[], [a, b, c, d, e, f]: Matrix): Step[] {
  const point = ({ x, y }: Point): Point => ({ x: a * x + c * y + e, y: b * x + d * y + f });
  return steps.map((step) => {
    if (step.do === "close") return step;
    if (step.do === "curve") return { do: "curve", by: point(step.by), and: point(step.and), to: point(step.to) };
    return { ...step, to: point(step.to) };
  });
}
