import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { join, basename, extname, relative, sep } from "node:path";
import type { Db } from "../platform/db.ts";
import { encodePortrait, hashFile, NotAPortrait } from "../pictures/encode-portrait.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { ImportCounts, type Problem } from "./import-counts.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";
import { listPortraitOwners, type NewPortrait, type PortraitOwner, storePortraits } from "./store-portraits.ts";
import { parse } from "yaml";

export const PORTRAITS = "portraits";

export const holdsPortraits = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await listPortraits(folder)).portraits.length > 0;

export async function importPortraits(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { portraits, unknown } = await listPortraits(folder);
  const owners = findOwners(await listPortraitOwners(db));
  const jobs = portraits.flatMap((source) => {
    const owner = owners.get(source.key);
    return owner ? [{ name: source.path, run: () => readPicture(folder, source, owner) }] : [];
  });
  const doubts = unknown.map((path) => describe(path, "is not named after a person: use {id}.jpg"));
  return runImport(db, PORTRAITS, listParts(jobs, doubts), options);
}

function findOwners(owners: readonly PortraitOwner[]): Map<string, PortraitOwner> {
  const found = new Map<string, PortraitOwner>();
  for (const owner of owners) {
    found.set(String(owner.id), owner);
    if (owner.source === CONGRESS) found.set(owner.source_id, owner);
    if (owner.source === OPEN_STATES) found.set(owner.source_id.replace("ocd-person/", ""), owner);
  }
  return found;
}

/** Reads one picture: null if it is the stored one. Throws `NotAPortrait` with the reason. */
export interface PortraitJob {
  name: string;
  run: () => Promise<NewPortrait | null>;
}

async function readPicture(
  folder: string,
  { path, credit }: PortraitSource,
  owner: PortraitOwner,
): Promise<NewPortrait | null> {
  const file = await readFile(join(folder, path));
  if (hashFile(file) === owner.file_hash) return null;
  const download = { source_url: "", etag: "", last_modified: "" };
  return { owner, portrait: await encodePortrait(file), credit, download };
}

/** Bounds the memory and the length of a transaction. */
const PICTURES_PER_PART = 250;

export function listParts(jobs: readonly PortraitJob[], doubts: readonly Problem[] = []): ImportPart[] {
  const parts: ImportPart[] = [];
  for (let from = 0; from < jobs.length || from === 0; from += PICTURES_PER_PART) {
    const some = jobs.slice(from, from + PICTURES_PER_PART);
    const label = `pictures ${from + 1} to ${from + some.length}`;
    parts.push({
      file: jobs.length <= PICTURES_PER_PART ? "pictures" : label,
      unit: "pictures",
      load: async () => {
        const counts = new ImportCounts();
        if (from === 0) counts.doubts.push(...doubts);
        const results = await Promise.all(
          some.map(({ name, run }) =>
            run().catch((cause: unknown) => {
              if (!(cause instanceof NotAPortrait)) throw cause;
              return describe(name, cause.message);
            }),
          ),
        );
        for (const result of results) if (result !== null && "why" in result) counts.reject([result]);
        const found = results.filter((result) => result !== null && "owner" in result);
        return async (importRun) => {
          const { changed, withheld, placeholders } = await storePortraits(importRun, found);
          counts.withheld += withheld;
          if (placeholders > 0) {
            counts.doubts.push(describe("pictures", `${placeholders} show several people: taken for placeholders`));
          }
          const added = found.filter(({ owner }) => owner.file_hash === "").length - placeholders;
          return counts.finish({ read: some.length, added, changed: Math.max(0, changed - added), left: 0 });
        };
      },
    });
  }
  return parts;
}

const describe = (file: string, why: string): Problem => ({ file, line: 0, field: "", why });

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
