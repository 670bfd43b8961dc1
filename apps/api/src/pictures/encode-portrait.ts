import { createHash } from "node:crypto";
import sharp from "sharp";

export interface Portrait {
  fileHash: string;
  /** Names the picture in its address. */
  hash: string;
  /** WebP in base64, without metadata. */
  large: string;
  small: string;
}

export class NotAPortrait extends Error {}

const BYTES_MAX = 20 * 1024 * 1024;
const PIXELS_MAX = 50_000_000;
const SIDE_MIN = 60;
/** Twice the size on the page. Cards show the small one. */
const LARGE = { width: 352, height: 440 };
const SMALL = { width: 176, height: 220 };

export const hashFile = (file: Uint8Array): string => createHash("sha256").update(file).digest("hex").slice(0, 32);

/** Checks a JPEG, PNG or WebP picture and encodes it again in two sizes, cropped to 4:5. Throws `NotAPortrait`. */
export async function encodePortrait(file: Uint8Array): Promise<Portrait> {
  if (file.length > BYTES_MAX) throw new NotAPortrait("is larger than 20 MB");
  const fail = () => {
    throw new NotAPortrait("is not a JPEG, PNG or WebP picture, or is damaged");
  };
  const { format, width, height } = await sharp(file, { limitInputPixels: PIXELS_MAX }).metadata().catch(fail);
  if (!["jpeg", "png", "webp"].includes(format)) fail();
  if (Math.min(width, height) < SIDE_MIN) {
    throw new NotAPortrait(`has ${width} × ${height} pixels; each side needs at least ${SIDE_MIN}`);
  }
  const encode = async (size: typeof LARGE): Promise<Buffer> =>
    sharp(file, { limitInputPixels: PIXELS_MAX, failOn: "error" })
      .autoOrient()
      .flatten({ background: "#fff" })
      .resize({ ...size, fit: "cover", position: "top" })
      .webp({ quality: 80 })
      .toBuffer()
      .catch(fail);
  const [large, small] = [await encode(LARGE), await encode(SMALL)];
  return {
    fileHash: hashFile(file),
    hash: hashFile(large),
    large: large.toString("base64"),
    small: small.toString("base64"),
  };
}
