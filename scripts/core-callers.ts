import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";
import { listModules } from "./boundaries.ts";

const CORE = "packages/core/src/";
const ENTRIES = ["index.ts", "stores.ts"].map((file) => CORE + file);
const TESTS = /\.(?:test|stories)\.tsx?$|\/story-[^/]*$|\/testing\//u;

type Node = Record<string, unknown> & { type: string };

/** The declarations of a module, by name, each with the names it uses; what is imported, by local name. */
interface Module {
  declarations: Map<string, Set<string>>;
  imports: Map<string, string>;
  namespaces: string[];
  /** All names used outside imports. */
  used: Set<string>;
  text: string;
}

/**
 * The declarations of core, as `file#name`, that the product reaches: another workspace uses them outside its tests and
 * stories, or a declaration does that is reached itself.
 */
export function findReached(root: string): Set<string> {
  const paths = listModules(root).filter((path) => /^(?:packages|apps)\//u.test(path) && !TESTS.test(path));
  const entries = new Map(ENTRIES.flatMap((path) => readReexports(root, path)));
  const uses = new Map<string, string[]>();
  const reached = new Set<string>();
  for (const path of paths.filter((one) => !ENTRIES.includes(one))) {
    const module = readModule(root, path, entries);
    if (path.startsWith(CORE)) {
      for (const name of module.declarations.keys()) module.imports.set(name, `${path}#${name}`);
      for (const [name, used] of module.declarations) uses.set(`${path}#${name}`, targetsOf(used, module.imports));
    } else {
      for (const target of targetsOf(module.used, module.imports)) reached.add(target);
      for (const name of namesInNamespaces(module)) reached.add(entries.get(name) ?? "");
    }
  }
  // A set is read in the order it grows.
  for (const target of reached) for (const next of uses.get(target) ?? []) reached.add(next);
  return reached;
}

const targetsOf = (used: ReadonlySet<string>, imports: ReadonlyMap<string, string>): string[] =>
  [...used].flatMap((name) => imports.get(name) ?? []);

const namesInNamespaces = ({ namespaces, text }: Module): string[] =>
  namespaces.flatMap((space) =>
    [...text.matchAll(new RegExp(`\\b${space}\\.(\\w+)`, "gu"))].map(([, name = ""]) => name),
  );

function readReexports(root: string, path: string): [string, string][] {
  const { module } = parseSync(path, readFileSync(join(root, path), "utf8"));
  return module.staticExports
    .flatMap(({ entries }) => entries)
    .map(({ exportName, importName, moduleRequest }) => [
      exportName.name ?? "",
      `${resolveFrom(path, moduleRequest?.value ?? "")}#${importName.name}`,
    ]);
}

const resolveFrom = (path: string, specifier: string): string =>
  relative(resolve("/"), resolve("/", dirname(path), specifier));

function readModule(root: string, path: string, entries: ReadonlyMap<string, string>): Module {
  const text = readFileSync(join(root, path), "utf8");
  const { program, module } = parseSync(path, text);
  const imports = new Map<string, string>();
  const namespaces: string[] = [];
  for (const { moduleRequest, entries: names } of module.staticImports) {
    const isCore = moduleRequest.value.startsWith("@rotunda/core");
    for (const { importName, localName } of names) {
      // Without a name it is the whole module: import * as Core.
      if (isCore && !importName.name) namespaces.push(localName.value);
      else if (isCore) imports.set(localName.value, entries.get(importName.name ?? "") ?? "");
      else if (moduleRequest.value.startsWith(".") && path.startsWith(CORE))
        imports.set(localName.value, `${resolveFrom(path, moduleRequest.value)}#${importName.name}`);
    }
  }
  const body = (program.body as unknown as Node[]).filter(({ type }) => type !== "ImportDeclaration");
  const declarations = new Map(
    body.flatMap((statement) => {
      const declared = (statement.declaration ?? statement) as Node;
      return namesDeclared(declared).map((name) => [name, namesIn(declared)] as const);
    }),
  );
  return { declarations, imports, namespaces, used: namesIn(body), text };
}

function namesDeclared(node: Node): string[] {
  const declarators = (node.declarations ?? [node]) as Node[];
  return declarators.flatMap(({ id }) => [...namesIn(id)]);
}

function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (node === null || typeof node !== "object") return found;
  const { type, name } = node as Partial<Node>;
  if ((type === "Identifier" || type === "JSXIdentifier") && typeof name === "string") found.add(name);
  for (const child of Object.values(node)) namesIn(child, found);
  return found;
}
