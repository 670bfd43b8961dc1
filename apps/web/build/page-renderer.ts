import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const ENTRY = "src/first-screen/render-page.tsx";

/** Adds `render-page.mjs`, with which the server renders the first screen. */
export function pageRenderer(): Plugin {
  let root = "";
  return {
    name: "rotunda-page-renderer",
    apply: "build",
    configResolved({ root: folder }) {
      root = folder;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "render-page.mjs", source: await buildRenderer(root) });
    },
  };
}

/** Class names derive from file names, so they match the browser build. */
async function buildRenderer(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), vanillaExtractPlugin()],
    resolve: { alias: [{ find: /^\.\/sanitize\.ts$/, replacement: "./sanitize-on-server.ts" }] },
    // Bundles all packages, so that the folder works anywhere.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: ENTRY, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  if (!("output" in built)) throw new Error(`${ENTRY} was not built`);
  return built.output[0].code;
}
