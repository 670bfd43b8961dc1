import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { Plugin } from "vite";

type Chunks = Record<string, string[]>;

const FILE = "src/routing/screens.ts";

/** Lists the scripts of each route's screen: the server names them in the page, to load beside the program. */
export function routeChunks(): Plugin {
  let root = "";
  return {
    name: "rotunda-route-chunks",
    apply: "build",
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      // After Vite has removed chunks that hold only styles.
      order: "post",
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
        const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
        const importsOf = ({ imports }: (typeof chunks)[number]) => imports.flatMap((name) => named.get(name) ?? []);
        const entry = chunks.find((chunk) => chunk.isEntry);
        if (!entry) return this.error("The build has no entry");
        const below = (chunk: (typeof chunks)[number], found = new Set<typeof chunk>()): typeof found => {
          if (found.has(chunk)) return found;
          found.add(chunk);
          for (const next of importsOf(chunk)) below(next, found);
          return found;
        };
        const everywhere = below(entry);
        for (const chunk of chunks) {
          const circle = importsOf(chunk).find((next) => below(next).has(chunk));
          // Their order of execution would be undefined.
          if (circle) return this.error(`${chunk.fileName} and ${circle.fileName} import each other`);
        }
        const table: Chunks = {};
        for (const [route, module] of screenModules(join(root, FILE))) {
          const screen = chunks.find(({ moduleIds }) => moduleIds.includes(module));
          if (!screen) return this.error(`No chunk holds the screen of ${route}, ${module}`);
          table[route] = [...below(screen)].filter((chunk) => !everywhere.has(chunk)).map(({ fileName }) => fileName);
        }
        this.emitFile({ type: "asset", fileName: "route-chunks.json", source: JSON.stringify(table) });
      },
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
