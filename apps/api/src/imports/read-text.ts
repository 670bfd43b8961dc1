import { isUtf8 } from "node:buffer";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readErrorCode } from "../platform/describe-error.ts";
import { UnreadableFile } from "./import-counts.ts";

/** Reads a file of UTF-8; throws `UnreadableFile`. */
export async function readText(folder: string, name: string): Promise<string> {
  const bytes = await readFile(join(folder, name)).catch((cause: Error) => {
    const isMissing = readErrorCode(cause) === "ENOENT";
    throw new UnreadableFile(isMissing ? "is not in the folder" : `can’t be read: ${cause.message}`);
  });
  return decodeText(bytes);
}

/** Decodes UTF-8, with or without a byte order mark. Names the line of the first byte in another encoding. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes.length === 0) throw new UnreadableFile("is empty");
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Without a mark, every second byte of plain UTF-16 is zero.
  if (hasMark || first === 0 || second === 0) {
    throw new UnreadableFile("is written in UTF-16: save it as UTF-8", 1);
  }
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) {
      const why = "isn’t UTF-8, but perhaps Latin-1: save it as UTF-8 (in a spreadsheet: “CSV UTF-8”)";
      throw new UnreadableFile(why, line);
    }
    start = end + 1;
  }
}
