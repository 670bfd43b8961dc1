import { isUtf8 } from "node:buffer";

export type DecodedText = { status: "good"; text: string } | { status: "bad"; line: number; why: string };

/** Decodes UTF-8, with or without a byte order mark. Names the line of the first byte in another encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const bad = (line: number, why: string): DecodedText => ({ status: "bad", line, why });
  if (bytes.length === 0) return bad(0, "is empty");
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  // Without a mark, every second byte of plain UTF-16 is zero.
  if (hasMark || first === 0 || second === 0) return bad(1, "is written in UTF-16: save it as UTF-8");
  if (isUtf8(bytes)) return { status: "good", text: new TextDecoder().decode(bytes) };
  for (let line = 1, start = 0; ; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) {
      return bad(line, "isn’t UTF-8, but perhaps Latin-1: save it as UTF-8 (in a spreadsheet: “CSV UTF-8”)");
    }
    start = end + 1;
  }
}
