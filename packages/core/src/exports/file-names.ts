/** The longest file name that common file systems accept, in bytes of UTF-8. */
const FILE_NAME_BYTES_MAX = 255;

/** Names Windows keeps for devices, whatever follows the first point. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³]) *\./i;

/**
 * The name a download is saved under: `{name} {MM-DD-YYYY}.{extension}` (DOS-06). What no file system takes becomes a
 * blank; letters and digits stay, unless the name is too long for a file.
 */
export function formatDatedFileName(name: string, now: Date, extension: string): string {
  const date = `${padTwoDigits(now.getMonth() + 1)}-${padTwoDigits(now.getDate())}-${now.getFullYear()}`;
  const tail = ` ${date}.${extension}`;
  return `${toSafeName(name, FILE_NAME_BYTES_MAX - tail.length)}${tail}`.trimStart();
}

function toSafeName(name: string, maxBytes: number): string {
  const clean = name
    // Half characters, and marks that would show the extension in another order than it has.
    .replace(/[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "")
    .replace(/[\s\p{Cc}<>:"/\\|?*]+/gu, " ")
    // A point in front hides a file.
    .replace(/^[ .]+/, "");
  return cutToBytes(DEVICE.test(clean) ? `_${clean}` : clean, maxBytes).trimEnd();
}

/** As many whole characters from the beginning as fit. */
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

/** The length of a character in UTF-8. */
function countCharacterBytes(character: string): number {
  return encodeURIComponent(character).replace(/%../g, "x").length;
}

function padTwoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
