import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const SERVER = process.env["ROTUNDA_SERVER"] ?? "http://localhost:8001";

/** Everything the Node server answers by itself; the rest of the origin is the dev server's. */
const SERVER_PATHS = [
  "/api",
  "/login",
  "/logout",
  "/my-account",
  "/forgot",
  "/contact",
  "/privacy-policy",
  "/terms-and-conditions",
  "/headshots",
];

const COMPRESSIBLE = /\.(js|css|svg|json|txt)$/;
/** Below this a compressed copy costs more to look up than it saves. */
const WORTH_COMPRESSING = 512;

/** Writes `.br` and `.gz` beside each text file, once, so that the server never compresses while someone waits. */
function precompress(): Plugin {
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
        if (contents.length < WORTH_COMPRESSING) continue;
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

/** The two files nearly every page is set in; without this they are found only after the stylesheet. */
const FONTS = /source-(sans-3-latin-wght|serif-4-latin-opsz)-normal-.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: "rotunda-preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_page, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FONTS.test(file))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href: `/rotunda/${file}` },
            injectTo: "head" as const,
          })),
    },
  };
}

export default defineConfig({
  base: "/rotunda/",
  plugins: [react(), vanillaExtractPlugin(), preloadFonts(), precompress()],
  build: {
    target: "baseline-widely-available",
    outDir: "dist",
    emptyOutDir: true,
    // Fonts and icons stay files of their own: cached by themselves, and no data: address for the CSP to allow.
    assetsInlineLimit: 0,
    // One stylesheet: a component's styles come after those it composes, which separate files can't promise.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // What changes with our own releases, and what only changes with its makers', are kept apart in caches.
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
});
