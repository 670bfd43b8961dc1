import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { inlineEarly } from "./build/inline-early.ts";
import { precompress } from "./build/precompress.ts";
import { routeChunks } from "./build/route-chunks.ts";
import { staticHeads } from "./build/static-heads.ts";

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

/** The file all controls and most text is set in; without this it is found only after the stylesheet. */
const FONTS = /source-sans-3-latin-wght-normal-.*\.woff2$/;

/** Names it in the page, for early.js to fetch when the program has come. */
function nameFonts(): Plugin {
  return {
    name: "rotunda-name-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle = {} }) => {
        const [font, ...others] = Object.keys(bundle).filter((file) => FONTS.test(file));
        if (!font || others.length > 0) throw new Error("The build has not one file of the font that comes first");
        return page.replace("%ROTUNDA_FONTS%", `/rotunda/${font}`);
      },
    },
  };
}

/** Bytes, before compression, that are no file of their own: a browser has six connections, and asks for data, too. */
const SMALL = 8000;

export default defineConfig({
  base: "/rotunda/",
  // rxjs comes twice: written for browsers of today, and a third larger for those of 2012.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), nameFonts(), inlineEarly(), routeChunks(), staticHeads(), precompress()],
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
        // Our code and libraries change at different times, so browsers cache them in separate files.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
              priority: 4,
            },
            // Code that every page starts with, and nothing that only some pages use.
            { name: "program", tags: ["$initial"], priority: 3 },
            // Dialogs and menus, loaded with the control that opens them.
            {
              name: "overlays",
              test: /node_modules[\\/](@radix-ui|react-remove-scroll|aria-hidden|react-style-singleton|use-sidecar)/,
              minShareCount: 2,
              priority: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL,
            },
            // The box of home, landing page and search, in one file: in two of the merged ones below it would make a circle.
            {
              name: "keyword",
              test: /[\\/](search-bar|keyword-field|keyword-combobox|use-suggestions)\./,
              minShareCount: 2,
              priority: 2,
            },
            // Code that many screens share, in one file. Its imports are shared by as many, so chunks can't import each other.
            { name: "common", minShareCount: 5, priority: 1 },
            // Code that few screens share, so that screens fetch little they don't use.
            { name: "shared", minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: SERVER, changeOrigin: false }])),
  },
});
