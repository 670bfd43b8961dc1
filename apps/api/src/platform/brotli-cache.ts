import { brotliCompress, constants } from "node:zlib";

/** Compresses one frequent text at maximum quality in the background; returns null until that is done. */
export function createBrotliCache(): (text: string) => Buffer | null {
  let last: { text: string; packed: Buffer | null } | null = null;
  return (text) => {
    if (last?.text !== text) last = pack(text);
    return last.packed;
  };
}

function pack(text: string): { text: string; packed: Buffer | null } {
  const entry: { text: string; packed: Buffer | null } = { text, packed: null };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  };
  brotliCompress(text, { params }, (_error, packed) => {
    entry.packed = packed ?? null;
  });
  return entry;
}
