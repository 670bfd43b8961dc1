import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:component-tokens";
const SOURCES = "packages/ui/src";

/** Returns the tokens that a style sheet uses, such as `color.ink` or `space[4]`. */
function tokensIn(source: string): string[] {
  const taken = [...source.matchAll(/import \{([^}]+)\} from "[^"]*tokens\.css\.ts"/g)].flatMap(([, names = ""]) =>
    names.split(",").map((name): [string, string] => {
      const [group = "", local = group] = name.split(" as ").map((part) => part.trim());
      return [local, group];
    }),
  );
  const groups = new Map(taken);
  const found = [...source.matchAll(/(?<![\w"./-])(vars\.)?(\w+)(\.[a-z]\w*|\[[\d.]+\])/g)].flatMap(
    ([, whole, local = "", key = ""]) => {
      const group = whole ? local : groups.get(local);
      return group ? [`${group}${key}`] : [];
    },
  );
  return [...new Set(found)].toSorted();
}

/** Provides the docs pages with the tokens used by the style sheet beside each story file. */
export function componentTokens(): Plugin {
  return {
    name: "component-tokens",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const sheets = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith(".css.ts"))
        .map((path) => join(SOURCES, path).replaceAll("\\", "/"));
      const tokens = Object.fromEntries(
        sheets.map((path) => [path.replace(/\.css\.ts$/, ".stories.tsx"), tokensIn(readFileSync(path, "utf8"))]),
      );
      return `export const componentTokens = ${JSON.stringify(tokens)};`;
    },
  };
}
