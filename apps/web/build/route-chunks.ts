import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import type { Plugin } from "vite";

/** The parts of the syntax tree that are read. */
interface Node {
  type: string;
  [field: string]: unknown;
}

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

/** Returns the module each row of `SCREENS` imports, directly or through a constant of the same file. */
function screenModules(file: string): [route: string, module: string][] {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const constants = new Map<string, Node>();
  for (const node of listNodes(program as unknown as Node)) {
    if (node.type === "VariableDeclarator" && node["init"]) constants.set(readName(node["id"]), node["init"] as Node);
  }
  const rows = constants.get("SCREENS")?.["properties"] as Node[] | undefined;
  if (!rows) throw new Error(`${file} has no SCREENS`);
  return rows.flatMap((row): [string, string][] => {
    const value = row["value"] as Node;
    const source = importIn(value.type === "Identifier" ? constants.get(readName(value)) : value);
    return source === null ? [] : [[readName(row["key"]), resolve(dirname(file), source)]];
  });
}

/** Returns the module of the first `import(…)` below a node; null for a screen in the main program. */
function importIn(node: Node | undefined): string | null {
  if (!node) return null;
  const found = listNodes(node).find(({ type }) => type === "ImportExpression");
  return found ? String((found["source"] as Node)["value"]) : null;
}

function listNodes(node: Node): Node[] {
  const below = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(listNodes)];
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const readName = (node: unknown): string => String((node as Node)["name"]);
