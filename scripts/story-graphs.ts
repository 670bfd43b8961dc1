import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type EcmaScriptModule, parseSync } from "oxc-parser";
import { ResolverFactory } from "oxc-resolver";
import { listDynamicImports } from "./boundaries.ts";
import { storyFiles } from "./story-files.ts";

// A story's screenshots change only with the modules it imports. Their hash is stored when screenshots are compared or
// replaced; story files with an unchanged hash are skipped.

const ROOT = resolve(import.meta.dirname, "..");
const STORED = join(ROOT, ".storybook/baselines/graphs.json");
/** Affect all screenshots: libraries, the browser, and how stories are rendered and captured. */
const EVERYWHERE = ["package-lock.json", "scripts/find-chromium.ts", "vitest.stories.config.ts"];
const SETUP = [".storybook/preview.tsx", ".storybook/match-screenshots.ts"];

const resolver = new ResolverFactory({ extensions: [".ts", ".tsx", ".js", ".json"] });
const modules = new Map<string, EcmaScriptModule>();

/** Returns a hash of each story file's modules, by path. */
export function hashStories(files = storyFiles): Map<string, string> {
  const shared = [...EVERYWHERE.map((path) => join(ROOT, path)), ...SETUP.flatMap((path) => [...listModules(path)])];
  return new Map(files.map((file) => [file, hash([...listModules(file), ...shared])]));
}

/** Returns the story files whose hash differs from the stored one. */
export function listChangedStories(hashes: Map<string, string>): string[] {
  const stored = readStored();
  return [...hashes].flatMap(([file, now]) => (stored[file] === now ? [] : [file]));
}

/** Stores the hashes of all story files after their screenshots are compared or replaced. */
export function storeHashes(hashes: Map<string, string>): void {
  const sorted = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(STORED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const readStored = (): Record<string, string> =>
  existsSync(STORED) ? (JSON.parse(readFileSync(STORED, "utf8")) as Record<string, string>) : {};

function hash(files: string[]): string {
  const sum = createHash("sha256");
  for (const file of [...new Set(files)].toSorted()) sum.update(relative(ROOT, file)).update(readFileSync(file));
  return sum.digest("hex").slice(0, 16);
}

/** Returns the files that a file needs at run time, including itself. */
export function listModules(file: string): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  visit(resolve(ROOT, file), null);
  return found;

  /** Follows the imports of a file, or only those behind the given names of a barrel (null: all). */
  function visit(path: string, names: readonly string[] | null): void {
    const module = readModule(path);
    if (names && isBarrel(module)) {
      for (const name of names) {
        if (seen.has(`${path} ${name}`)) continue;
        seen.add(`${path} ${name}`);
        for (const { request, imported } of findExport(module, path, name)) follow(path, request, imported);
      }
      return;
    }
    if (found.has(path)) return;
    found.add(path);
    for (const { moduleRequest, entries } of module.staticImports) {
      const values = entries.filter(({ isType }) => !isType);
      if (entries.length > 0 && values.length === 0) continue;
      const isWhole = entries.length === 0 || values.some(({ importName }) => importName.name === null);
      follow(path, moduleRequest.value, isWhole ? null : values.flatMap(({ importName }) => importName.name ?? []));
    }
    for (const { entries } of module.staticExports)
      for (const { moduleRequest, isType } of entries)
        if (moduleRequest && !isType) follow(path, moduleRequest.value, null);
    const source = module.dynamicImports.length > 0 ? readFileSync(path, "utf8") : "";
    for (const request of listDynamicImports(module, source)) follow(path, request, null);
  }

  function follow(from: string, request: string, names: readonly string[] | null): void {
    const target = find(from, request);
    if (target) visit(target, names);
  }
}

/** Resolves to a file of the repository; null for libraries, which the lockfile covers. */
function find(from: string, request: string): string | null {
  const { path } = resolver.sync(dirname(from), request.replace(/\?.*$/u, ""));
  return path && !path.includes("/node_modules/") ? path : null;
}

function readModule(path: string): EcmaScriptModule {
  let module = modules.get(path);
  if (!module) {
    const isScript = /\.[jt]sx?$/u.test(path);
    module = parseSync(path, isScript ? readFileSync(path, "utf8") : "").module;
    modules.set(path, module);
  }
  return module;
}

/** A file that only re-exports. */
const isBarrel = ({ staticImports, staticExports }: EcmaScriptModule) =>
  staticImports.length === 0 &&
  staticExports.length > 0 &&
  staticExports.every(({ entries }) => entries.every(({ moduleRequest }) => moduleRequest));

/** Finds the module from which a barrel re-exports a name. */
function findExport(
  module: EcmaScriptModule,
  path: string,
  name: string,
): { request: string; imported: string[] | null }[] {
  return module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, exportName, importName, isType }) => {
      if (!moduleRequest || isType) return [];
      const request = moduleRequest.value;
      if (exportName.name === name) return [{ request, imported: importName.name === null ? null : [importName.name] }];
      return exportName.name === null && hasExport(find(path, request), name) ? [{ request, imported: [name] }] : [];
    }),
  );
}

function hasExport(path: string | null, name: string): boolean {
  if (!path) return false;
  const module = readModule(path);
  return module.staticExports.some(({ entries }) =>
    entries.some(
      ({ exportName, moduleRequest }) =>
        exportName.name === name ||
        (exportName.name === null && hasExport(moduleRequest && find(path, moduleRequest.value), name)),
    ),
  );
}
