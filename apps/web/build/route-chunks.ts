import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

type Chunks = Record<string, string[]>;

const FILE = "src/routing/screens.ts";

/**
 * Writes `route-chunks.json` for the server: the files of each route's screen, except those every page loads. The
 * server lists them in the page, so that they load in parallel with the program.
 */
export function routeChunks(): Plugin {
  let root = "";
  return {
    name: "rotunda-route-chunks",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      if (!entry) return this.error("The build has no entry");
      const below = (fileName: string, found = new Set<string>()): Set<string> => {
        if (found.has(fileName)) return found;
        found.add(fileName);
        for (const next of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) below(next, found);
        return found;
      };
      const everywhere = below(entry.fileName);
      for (const { fileName, imports } of chunks) {
        const circle = imports.find((next) => below(next).has(fileName));
        // Their order of execution would be undefined.
        if (circle) return this.error(`${fileName} and ${circle} import each other`);
      }
      const table: Chunks = {};
      for (const [route, module] of screenModules(join(root, FILE))) {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        if (!chunk) return this.error(`No chunk holds the screen of ${route}, ${module}`);
        table[route] = [...below(chunk.fileName)].filter((fileName) => !everywhere.has(fileName));
      }
      this.emitFile({ type: "asset", fileName: "route-chunks.json", source: JSON.stringify(table) });
    },
  };
}

/** Returns the module that each row of `SCREENS` imports, directly or through a constant; none for the main program's. */
function screenModules(file: string): [route: string, module: string][] {
  const source = readFileSync(file, "utf8");
  const [constants = "", rows] = source.split("SCREENS");
  if (rows === undefined) throw new Error(`${file} has no SCREENS`);
  const listImports = (text: string) =>
    [...text.matchAll(/(\w+)(?::| =) \(\) =>\s+import\("([^"]+)"\)/gu)].map(
      ([, name = "", path = ""]): [string, string] => [name, resolve(dirname(file), path)],
    );
  const named = new Map(listImports(constants));
  const references = [...rows.matchAll(/^ {2}(\w+): (\w+),/gmu)].flatMap(([, route = "", name = ""]) => {
    const module = named.get(name);
    return module === undefined ? [] : [[route, module] as [string, string]];
  });
  return [...listImports(rows), ...references];
}
