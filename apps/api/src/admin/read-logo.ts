import sharp, { type Metadata, type Sharp } from "sharp";
import { AdminRefused } from "./audit.sql.ts";

/** A picture for Word documents: a PNG or JPEG without other data. */
export interface Logo {
  contents: Uint8Array;
  width: number;
  height: number;
}

const BYTES_MAX = 1024 * 1024;
const PIXELS_MIN = 32;
const PIXELS_MAX = 3000;
/** A picture with a greater aspect ratio isn't a logo. */
const ASPECT_RATIO_MAX = 12;
/** Width in pixels of a drawn SVG: sharp in print at the largest width on a cover. */
const DRAWN_WIDTH = 1200;

/** Encodes the pixels again, so that nothing else of the file is kept. */
export async function readLogo(file: Uint8Array): Promise<Logo> {
  if (file.length > BYTES_MAX) throw new AdminRefused("The file is larger than 1 MB.");
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  if (/^\uFEFF?\s*(<\?xml|<!--|<svg)/u.test(bytes.toString("utf8", 0, 200))) return drawSvg(bytes.toString("utf8"));
  const { format, width, height } = await readMetadata(bytes);
  if (format !== "png" && format !== "jpeg") throw new AdminRefused("The file contains no PNG, JPEG or SVG picture.");
  refuseSize(width, height);
  const picture = sharp(bytes, { failOn: "warning" }).autoOrient();
  return encode(format === "png" ? picture.png() : picture.jpeg({ quality: 95 }), format.toUpperCase());
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new AdminRefused("The file contains no PNG, JPEG or SVG picture.");
  }
}

async function encode(picture: Sharp, format: string): Promise<Logo> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true }).catch(() => {
    throw new AdminRefused(`The ${format} is damaged.`);
  });
  return { contents: new Uint8Array(data), width: info.width, height: info.height };
}

function refuseSize(width: number, height: number): void {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  if (short >= PIXELS_MIN && long <= PIXELS_MAX && long / short <= ASPECT_RATIO_MAX) return;
  throw new AdminRefused(
    `The picture is ${width} x ${height} pixels: it needs ${PIXELS_MIN} to ${PIXELS_MAX} each way, the longer side at most ${ASPECT_RATIO_MAX} times the shorter.`,
  );
}

/** Markup that runs, loads other files (the last two groups) or needs fonts that the server may lack. */
const REFUSED =
  /<!doctype|<(?:\w+:)?(?:script|foreignObject|image|text|a)\b|\son\w+\s*=|@import|(?:href|src)\s*=\s*["']\s*[^#"'\s][^"']{0,30}|url\(\s*["']?[^#"')\s][^"')]{0,30}/iu;

async function drawSvg(svg: string): Promise<Logo> {
  const [refused] = REFUSED.exec(svg) ?? [];
  if (refused !== undefined) {
    const what = refused.trim().replace(/^<(?:!(\w+)|(.*))$/u, (_, declared, element) => declared ?? `<${element}>`);
    throw new AdminRefused(`The SVG contains ${what}, which can’t be drawn. Save it as paths, or as a PNG.`);
  }
  if (!/<svg[^>]*\sviewBox\s*=/u.test(svg)) throw new AdminRefused("The SVG has no viewBox.");
  const { width, height } = await sharp(Buffer.from(svg))
    .metadata()
    .catch(() => {
      throw new AdminRefused("The SVG is damaged.");
    });
  refuseSize(DRAWN_WIDTH, Math.round((DRAWN_WIDTH * height) / width));
  const drawn = await encode(sharp(Buffer.from(svg)).resize({ width: DRAWN_WIDTH }).png(), "SVG");
  const { channels } = await sharp(drawn.contents).stats();
  if (channels[3]?.max === 0) throw new AdminRefused("The SVG has nothing to draw.");
  return encode(sharp(drawn.contents).flatten({ background: "#fff" }).png(), "SVG");
}
