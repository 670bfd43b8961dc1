import { formatLocalIsoDay } from "../kernel/dates.ts";

/** Longest file name of common file systems, in bytes of UTF-8. */
const FILE_NAME_BYTES_MAX = 255;

/** Device names that Windows reserves, with any extension. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *\./i;

/** Builds `{name} {MM-DD-YYYY}.{extension}` (DOS-06), without invalid characters and not too long. */
export function formatDatedFileName(name: string, now: Date, extension: string): string {
  const [year, month, day] = formatLocalIsoDay(now).split("-");
  const tail = ` ${month}-${day}-${year}.${extension}`;
  return `${toSafeName(name, FILE_NAME_BYTES_MAX - tail.length)}${tail}`.trimStart();
}

function toSafeName(name: string, maxBytes: number): string {
  const clean = name
    // Lone surrogates, and direction marks that could disguise the extension.
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[\s\p{Cc}<>:"/\\|?*]+/gu, " ")
    // A leading dot hides the file.
    .replace(/^[ .]+/, "");
  return cutToBytes(DEVICE.test(clean) ? `_${clean}` : clean, maxBytes).trimEnd();
}

function cutToBytes(text: string, max: number): string {
  let kept = "";
  let bytes = 0;
  for (const character of text) {
    bytes += countCharacterBytes(character);
    if (bytes > max) break;
    kept += character;
  }
  return kept;
}

/** Counts the bytes of a character in UTF-8; throws on a lone surrogate. */
export function countCharacterBytes(character: string): number {
  return encodeURIComponent(character).replace(/%../g, "x").length;
}
