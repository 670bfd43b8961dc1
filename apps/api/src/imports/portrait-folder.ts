import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join, relative, sep } from "node:path";
import { parse } from "yaml";

export interface PortraitSource {
  /** A bioguide id, the UUID of an Open States id, or the id of a profile. */
  key: string;
  path: string;
  credit: string;
}

const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
const KEY = /^(?:[A-Z]\d{6}|\d{1,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/**
 * Lists the pictures of a folder: `{key}.jpg` at any depth, as unitedstates/images has them in a folder for each size.
 * Of several sizes the largest is taken. `unknown`: pictures whose names are no keys.
 */
export async function listPortraits(folder: string): Promise<{ portraits: PortraitSource[]; unknown: string[] }> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => PICTURE.test(path)).toSorted();
  const largest = new Map<string, string>();
  const unknown: string[] = [];
  for (const path of paths) {
    const key = basename(path, extname(path)).replace(/^ocd-person[-_]/u, "");
    if (!KEY.test(key)) unknown.push(path);
    else if (sizeOf(path) > sizeOf(largest.get(key) ?? "")) largest.set(key, path);
  }
  const portraits = await Promise.all(
    [...largest].map(async ([key, path]) => ({ key, path, credit: await readCredit(folder, path, key) })),
  );
  return { portraits, unknown };
}

/** Ranks folders such as "450x550" and "original". */
function sizeOf(path: string): number {
  if (path === "") return -1;
  const parts = path.split(sep);
  if (parts.includes("original")) return Infinity;
  return Math.max(0, ...parts.map((part) => Number(/^(\d+)x\d+$/u.exec(part)?.[1] ?? 0)));
}

/** Reads `metadata/{key}.yaml` of unitedstates/images beside the folders of sizes. */
async function readCredit(folder: string, path: string, key: string): Promise<string> {
  const metadata = join(folder, path, "..", "..", "metadata", `${key}.yaml`);
  if (relative(folder, metadata).startsWith("..")) return "";
  try {
    const { name } = parse(await readFile(metadata, "utf8")) as { name?: unknown };
    return typeof name === "string" && name.trim() !== "" ? `Picture: ${name.trim()}` : "";
  } catch {
    return "";
  }
}
