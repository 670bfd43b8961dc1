import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";

const ENTRY = "src/shell/static-heads.tsx";

/** Writes `static-heads.json` for the server: the HTML each page shows before its program has loaded. */
export function staticHeads(): Plugin {
  let [root, cache] = ["", ""];
  return {
    name: "rotunda-static-heads",
    apply: "build",
    configResolved({ root: folder, cacheDir }) {
      [root, cache] = [folder, cacheDir];
    },
    async generateBundle() {
      const source = JSON.stringify(await drawHeads({ root, cache }));
      this.emitFile({ type: "asset", fileName: "static-heads.json", source });
    },
  };
}

/** Renders parts of the screens in Node. Class names derive from file names, so they match the browser build. */
async function drawHeads({ root, cache }: { root: string; cache: string }): Promise<unknown> {
  const built = await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [react(), vanillaExtractPlugin()],
    ssr: { noExternal: [/^@rotunda\//] },
    build: { ssr: ENTRY, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  if (!("output" in built)) throw new Error(`${ENTRY} was not built`);
  const file = join(cache, `static-heads-${process.pid}.mjs`);
  mkdirSync(cache, { recursive: true });
  writeFileSync(file, built.output[0].code);
  const { staticHeads: draw } = (await import(pathToFileURL(file).href)) as { staticHeads: () => unknown };
  rmSync(file);
  return draw();
}
