import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Plugin } from "esbuild";

// Screenshots and axe's results depend only on the code that a story bundles. Its hash is stored after a full
// comparison; story files with an unchanged hash are skipped.

const ROOT = resolve(import.meta.dirname, "..");
const STORED = join(ROOT, ".storybook/baselines/hashes.json");
/** Files that affect all stories: libraries, the browser, and how stories are rendered and checked. */
const EVERYWHERE = [
  "package-lock.json",
  "scripts/find-chromium.ts",
  ".storybook/fonts.conf",
  "vitest.stories.config.ts",
];
const SETUP = [".storybook/preview.tsx", ".storybook/match-screenshots.ts"];

const storyFiles = ["packages/ui/src", "apps/web/src"]
  .flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((path) => `${folder}/${path}`),
  )
  .filter((path) => path.endsWith(".stories.tsx"));

/** Libraries aren't bundled, because the lockfile names their versions. */
const withoutLibraries: Plugin = {
  name: "without-libraries",
  setup: (bundle) =>
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@rotunda/") ? null : { path, external: true },
    ),
};

export async function hashStories(files = storyFiles): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...files, ...SETUP].map((path) => ({ in: path, out: path })),
    outdir: "/",
    bundle: true,
    // Removes comments and unused exports, which don't change the pictures.
    minify: true,
    format: "esm",
    jsx: "automatic",
    loader: { ".svg": "text" },
    plugins: [withoutLibraries],
    write: false,
  });
  const code = (path: string) => outputFiles.find((output) => output.path === `/${path}.js`)?.contents ?? "";
  const shared = [...EVERYWHERE.map((path) => readFileSync(join(ROOT, path))), ...SETUP.map(code)];
  return new Map(files.map((file) => [file, hash([...shared, code(file)])]));
}

export function listChangedStories(hashes: Map<string, string>): string[] {
  const stored = existsSync(STORED) ? (JSON.parse(readFileSync(STORED, "utf8")) as Record<string, string>) : {};
  return [...hashes].flatMap(([file, now]) => (stored[file] === now ? [] : [file]));
}

export function storeHashes(hashes: Map<string, string>): void {
  const sorted = [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(STORED, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

function hash(parts: (string | Uint8Array)[]): string {
  const sum = createHash("sha256");
  for (const part of parts) sum.update(part);
  return sum.digest("hex").slice(0, 16);
}
