import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const WEB = join(ROOT, "apps/web");
export const WEB_DIST = join(WEB, "dist");

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
/** Vite's program; missing without development dependencies. */
const VITE = join(ROOT, "node_modules/vite/bin/vite.js");
const STAMP_FILE = join(ROOT, ".build/web-sources");

/** Builds the web app if its sources changed. Without development dependencies, the existing build is used. */
export async function buildWebIfStale(onBuild: () => void): Promise<void> {
  if (!existsSync(VITE)) {
    if (existsSync(join(WEB_DIST, "index.html"))) return;
    throw new Error(
      "The web app isn’t built, and what builds it isn’t installed: run `npm ci && npm run build` first.",
    );
  }
  const sources = hashSources();
  const built = existsSync(STAMP_FILE) ? readFileSync(STAMP_FILE, "utf8") : "";
  if (built === sources && existsSync(join(WEB_DIST, "index.html"))) return;
  onBuild();
  // Built in a separate folder and renamed, because another process may be building or reading.
  const aside = join(ROOT, ".build", `web-${process.pid}`);
  await buildWeb(aside);
  rmSync(STAMP_FILE, { force: true });
  rmSync(WEB_DIST, { recursive: true, force: true });
  renameSync(aside, WEB_DIST);
  writeFileSync(STAMP_FILE, sources);
}

async function buildWeb(folder: string): Promise<void> {
  const options = ["build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"];
  const building = promisify(execFile)(process.execPath, [VITE, ...options], { cwd: WEB });
  // Stops the build if the database, prepared meanwhile, fails and ends the process.
  const abandon = () => {
    building.child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", abandon);
  try {
    await building;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`The web app could not be built.\n${`${stdout}${stderr}`.trim()}`, { cause: error });
  } finally {
    process.off("exit", abandon);
  }
}

function hashSources(): string {
  const hash = createHash("sha256");
  for (const file of SOURCES.flatMap(listFiles).filter((path) => !NOT_BUILT_IN.test(path)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(ROOT, file)))
      .update("\0");
  return hash.digest("hex");
}

function listFiles(path: string): string[] {
  const full = join(ROOT, path);
  if (statSync(full).isFile()) return [path];
  const files = readdirSync(full, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(ROOT, join(parentPath, name))).toSorted();
}
