import { resolve } from "node:path";
import { build } from "vite";

/** By bundling: the bundler resolves every name, so tests and other functions of the same name don't count. */
export async function listUsedExports(root: string, entries: readonly string[]): Promise<Map<string, string[]>> {
  const built = await build({
    configFile: false,
    root,
    logLevel: "silent",
    build: {
      ssr: true,
      write: false,
      minify: false,
      rolldownOptions: {
        input: entries.map((entry) => resolve(root, entry)),
        external: (id) => /^[^./]/u.test(id) && !id.startsWith("@rotunda/"),
        // A constant replaced by its value would look unused.
        optimization: { inlineConst: false },
      },
    },
  });
  const used = new Map<string, string[]>();
  for (const { output } of [built].flat().filter((result) => "output" in result)) {
    for (const file of output) {
      if (file.type !== "chunk") continue;
      for (const [id, module] of Object.entries(file.modules))
        used.set(id.slice(root.length + 1), module.renderedExports);
    }
  }
  return used;
}
