import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const ENTRY = "src/shell/static-heads.tsx";

/** Adds `static-heads.mjs` for the server, which renders the HTML each page shows before its program has loaded. */
export function staticHeads(): Plugin {
  let root = "";
  return {
    name: "rotunda-static-heads",
    apply: "build",
    configResolved({ root: folder }) {
      root = folder;
    },
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "static-heads.mjs", source: await buildHeads(root) });
    },
  };
}

/** Builds parts of the screens for Node. Class names derive from file names, so they match the browser build. */
async function buildHeads(root: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), vanillaExtractPlugin()],
    // Without external packages, so that the folder works anywhere.
    ssr: { noExternal: true },
    define: { "process.env.NODE_ENV": '"production"' },
    build: { ssr: ENTRY, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  if (!("output" in built)) throw new Error(`${ENTRY} was not built`);
  return built.output[0].code;
}
