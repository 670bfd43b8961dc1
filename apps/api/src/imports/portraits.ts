import { existsSync } from "node:fs";
import { readFile, readdir } from "node:fs/promises";
import { groupBy } from "@rotunda/core";
import { join, basename, extname, relative, sep } from "node:path";
import type { Db } from "../platform/db.ts";
import { encodePortrait, hashFile, NotAPortrait, type Portrait } from "../pictures/encode-portrait.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { ImportCounts, type Problem } from "./import-counts.ts";
import { OPEN_STATES } from "./openstates-folder.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";
import { parse } from "yaml";
import { upsertRows } from "../directory/rows.ts";
import { formatPhotoAddress } from "../pictures/portraits.sql.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Row } from "./imported-rows.ts";
import { syncRows } from "./sync-rows.ts";
import { type Dispatcher, EnvHttpProxyAgent, fetch, interceptors } from "undici";
import { createFairQueue } from "../platform/fair-queue.ts";

export const PORTRAITS = "portraits";

export const isPortraitsFolder = async (folder: string): Promise<boolean> =>
  existsSync(folder) && (await listPortraits(folder)).portraits.size > 0;

export async function importPortraits(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { portraits, unknown } = await listPortraits(folder);
  const owners = new Map(
    (await listPortraitOwners(db)).flatMap((owner) => owner.keys.map((key) => [key, owner] as const)),
  );
  const jobs = [...portraits].flatMap(([key, path]) => {
    const owner = owners.get(key);
    return owner ? [{ name: path, run: () => readPicture(folder, path, owner) }] : [];
  });
  const doubts = unknown.map((path) => describe(path, "is not named after a person: use {id}.jpg"));
  return runImport(db, PORTRAITS, listParts(jobs, doubts), options);
}

/** `run` reads a picture; null if it is already stored. Throws `NotAPortrait` with the reason. */
interface PortraitJob {
  name: string;
  run: () => Promise<NewPortrait | null>;
}

async function readPicture(folder: string, path: string, owner: PortraitOwner): Promise<NewPortrait | null> {
  const file = await readFile(join(folder, path));
  if (hashFile(file) === owner.file_hash) return null;
  const credit = await readCredit(folder, path);
  const download = { source_url: "", etag: "", last_modified: "" };
  return { owner, portrait: await encodePortrait(file), credit, download };
}

/** Limits the memory and the length of a transaction. */
const PICTURES_PER_PART = 250;

function listParts(jobs: readonly PortraitJob[], doubts: readonly Problem[] = []): ImportPart[] {
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
              counts.reject([describe(name, cause.message)]);
              return null;
            }),
          ),
        );
        const found = results.filter((result) => result !== null);
        return async (importRun) => {
          const { changed, placeholders } = await storePortraits(importRun, found);
          if (placeholders > 0) {
            counts.doubts.push(
              describe("pictures", `${placeholders} belong to several people: treated as placeholders`),
            );
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

const PICTURE = /\.(?:jpe?g|png|webp)$/iu;
/** A bioguide id, the id of a profile, or the UUID of an Open States id. */
const KEY = /^(?:[A-Z]\d{6}|\d{1,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

/** unitedstates/images has a folder for each size: the largest counts. `unknown`: pictures whose names aren't keys. */
async function listPortraits(folder: string): Promise<{ portraits: Map<string, string>; unknown: string[] }> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => PICTURE.test(path)).toSorted();
  const portraits = new Map<string, string>();
  const unknown: string[] = [];
  for (const path of paths) {
    const key = nameOf(path).replace(/^ocd-person[-_]/u, "");
    if (!KEY.test(key)) unknown.push(path);
    else if (parseSize(path) > parseSize(portraits.get(key) ?? "")) portraits.set(key, path);
  }
  return { portraits, unknown };
}

const nameOf = (path: string): string => basename(path, extname(path));

/** Ranks folders such as "450x550" and "original". */
function parseSize(path: string): number {
  if (path === "") return -1;
  const parts = path.split(sep);
  if (parts.includes("original")) return Infinity;
  return Math.max(0, ...parts.map((part) => Number(/^(\d+)x\d+$/u.exec(part)?.[1] ?? 0)));
}

/** Reads `metadata/{key}.yaml` of unitedstates/images beside the folders of sizes. */
async function readCredit(folder: string, path: string): Promise<string> {
  const metadata = join(folder, path, "..", "..", "metadata", `${nameOf(path)}.yaml`);
  if (relative(folder, metadata).startsWith("..")) return "";
  try {
    const { name } = parse(await readFile(metadata, "utf8")) as { name?: unknown };
    return typeof name === "string" && name.trim() !== "" ? `Picture: ${name.trim()}` : "";
  } catch {
    return "";
  }
}

interface PortraitOwner {
  id: number;
  keys: (string | null)[];
  source: string;
  source_id: string;
  chamber_id: number | null;
  image: string;
  file_hash: string;
  source_url: string;
  etag: string;
  last_modified: string;
}

const listPortraitOwners = (db: Db): Promise<PortraitOwner[]> =>
  db.query<PortraitOwner>(
    `select p.id, p.source, p.source_id, p.chamber_id, array[p.id::text, case
         when p.source in ('${CONGRESS}', '${OPEN_STATES}') then replace(p.source_id, 'ocd-person/', '') end] as keys, coalesce(p.identifiers->>'image', '') as image,
       coalesce(f.file_hash, '') as file_hash, coalesce(f.source_url, '') as source_url, coalesce(f.etag, '') as etag,
       coalesce(f.last_modified, '') as last_modified
     from profiles p left join portraits f on f.profile_id = p.id
     where p.source <> 'sample' and not p.is_former order by p.id`,
  );

/** A new portrait, and where it was downloaded; the addresses are empty for a file. */
interface NewPortrait {
  owner: PortraitOwner;
  portrait: Portrait;
  credit: string;
  download: Pick<PortraitOwner, "source_url" | "etag" | "last_modified">;
}

/** A picture that more people than this have is a placeholder. */
const SHARED_MAX = 2;

/** Editors' and suppressed pictures stay as they are. */
async function storePortraits(run: ImportRun, found: readonly NewPortrait[]) {
  const counts = await countPeople(run.tx, found);
  const fresh = found.filter(({ portrait }) => (counts.get(portrait.hash) ?? 0) <= SHARED_MAX);
  await upsertRows(
    run.tx,
    "portraits",
    ["profile_id"],
    fresh.map(({ owner, portrait: { fileHash, ...pictures }, download }) => ({
      profile_id: owner.id,
      file_hash: fileHash,
      ...pictures,
      ...download,
    })),
  );
  let changed = 0;
  for (const [source, own] of groupBy(fresh, ({ owner }) => owner.source)) {
    const incoming = new Map<string, Row<"profiles">>(
      own.map(({ owner, portrait, credit }) => [
        owner.source_id,
        { headshot: formatPhotoAddress(portrait.hash), "body.headshot_credit": credit || null },
      ]),
    );
    const synced = await syncRows({ ...run, source }, { table: "profiles", incoming, isDated: false });
    changed += synced.changed.length;
  }
  await run.tx.query(
    `delete from portraits f using profiles p
     where p.id = f.profile_id and p.headshot <> '/api/portraits/' || f.hash || '.webp'`,
  );
  return { changed, placeholders: found.length - fresh.length };
}

async function countPeople(tx: Db, found: readonly NewPortrait[]): Promise<Map<string, number>> {
  const rows = await tx.query<{ hash: string; people: number }>(
    "select hash, count(*)::int as people from portraits where profile_id <> all($1::int[]) group by hash",
    [found.map(({ owner }) => owner.id)],
  );
  const counts = new Map(rows.map(({ hash, people }) => [hash, people]));
  for (const { portrait } of found) counts.set(portrait.hash, (counts.get(portrait.hash) ?? 0) + 1);
  return counts;
}

interface DownloadOptions extends ImportOptions {
  /** Also downloads pictures of state officials, which have other licenses. */
  includesStates: boolean;
  origin?: string;
}

const AT_ONCE = 4;
/** Number of failures in a row after which a host gets no more requests. */
const FAILURES_MAX = 5;

/** Honors HTTPS_PROXY and NO_PROXY. */
export async function downloadPortraits(db: Db, options: DownloadOptions): Promise<ImportReport> {
  const { includesStates, origin = "https://unitedstates.github.io" } = options;
  const dispatcher = new EnvHttpProxyAgent().compose(interceptors.retry({ maxRetries: 2 }));
  const limit = createFairQueue({ atOnce: AT_ONCE, waiting: Infinity });
  const failures = new Map<string, number>();
  const jobs = (await listPortraitOwners(db)).flatMap((owner) => {
    const isMember = owner.source === CONGRESS && owner.chamber_id !== null;
    const image = includesStates ? owner.image : "";
    const url = isMember ? `${origin}/images/congress/450x550/${owner.source_id}.jpg` : image;
    if (!URL.canParse(url) || !/^https?:/u.test(url)) return [];
    const { host } = new URL(url);
    const credit = isMember ? "Picture: unitedstates/images, public domain" : `Picture: ${host}`;
    const run = async (): Promise<NewPortrait | null> => {
      if ((failures.get(host) ?? 0) >= FAILURES_MAX)
        throw new NotAPortrait(`was not requested: ${host} doesn’t answer`);
      try {
        const found = await download(dispatcher, owner, { url, credit });
        failures.delete(host);
        return found;
      } catch (cause) {
        failures.set(host, (failures.get(host) ?? 0) + 1);
        throw cause;
      }
    };
    return [{ name: url, run: () => limit.take(PORTRAITS, run) }];
  });
  return runImport(db, PORTRAITS, listParts(jobs), options);
}

const SILENCE_MS = 20_000;

/** Returns null if there is no picture, or no newer one. */
async function download(
  dispatcher: Dispatcher,
  owner: PortraitOwner,
  { url, credit }: { url: string; credit: string },
): Promise<NewPortrait | null> {
  const isSame = owner.source_url === url;
  const headers = {
    ...(isSame && owner.etag !== "" && { "if-none-match": owner.etag }),
    ...(isSame && owner.last_modified !== "" && { "if-modified-since": owner.last_modified }),
  };
  try {
    const response = await fetch(url, { dispatcher, headers, signal: AbortSignal.timeout(SILENCE_MS) });
    if (response.status === 304 || response.status === 404) return null;
    if (!response.ok) throw new NotAPortrait(`can’t be downloaded: the server answered ${response.status}`);
    const file = new Uint8Array(await response.arrayBuffer());
    const header = (name: string) => response.headers.get(name) ?? "";
    return {
      owner,
      portrait: await encodePortrait(file),
      credit,
      download: { source_url: url, etag: header("etag"), last_modified: header("last-modified") },
    };
  } catch (cause) {
    if (cause instanceof NotAPortrait) throw cause;
    throw new NotAPortrait("can’t be downloaded: the server doesn’t answer");
  }
}
