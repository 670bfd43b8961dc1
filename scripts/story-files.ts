import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Expression, type ObjectExpression, parseSync, type Program, Visitor } from "oxc-parser";

const repository = resolve(import.meta.dirname, "..");
const FOLDERS = ["packages/ui/src", "apps/web/src"];
/** Excludes pages about tokens and whole screens, which aren't components. */
const WITHOUT = /\/foundations\/|^apps\/web\//;

export const storyFiles = FOLDERS.flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
).filter((path) => path.endsWith(".stories.tsx"));

export const componentStoryFiles = storyFiles.filter((path) => !WITHOUT.test(path));

export const readStoryFile = (path: string) => readFileSync(join(repository, path), "utf8");

export function objectOf(node: Expression | null | undefined): ObjectExpression | null {
  if (node?.type === "TSSatisfiesExpression" || node?.type === "TSAsExpression") return objectOf(node.expression);
  return node?.type === "ObjectExpression" ? node : null;
}

export function child(node: ObjectExpression | null, name: string): Expression | null {
  for (const property of node?.properties ?? [])
    if (property.type === "Property" && property.key.type === "Identifier" && property.key.name === name)
      return property.value;
  return null;
}

function constants(program: Program): Map<string, Expression> {
  return new Map(
    program.body.flatMap((statement) =>
      statement.type === "VariableDeclaration"
        ? statement.declarations.flatMap(({ id, init }) => (id.type === "Identifier" && init ? [[id.name, init]] : []))
        : [],
    ),
  );
}

export const metaOf = (source: string) => objectOf(constants(parseSync("a.stories.tsx", source).program).get("meta"));

export const usageOf = (source: string) => objectOf(child(objectOf(child(metaOf(source), "parameters")), "usage"));

export interface StoryText {
  name: string;
  /** Whether its play function presses keys or checks the focus. */
  usesKeyboard: boolean;
}

/** Returns the stories of a file by export name. */
export function storiesIn(source: string): StoryText[] {
  const stories: StoryText[] = [];
  new Visitor({
    ExportNamedDeclaration({ declaration }) {
      if (declaration?.type !== "VariableDeclaration") return;
      for (const { id, init } of declaration.declarations) {
        if (id.type !== "Identifier" || objectOf(init) === null) continue;
        const text = source.slice(init?.start, init?.end);
        stories.push({ name: id.name, usesKeyboard: /\.(tab|keyboard)\(|toHaveFocus\(/.test(text) });
      }
    },
  }).visit(parseSync("a.stories.tsx", source).program);
  return stories;
}
