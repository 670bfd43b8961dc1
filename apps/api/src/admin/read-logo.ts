import { crc32, inflateSync } from "node:zlib";
import { Parser } from "htmlparser2";
import { parseSvg } from "../dossiers/parse-svg.ts";
import { rasterizeSvg } from "../dossiers/rasterize-svg.ts";
import { readPhoto } from "../dossiers/pictures.ts";
import { AdminRefused } from "./admin-refused.ts";

/** A picture Word documents can hold: a PNG or JPEG and nothing but that. */
export interface Logo {
  contents: Uint8Array;
  width: number;
  height: number;
}

const MOST_BYTES = 1024 * 1024;
const LEAST_PIXELS = 32;
const MOST_PIXELS = 3000;
/** A line of pixels a thousand times as long as it is high is no logo. */
const MOST_STRETCHED = 12;
/** Pixels across of a drawing: sharp in print at the width a cover has room for. */
const DRAWN_WIDTH = 1200;

/** Detects the format from the content, not the file name, and strips metadata. */
export function readLogo(file: Uint8Array): Logo {
  if (file.length > MOST_BYTES) throw new AdminRefused("The file is larger than 1 MB.");
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (isSvg(bytes)) return draw(bytes.toString("utf8"));
  const photo = readPhoto(file);
  if (!photo) throw new AdminRefused("The file holds no PNG, JPEG or SVG picture.");
  const { width, height } = photo;
  refuseSize(width, height);
  const contents = photo.kind === "png" ? stripPngMetadata(bytes) : stripJpegMetadata(bytes);
  return { contents, width, height };
}

function refuseSize(width: number, height: number): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short >= LEAST_PIXELS && long <= MOST_PIXELS && long / short <= MOST_STRETCHED) return;
  throw new AdminRefused(
    `The picture has ${width} x ${height} pixels: it needs ${LEAST_PIXELS} to ${MOST_PIXELS} each way, the longer side at most ${MOST_STRETCHED} times the shorter.`,
  );
}

/** The chunks that hold the picture; text and other chunks are dropped. */
const PNG_CHUNKS = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "sRGB", "IDAT", "IEND"]);

function stripPngMetadata(bytes: Buffer): Uint8Array {
  const damaged = () => new AdminRefused("The PNG is damaged or has trailing data.");
  const kept = [bytes.subarray(0, 8)];
  const pixels: Buffer[] = [];
  for (let at = 8; ;) {
    if (at + 12 > bytes.length) throw damaged();
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length || bytes.readUInt32BE(end - 4) !== crc32(bytes.subarray(at + 4, end - 4))) throw damaged();
    const type = bytes.toString("latin1", at + 4, at + 8);
    if (PNG_CHUNKS.has(type)) kept.push(bytes.subarray(at, end));
    if (type === "IDAT") pixels.push(bytes.subarray(at + 8, end - 4));
    at = end;
    if (type !== "IEND") continue;
    if (at !== bytes.length) throw damaged();
    break;
  }
  try {
    // Four channels of two bytes are the most a pixel has: a bomb is larger than its own picture.
    inflateSync(Buffer.concat(pixels), { maxOutputLength: MOST_PIXELS * (MOST_PIXELS * 8 + 1) });
  } catch {
    throw damaged();
  }
  return Buffer.concat(kept);
}

const JPEG_START = 0xd8;
const JPEG_END = 0xd9;
const JPEG_SCAN = 0xda;
/** The density of the picture, its colors, and how they are coded; places, programs and previews are left out. */
const JPEG_PARTS = new Set([0xe0, 0xe2, 0xee]);

function stripJpegMetadata(bytes: Buffer): Uint8Array {
  const damaged = () => new AdminRefused("The JPEG is damaged or has trailing data.");
  if (bytes[bytes.length - 2] !== 0xff || bytes[bytes.length - 1] !== JPEG_END) throw damaged();
  const kept: Buffer[] = [Buffer.from([0xff, JPEG_START])];
  for (let at = 2; ;) {
    const marker = bytes[at + 1] ?? 0;
    if (at + 4 > bytes.length || bytes[at] !== 0xff) throw damaged();
    if (marker === JPEG_SCAN) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) throw damaged();
    const isExtra = marker === 0xfe || (marker >= 0xe0 && marker <= 0xef && !JPEG_PARTS.has(marker));
    if (!isExtra) kept.push(bytes.subarray(at, end));
    at = end;
  }
}

const isSvg = (bytes: Buffer): boolean => /^\uFEFF?\s*(<\?xml|<!--|<svg)/u.test(bytes.toString("utf8", 0, 200));

const DRAWN = new Set(["svg", "g", "path", "rect"]);
const SILENT = new Set(["title", "desc", "metadata"]);

/** Rasterizes the SVG; an unsupported element is an error. */
function draw(svg: string): Logo {
  refuseUndrawn(svg);
  const drawing = parseSvg(svg);
  if (!drawing || drawing.shapes.length === 0) {
    throw new AdminRefused("The SVG has no viewBox, or nothing that is filled with a plain color.");
  }
  const height = Math.round((DRAWN_WIDTH * drawing.height) / drawing.width);
  refuseSize(DRAWN_WIDTH, height);
  return rasterizeSvg(drawing, DRAWN_WIDTH);
}

function refuseUndrawn(svg: string): void {
  let silent = 0;
  const undrawn: string[] = [];
  const note = (what: string) => undrawn.push(what);
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (SILENT.has(name)) silent += 1;
        if (silent > 0) return;
        if (!DRAWN.has(name)) note(`<${name}>`);
        const { fill = "", stroke = "none", style, class: group, opacity } = attributes;
        if (stroke !== "none") note("lines (stroke)");
        if (style !== undefined || group !== undefined) note("styles");
        if (opacity !== undefined || attributes["fill-opacity"] !== undefined) note("transparency");
        if (fill !== "" && fill !== "none" && !/^#([\da-f]{3}|[\da-f]{6})$/iu.test(fill))
          note(`the fill ${fill.slice(0, 40)}`);
        for (const attribute of ["clip-path", "mask", "filter", "href", "xlink:href"]) {
          if (attributes[attribute] !== undefined) note(attribute);
        }
        const active = Object.keys(attributes).find((attribute) => /^on/iu.test(attribute));
        if (active !== undefined) note(active);
      },
      onclosetag(name) {
        if (SILENT.has(name)) silent -= 1;
      },
      onprocessinginstruction(name) {
        if (/^!doctype/iu.test(name)) note("a DOCTYPE");
      },
    },
    { xmlMode: true },
  );
  parser.write(svg);
  parser.end();
  const [first] = undrawn;
  if (first === undefined) return;
  throw new AdminRefused(
    `The SVG holds ${first}, which can’t be drawn. Save it as paths filled with plain colors, or as a PNG.`,
  );
}
