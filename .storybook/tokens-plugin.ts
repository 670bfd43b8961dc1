import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const MODULE = "virtual:component-tokens";
const SOURCES = "packages/ui/src";

/** Returns the tokens that a style sheet uses, such as `color.ink` or `space[4]`. */
function listTokens(source: string): string[] {
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

/** Returns the styles of a sheet that a component names. */
function findStyles(component: string, path: string): string {
  return [...component.matchAll(/import \* as (\w+) from "(\.\/[^"]+\.css\.ts)"/g)]
    .map(([, local = "", sheet = ""]) => {
      const source = readFileSync(join(dirname(path), sheet), "utf8");
      const named = new Set([...component.matchAll(new RegExp(`\\b${local}\\.(\\w+)`, "g"))].map(([, name]) => name));
      const [imports = "", ...blocks] = source.split(/^(?=export const )/m);
      return imports + blocks.filter((block) => named.has(/^export const (\w+)/.exec(block)?.[1])).join("");
    })
    .join("");
}

/** Provides the docs pages with the tokens of the styles that the component beside each story file uses. */
export function componentTokens(): Plugin {
  return {
    name: "component-tokens",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const components = readdirSync(SOURCES, { recursive: true, encoding: "utf8" })
        .filter((path) => /(?<!\.stories|\.test)\.tsx$/.test(path))
        .map((path) => join(SOURCES, path).replaceAll("\\", "/"));
      const tokens = Object.fromEntries(
        components.map((path) => [
          path.replace(/\.tsx$/, ".stories.tsx"),
          listTokens(findStyles(readFileSync(path, "utf8"), path)),
        ]),
      );
      return `export const componentTokens = ${JSON.stringify(tokens)};`;
    },
  };
}
