import { createHash } from "node:crypto";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { PNG } from "pngjs";

export const WIDTHS = [1280, 768, 360] as const;
export const PICTURE_THEMES = ["light", "dark"] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];

/** A story at one width in one theme, as the browser gave it. */
export interface Shot {
  width: number;
  theme: PictureTheme;
  png: Buffer;
}

/** Decoded: one number per pixel, as it lies in memory. */
export interface Pixels {
  width: number;
  height: number;
  colors: Uint32Array;
}

interface Entry {
  width: number;
  /** Room for the higher of the two. */
  height: number;
  heights: Record<PictureTheme, number>;
  hashes: Record<PictureTheme, string>;
}

export interface Sheet {
  entries: Entry[];
  /** The bits of a colour that were kept. */
  mask: number;
  pixelsOf: (width: number, theme: PictureTheme) => Pixels | null;
}

export const hashOf = (png: Buffer) => createHash("sha256").update(png).digest("base64url").slice(0, 22);

export function pixelsOf(png: Buffer): Pixels {
  const { width, height, data } = PNG.sync.read(png);
  return { width, height, colors: new Uint32Array(data.buffer, data.byteOffset, width * height) };
}

/** Which bits of a colour are kept: all of them, unless a story has more pairs of colours than a palette holds. */
const MASKS = [0xffffff, 0xfcfcfc, 0xf8f8f8, 0xf0f0f0, 0xe0e0e0, 0xc0c0c0, 0x808080];

/**
 * All pictures of a story in one PNG, the widths one below the other. Light and dark share their shapes, so each pixel
 * is one of at most 256 pairs of colours: a viewer shows the light ones, a second palette in a chunk of our own holds
 * the dark ones.
 */
export function encodeSheet(shots: readonly Shot[]): Buffer {
  const rows = WIDTHS.map((width) => rowOf(width, shots));
  for (const mask of MASKS) {
    const indexed = indexRows(rows, mask);
    if (!indexed) continue;
    const entries: Entry[] = rows.map(({ width, height, light, dark, hashes }) => ({
      width,
      height,
      heights: { light: light.height, dark: dark.height },
      hashes,
    }));
    return Buffer.concat([
      SIGNATURE,
      chunk("IHDR", header(indexed.width, indexed.height)),
      chunk("shOt", Buffer.from(JSON.stringify({ mask, entries }))),
      chunk("daRk", palette(indexed.dark)),
      chunk("PLTE", palette(indexed.light)),
      chunk("IDAT", deflateSync(indexed.lines, { level: 9, memLevel: 9 })),
      chunk("IEND", Buffer.alloc(0)),
    ]);
  }
  throw new Error("Eight colours of each theme make 64 pairs.");
}

type Row = ReturnType<typeof rowOf>;

function rowOf(width: number, shots: readonly Shot[]) {
  const [light, dark] = PICTURE_THEMES.map((theme) =>
    shots.find((shot) => shot.width === width && shot.theme === theme),
  );
  if (!light || !dark) throw new Error(`A sheet needs both themes at ${width}.`);
  const pixels = { light: pixelsOf(light.png), dark: pixelsOf(dark.png) };
  const hashes = { light: hashOf(light.png), dark: hashOf(dark.png) };
  return { width, height: Math.max(pixels.light.height, pixels.dark.height), ...pixels, hashes };
}

/** Null when there are more pairs of colours than a palette holds. */
function indexRows(rows: readonly Row[], mask: number) {
  const width = Math.max(...rows.map((row) => row.width));
  const height = rows.reduce((sum, row) => sum + row.height, 0);
  const lines = Buffer.alloc((width + 1) * height);
  const pairs = new Map<number, number>();
  const light: number[] = [];
  const dark: number[] = [];
  let top = 0;
  for (const row of rows) {
    for (let y = 0; y < row.height; y += 1)
      for (let x = 0; x < row.width; x += 1) {
        const at = y * row.width + x;
        const lightColor = (row.light.colors[at] ?? 0) & mask;
        const darkColor = (row.dark.colors[at] ?? 0) & mask;
        const pair = lightColor * 0x1000000 + darkColor;
        const known = pairs.get(pair);
        if (known === undefined) {
          if (pairs.size > 255) return null;
          pairs.set(pair, pairs.size);
          light.push(lightColor);
          dark.push(darkColor);
        }
        lines[(top + y) * (width + 1) + 1 + x] = known ?? pairs.size - 1;
      }
    top += row.height;
  }
  return { width, height, lines, light, dark };
}

/** Reads what `encodeSheet` wrote; the pixels only when they are asked for. */
export function decodeSheet(file: Buffer): Sheet {
  const chunks = chunksOf(file);
  const part = (name: string) => {
    const found = chunks.get(name);
    if (!found) throw new Error(`This picture was not made by npm run visual: it has no ${name}.`);
    return found;
  };
  const { mask, entries } = JSON.parse(part("shOt").toString()) as { mask: number; entries: Entry[] };
  return {
    entries,
    mask,
    pixelsOf: (width, theme) => {
      const at = entries.findIndex((entry) => entry.width === width);
      const entry = entries[at];
      if (!entry) return null;
      const sheetWidth = part("IHDR").readUInt32BE(0);
      const lines = inflateSync(part("IDAT"));
      const colors = part(theme === "light" ? "PLTE" : "daRk");
      const top = entries.slice(0, at).reduce((sum, { height }) => sum + height, 0);
      const height = entry.heights[theme];
      const pixels = new Uint32Array(width * height);
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1) {
          const index = (lines[(top + y) * (sheetWidth + 1) + 1 + x] ?? 0) * 3;
          const [red = 0, green = 0, blue = 0] = colors.subarray(index, index + 3);
          pixels[y * width + x] = (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
        }
      return { width, height, colors: pixels };
    },
  };
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = SIGNATURE.length; at + 8 <= file.length;) {
    const length = file.readUInt32BE(at);
    chunks.set(file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return chunks;
}

/** Eight bits to a pixel, colours from the palette. */
function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3, 0, 0, 0], 8);
  return bytes;
}

const palette = (colors: readonly number[]) =>
  Buffer.from(colors.flatMap((color) => [color & 255, (color >> 8) & 255, (color >> 16) & 255]));
