import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Expression, type ObjectExpression, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";

const repository = resolve(import.meta.dirname, "..");
const FOLDERS = ["packages/ui/src", "apps/web/src"];
/** Pages about tokens, which describe themselves, and whole screens, which are no components. */
const WITHOUT = /\/foundations\/|^apps\/web\//;

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
).filter((path) => path.endsWith(".stories.tsx") && !WITHOUT.test(path));

function without(node: Expression | null | undefined): ObjectExpression | null {
  if (node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression") return without(node.expression);
  return node?.type === "ObjectExpression" ? node : null;
}

function child(node: ObjectExpression | null, name: string): Expression | null {
  for (const property of node?.properties ?? [])
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === name)
      return property.value;
  return null;
}

/** What a story file's meta says under `parameters.usage`. */
function usageOf(source: string): ObjectExpression | null {
  for (const statement of parseSync("a.stories.tsx", source).program.body) {
    if (statement.type !== "VariableDeclaration") continue;
    for (const { id, init } of statement.declarations)
      if (id.type === "Identifier" && id.name === "meta")
        return without(child(without(child(without(init), "parameters")), "usage"));
  }
  return null;
}

const hasWords = (node: Expression | null) =>
  node?.type === "Literal"
    ? String(node.value).length > 10
    : node?.type === "ArrayExpression" && node.elements.length > 0;

describe("every component's docs page", () => {
  it.each(files)("%s says what it is for, how to use it and how it is read", (path) => {
    const usage = usageOf(readFileSync(join(repository, path), "utf8"));
    const missing = ["purpose", "do", "dont", "notes"].filter((name) => !hasWords(child(usage, name)));
    expect(missing).toEqual([]);
  });

  it.each(files)("%s has a keyboard table where a story uses the keyboard", (path) => {
    const source = readFileSync(join(repository, path), "utf8");
    if (!/userEvent\.(keyboard|tab)\(/.test(source)) return;
    expect(hasWords(child(usageOf(source), "keyboard"))).toBe(true);
  });
});
