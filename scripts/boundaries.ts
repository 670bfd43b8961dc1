import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { type EcmaScriptModule, parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";
import table from "./layers.json" with { type: "json" };

const ROOTS = ["packages", "apps", "e2e", "scripts", ".storybook"];
const SKIPPED = /(^|\/)(node_modules|dist|data|\.build)(\/|$)/;

/** See docs/architecture.md. Modules are paths from the root, npm packages `npm:name`, Node modules `node:name`. */
interface Layer {
  name: string;
  from: RegExp;
  fromNot?: RegExp | undefined;
  to?: RegExp | undefined;
  only?: RegExp | undefined;
}

/** Core's features; each may import those before it. */
export const CORE_FEATURES = table.coreFeatures;

const featureOrder = CORE_FEATURES.slice(0, -1).map((feature, index) => ({
  name: `core's ${feature} imports no later feature`,
  from: `^packages/core/src/${feature}/`,
  fromNot: "\\.(test|stories)\\.tsx?$",
  to: `^packages/core/src/(${CORE_FEATURES.slice(index + 1).join("|")})/`,
}));

const compile = (pattern?: string) => (pattern === undefined ? undefined : new RegExp(pattern));

const LAYERS = [...featureOrder, ...table.layers].map(
  (row: Record<"name" | "from", string> & Partial<Record<"fromNot" | "to" | "only", string>>): Layer => ({
    name: row.name,
    from: new RegExp(row.from),
    fromNot: compile(row.fromNot),
    to: compile(row.to),
    only: compile(row.only),
  }),
);

/** Includes type imports. Throws if it finds no modules, because an empty check would pass. */
export function findBoundaryViolations(root: string): { modules: number; violations: string[] } {
  const resolver = createResolver();
  const base = realpathSync(root);
  const modules = listModules(base);
  if (modules.length === 0) throw new Error("The boundary check read no module at all.");
  const violations = modules.flatMap((module) =>
    listImports(join(base, module)).flatMap((specifier) => {
      const target = resolveName(base, join(base, module), specifier, resolver);
      if (target === null) return [`every import exists: ${module} imports ${specifier}`];
      return findBrokenLayers(module, target).map((layer) => `${layer}: ${module} imports ${specifier}`);
    }),
  );
  return { modules: modules.length, violations };
}

/** Follows imports transitively; the modules include the entries. */
export function listReachable(root: string, entries: readonly string[]): { modules: string[]; packages: string[] } {
  const resolver = createResolver();
  const base = realpathSync(root);
  const found = new Set(entries);
  // Iteration over a set includes items added meanwhile.
  for (const name of found) {
    if (!/\.tsx?$/.test(name)) continue;
    for (const specifier of listImports(join(base, name))) {
      const target = resolveName(base, join(base, name), specifier, resolver);
      if (target === null) throw new Error(`${name} imports ${specifier}, which doesn’t exist.`);
      if (!target.startsWith("node:")) found.add(target);
    }
  }
  const [packages, modules] = [[...found].filter(isPackage), [...found].filter((name) => !isPackage(name))];
  return { modules: modules.toSorted(), packages: packages.map((name) => name.slice("npm:".length)).toSorted() };
}

const isPackage = (name: string): boolean => name.startsWith("npm:");

const createResolver = () =>
  new ResolverFactory({
    conditionNames: ["types", "import", "browser", "node", "default"],
    extensions: [".ts", ".tsx", ".d.ts", ".mts", ".js", ".mjs", ".json"],
  });

export function listModules(root: string): string[] {
  return ROOTS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path).replaceAll("\\", "/"))
      .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path)),
  );
}

function listImports(path: string): string[] {
  const source = readFileSync(path, "utf8");
  const { module, errors } = parseSync(path, source);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const reexported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [
    ...new Set([
      ...module.staticImports.map((one) => one.moduleRequest.value),
      ...reexported,
      ...listDynamicImports(module, source),
    ]),
  ];
}

export const listDynamicImports = ({ dynamicImports }: EcmaScriptModule, source: string): string[] =>
  dynamicImports.flatMap(({ moduleRequest }) => {
    const text = source.slice(moduleRequest.start, moduleRequest.end);
    return /^["'`][^$]*["'`]$/.test(text) ? [text.slice(1, -1)] : [];
  });

function resolveName(base: string, from: string, specifier: string, resolver: ResolverFactory): string | null {
  if (isBuiltin(specifier)) return specifier.startsWith("node:") ? specifier : `node:${specifier}`;
  // Resolved by the bundler: asset URLs and virtual modules.
  if (specifier.includes("?") || specifier.startsWith("virtual:")) return "bundler";
  // A package that contains only types resolves under `@types`.
  const path = resolver.sync(dirname(from), specifier).path ?? resolver.sync(dirname(from), `@types/${specifier}`).path;
  if (!path) return null;
  const installed = path.lastIndexOf("/node_modules/");
  if (installed < 0) return relative(base, path).replaceAll("\\", "/");
  const [scope = "", name = ""] = path.slice(installed + "/node_modules/".length).split("/");
  return `npm:${scope.startsWith("@") ? `${scope}/${name}` : scope}`;
}

function findBrokenLayers(module: string, target: string): string[] {
  if (target === "bundler") return [];
  return LAYERS.filter(
    ({ from, fromNot, to, only }) =>
      from.test(module) && !fromNot?.test(module) && (to?.test(target) || (only && !only.test(target))),
  ).map(({ name }) => name);
}

if (process.argv[1] && import.meta.filename === resolve(process.argv[1])) {
  const { modules, violations } = findBoundaryViolations(process.cwd());
  for (const violation of violations) console.error(violation);
  console.log(`boundaries: ${modules} modules, ${violations.length} violations`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
