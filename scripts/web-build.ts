import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WEB = join(ROOT, "apps/web");
export const WEB_DIST = join(WEB, "dist");

/** The parts of the built web app. */
const SOURCES = [
  "package-lock.json",
  "tsconfig.base.json",
  "apps/web/index.html",
  "apps/web/vite.config.ts",
  "apps/web/build",
  "apps/web/package.json",
  "apps/web/public",
  "apps/web/src",
  "packages/core/src",
  "packages/adapters-http/src",
  "packages/ui/src",
];
const NOT_BUILT_IN = /\.(test|stories)\.tsx?$/;
const STAMP = join(ROOT, ".build/web-sources");

/**
 * Builds the web app when it is missing or its sources changed; `onBuild` is called before. An installation
 * without development dependencies serves what was built before.
 */
export async function buildWebIfStale(onBuild: () => void): Promise<void> {
  const vite = findVite();
  if (vite === null) {
    if (existsSync(join(WEB_DIST, "index.html"))) return;
    throw new Error(
      "The web app isn’t built, and what builds it isn’t installed: run `npm ci && npm run build` first.",
    );
  }
  const sources = hashSources();
  const built = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";
  if (built === sources && existsSync(join(WEB_DIST, "index.html"))) return;
  onBuild();
  rmSync(STAMP, { force: true });
  await buildWeb(vite);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}

/** The program that builds; null where only what runs is installed. */
function findVite(): string | null {
  try {
    return join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  } catch {
    return null;
  }
}

function buildWeb(vite: string): Promise<void> {
  // Built aside and put in place whole: another start may be building, or a server reading, at the same time.
  const aside = join(ROOT, ".build", `web-${process.pid}`);
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "warn", "--outDir", aside, "--emptyOutDir"], {
    cwd: WEB,
  });
  let output = "";
  child.stdout.on("data", (text) => (output += String(text)));
  child.stderr.on("data", (text) => (output += String(text)));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      if (code !== 0) return reject(new Error(`The web app could not be built.\n${output.trim()}`));
      rmSync(WEB_DIST, { recursive: true, force: true });
      renameSync(aside, WEB_DIST);
      resolve();
    });
  });
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(listFiles)) {
    if (!NOT_BUILT_IN.test(file))
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(ROOT, file)))
        .update("\0");
  }
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  const full = join(ROOT, path);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [path];
  return readdirSync(full)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}
