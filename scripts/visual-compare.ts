import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";
import { hashOf, type PictureTheme, type Pixels, pixelsOf, type Sheet, type Shot } from "./visual-sheet.ts";

/** How much a pixel may differ: less than six steps of a channel, which no eye sees and other processors may round to. */
const THRESHOLD = 0.02;
/** Where lines of a drawing cross, a few pixels differ between two runs of one build; a changed letter has more. */
const STRAY_PIXELS = 16;

export interface Difference {
  width: number;
  theme: PictureTheme;
  what: string;
  before: Buffer;
  after: Buffer;
  /** What changed in red; null when the sizes differ. */
  marked: Buffer | null;
}

/** What is not as its baseline has it. Pictures of one hash are the same without a look. */
export function differencesOf(shots: readonly Shot[], baseline: Sheet): Difference[] {
  return shots.flatMap((shot) => {
    const { width, theme, png } = shot;
    const entry = baseline.entries.find((one) => one.width === width);
    if (entry?.hashes[theme] === hashOf(png)) return [];
    const before = baseline.pixelsOf(width, theme);
    if (!before) return [];
    const found = compare(before, masked(pixelsOf(png), baseline.mask));
    return found ? [{ width, theme, ...found, before: toPng(before), after: png }] : [];
  });
}

function compare(before: Pixels, after: Pixels): { what: string; marked: Buffer | null } | null {
  if (before.width !== after.width || before.height !== after.height)
    return { what: `${before.width} × ${before.height} is now ${after.width} × ${after.height}`, marked: null };
  const { width, height } = before;
  const marked = new PNG({ width, height });
  const count = pixelmatch(bytesOf(before), bytesOf(after), marked.data, width, height, {
    threshold: THRESHOLD,
    // The edge of a drawn line falls a shade darker or lighter from run to run.
    includeAA: false,
  });
  return count <= STRAY_PIXELS
    ? null
    : { what: `${count} of ${width * height} pixels`, marked: PNG.sync.write(marked) };
}

/** Opaque, and as coarse as the baseline was kept. */
function masked({ width, height, colors }: Pixels, mask: number): Pixels {
  return { width, height, colors: colors.map((color) => ((color & mask) | 0xff000000) >>> 0) };
}

const bytesOf = ({ colors }: Pixels) => new Uint8Array(colors.buffer, colors.byteOffset, colors.byteLength);

function toPng(pixels: Pixels): Buffer {
  const picture = new PNG({ width: pixels.width, height: pixels.height });
  picture.data = Buffer.from(bytesOf(pixels));
  return PNG.sync.write(picture);
}
