import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { BREAKPOINTS } from "../../packages/core/src/kernel/breakpoints.ts";
import { inlineEarly } from "./build/inline-early.ts";
import { narrowFonts } from "./build/narrow-fonts.ts";
import { pageRenderer } from "./build/page-renderer.ts";
import { precompress } from "./build/precompress.ts";
import { routeChunks } from "./build/route-chunks.ts";
import { smallLibraries } from "./build/small-libraries.ts";

const SERVER = process.env["ROTUNDA_SERVER"] ?? `http://localhost:${process.env["PORT"] ?? "8001"}`;

/** Paths the Node server answers; Vite's dev server answers the rest. */
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
  "/pages",
  "/dashboard",
  "/daily",
  "/hotline",
  "/events",
  "/research",
];

const SCRIPTS = /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g;
/** The fonts of every page: the main one, and the one of headings with the width up to which it is used. */
const FONTS = { "source-sans-3": "all", "source-serif-4": `(max-width: ${BREAKPOINTS.md - 0.02}px)` };

/** Names the scripts in the page, for early.js to load after the first paint, and preloads the fonts of every page. */
function orderFiles(): Plugin {
  return {
    name: "rotunda-order-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page, { bundle = {} }) => {
        const preloads = Object.entries(FONTS).map(([font, media]) => {
          const [file, ...others] = Object.keys(bundle).filter((name) => name.includes(`${font}-basic-wght-normal`));
          if (!file || others.length > 0) throw new Error(`The build has not one file of ${font}`);
          return `<link rel="preload" as="font" fetchpriority="low" media="${media}" crossorigin href="/rotunda/${file}" />`;
        });
        const scripts = [...page.matchAll(SCRIPTS)].map(([, file]) => file);
        const program = `<meta name="rotunda-program" content="${scripts.join(" ")}" />`;
        return page.replaceAll(SCRIPTS, "").replace("</head>", `${program}${preloads.join("")}</head>`);
      },
    },
  };
}

/** In production the server writes this into the page: the API is on the page's origin. */
const nameServer: Plugin = {
  name: "rotunda-name-server",
  apply: "serve",
  transformIndexHtml: (page) => page.replaceAll("%ROTUNDA_SERVER%", "self").replaceAll(/%[A-Z_]+%/g, ""),
};

/**
 * Size in bytes, before compression, below which chunks are merged: requests for data need some of the browser's six
 * connections.
 */
const SMALL = 3000;
/**
 * Shared by many screens, but not by those that people open first: modules that use Radix, What Changed, the inbox,
 * notes, charts.
 */
const LATER =
  /[\\/](checkbox|dialog|inbox|notes)[\\/](?!note-access)|[\\/](changes|change-feed)[\\/.-]|(changes|inbox)-(api|stores)|exports[\\/](dossier|file-names)\.|places[\\/](charts|chambers)\./;
/** Code of record pages only, with the sanitizer of their texts. */
const OF_RECORDS = /[\\/](core|ui)[\\/]src[\\/].*(panel|rich-text|on-this-page)|use-record-panels/;

export default defineConfig({
  base: "/rotunda/",
  // rxjs ships a second build for old browsers, which is a third larger.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    nameServer,
    orderFiles(),
    smallLibraries,
    narrowFonts,
    inlineEarly(),
    routeChunks(),
    pageRenderer(),
    precompress(),
  ],
  build: {
    target: "baseline-widely-available",
    outDir: "dist",
    emptyOutDir: true,
    // Fonts and icons stay separate files: they are cached separately, and the CSP needs no data: URLs.
    assetsInlineLimit: 0,
    // One file of 19 kB: several small ones would each cost a round trip before the first paint.
    cssCodeSplit: false,
    // Browsers without module preloading are older than the target, except Safari before 17, which loads without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      optimization: { inlineConst: { mode: "all" } },
      output: {
        // A shared chunk’s default name lists all chunks that use it, which would make every page longer.
        chunkFileNames: ({ name }) => (name.includes("~") ? "assets/[hash].js" : "assets/[name]-[hash].js"),
        // Our code and libraries change at different times, so browsers cache them in separate files.
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
              priority: 6,
            },
            // Code that every page needs at start.
            { name: "program", tags: ["$initial"], priority: 5 },
            // Code shared by many screens. At least as many share its imports, so this chunk and the others can't
            // import each other.
            {
              name: "common",
              test: (id) => !id.includes("node_modules") && !OF_RECORDS.test(id) && !LATER.test(id),
              minShareCount: 5,
              priority: 4,
            },
            // The search box of home, landing page and search. In one of the chunks below, it would create an import
            // cycle.
            {
              name: "keyword",
              test: /[\\/](search-bar|keyword-combobox|use-suggestions)\./,
              minShareCount: 2,
              priority: 3,
            },
            // A separate chunk of contact details with copy buttons; otherwise chunks of their screens would import
            // each other.
            {
              name: "contact",
              test: /[\\/](contact|staffers-table)\.tsx/,
              minShareCount: 2,
              priority: 3,
            },
            // A separate chunk, because its tabs would be merged with the layout of search, which would then load the
            // stores.
            {
              name: "inbox",
              test: /[\\/](inbox-(tabs|stores|api|screen\.css)|(follows|inbox|digest|unread)\.store)\./,
              minShareCount: 2,
              priority: 3,
            },
            // A separate chunk of lists of changes, which would be merged with the layout of search.
            { name: "changes", test: /[\\/]ui[\\/]src[\\/]changes[\\/]/, minShareCount: 2, priority: 3 },
            // Dialogs and menus, loaded with the control that opens them.
            {
              name: "overlays",
              test: /node_modules[\\/](@radix-ui|react-remove-scroll|aria-hidden|react-style-singleton|use-sidecar)/,
              minShareCount: 2,
              priority: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: SMALL,
            },
            { name: "panels", test: OF_RECORDS, minShareCount: 5, priority: 1 },
            // Code shared by few screens.
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
