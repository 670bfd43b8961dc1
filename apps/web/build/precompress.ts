import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this a compressed copy costs more to look up than it saves. */
const COMPRESSED_BYTES_MIN = 512;

/** Writes `.br` and `.gz` beside each text file, once, so that the server doesn't compress them per request. */
export function precompress(): Plugin {
  let outDir = "";
  return {
    name: "rotunda-precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const contents = readFileSync(path);
        if (contents.length < COMPRESSED_BYTES_MIN) continue;
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(contents, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: contents.length },
          }),
        );
        writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
      }
    },
  };
}
