import { crc32, deflateSync } from "node:zlib";
import type { Drawing, Shape } from "./parse-svg.ts";
import type { Point } from "./svg-path.ts";

/** Rows looked at within a row of pixels; across, an area's part of a pixel is exact. */
const ROWS_PER_PIXEL = 4;
/** Length of the segments that approximate a curve. */
const PIXELS_PER_LINE = 5;

/** The drawing as a PNG of so many pixels across, for readers that show no vector pictures. */
export function rasterizeSvg(drawing: Drawing, width: number): { contents: Uint8Array; width: number; height: number } {
  const height = Math.round((width * drawing.height) / drawing.width);
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (const shape of drawing.shapes) paintShape({ pixels, width, height, scale: width / drawing.width }, shape);
  return { contents: encodePng(pixels, width, height), width, height };
}

interface Crossing {
  x: number;
  turn: 1 | -1;
}

interface Canvas {
  /** Red, green and blue of each pixel. */
  pixels: Uint8Array;
  width: number;
  height: number;
  /** Pixels a unit of the drawing. */
  scale: number;
}

function paintShape({ pixels, width, height, scale }: Canvas, shape: Shape): void {
  const rows = crossingsByRow(outlinesOf(shape, scale), height * ROWS_PER_PIXEL, scale);
  const color = [1, 3, 5].map((at) => Number.parseInt(shape.fill.slice(at, at + 2), 16));
  const covered = new Float32Array(width);
  for (let y = 0; y < height; y += 1) {
    let isTouched = false;
    for (let row = y * ROWS_PER_PIXEL; row < (y + 1) * ROWS_PER_PIXEL; row += 1) {
      const crossings = rows[row];
      if (!crossings) continue;
      isTouched = true;
      cover(covered, crossings, shape.isEvenOdd);
    }
    if (!isTouched) continue;
    for (let x = 0; x < width; x += 1) {
      const part = Math.min(1, (covered[x] ?? 0) / ROWS_PER_PIXEL);
      covered[x] = 0;
      if (part === 0) continue;
      const at = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = pixels[at + channel] ?? 255;
        pixels[at + channel] = Math.round(below + ((color[channel] ?? 0) - below) * part);
      }
    }
  }
}

/** Adds what of each pixel lies inside the outline on one row. */
function cover(covered: Float32Array, crossings: Crossing[], isEvenOdd: boolean): void {
  crossings.sort((a, b) => a.x - b.x);
  let winding = 0;
  for (let index = 0; index + 1 < crossings.length; index += 1) {
    const [from, to] = [crossings[index], crossings[index + 1]];
    if (!from || !to) return;
    winding += from.turn;
    if (isEvenOdd ? index % 2 === 1 : winding === 0) continue;
    const [left, right] = [Math.max(0, from.x), Math.min(covered.length, to.x)];
    for (let x = Math.floor(left); x < right; x += 1) {
      covered[x] = (covered[x] ?? 0) + Math.min(right, x + 1) - Math.max(left, x);
    }
  }
}

function crossingsByRow(outlines: readonly Point[][], rowCount: number, scale: number): (Crossing[] | undefined)[] {
  const rows: (Crossing[] | undefined)[] = Array.from({ length: rowCount });
  for (const outline of outlines) {
    outline.forEach((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const [high, low] = from.y < to.y ? [from, to] : [to, from];
      const [top, bottom] = [high.y * scale * ROWS_PER_PIXEL, low.y * scale * ROWS_PER_PIXEL];
      const slope = ((low.x - high.x) * scale) / (bottom - top);
      const last = Math.min(rowCount, Math.ceil(bottom - 0.5));
      for (let row = Math.max(0, Math.ceil(top - 0.5)); row < last; row += 1) {
        const crossing: Crossing = { x: high.x * scale + (row + 0.5 - top) * slope, turn: high === from ? 1 : -1 };
        (rows[row] ??= []).push(crossing);
      }
    });
  }
  return rows;
}

/** The shape's outlines with curves as short lines. */
function outlinesOf({ steps }: Shape, scale: number): Point[][] {
  const outlines: Point[][] = [];
  let current: Point[] = [];
  let start: Point = { x: 0, y: 0 };
  for (const step of steps) {
    if (step.do === "move") {
      start = step.to;
      current = [start];
      outlines.push(current);
    } else if (step.do === "close") {
      current = [start];
      outlines.push(current);
    } else if (step.do === "line") {
      current.push(step.to);
    } else {
      const from = current.at(-1) ?? step.to;
      const length = far(from, step.by) + far(step.by, step.and) + far(step.and, step.to);
      const lines = Math.min(64, Math.max(3, Math.ceil((length * scale) / PIXELS_PER_LINE)));
      for (let part = 1; part <= lines; part += 1) {
        const t = part / lines;
        const at = (a: number, b: number, c: number, d: number) =>
          (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
        current.push({
          x: at(from.x, step.by.x, step.and.x, step.to.x),
          y: at(from.y, step.by.y, step.and.y, step.to.y),
        });
      }
    }
  }
  return outlines.filter((outline) => outline.length > 2);
}

const far = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

function encodePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a channel, red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(height * (width * 3 + 1));
  for (let y = 0; y < height; y += 1)
    rows.set(pixels.subarray(y * width * 3, (y + 1) * width * 3), y * (width * 3 + 1) + 1);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
