import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile, open, stat } from "node:fs/promises";
import { join, dirname } from "node:path";
import { extract } from "tar";
import { setTimeout as pause } from "node:timers/promises";
import { EnvHttpProxyAgent, fetch, type Response } from "undici";
import { readErrorCode } from "../platform/describe-error.ts";

interface Archive {
  path: string;
  /** Files of the repository that are unpacked. */
  wanted: RegExp;
  required: string;
}

/** Sources that can be downloaded, in the order of `npm run import -- all`. */
export const ARCHIVES: Readonly<Record<string, Archive>> = {
  "congress-legislators": {
    path: "/unitedstates/congress-legislators/tar.gz/refs/heads/main",
    wanted: /^[\w-]+\.(?:ya?ml|csv)$/u,
    required: "legislators-current.yaml",
  },
  "openstates-people": {
    path: "/openstates/people/tar.gz/refs/heads/main",
    wanted:
      /^(?:settings\.yml|data\/[a-z]{2}\/(?:legislature|executive|municipalities|retired|committees)\/[^/]+\.ya?ml)$/u,
    required: "settings.yml",
  },
};

interface StoredNote {
  url: string;
  etag: string;
  /** Commit of the archive, or its ETag. */
  revision: string;
  revisedOn: string | null;
}

interface SourceDownload {
  name: string;
  dataDir: string;
  origin: string;
  onProgress?: (bytes: number) => void;
  /** Longest silence of the server, and pause before the first repetition. */
  patience?: { silenceMs: number; pauseMs: number };
}

/** Downloads the current archive of a source into `DATA_DIR/sources`, unless the stored one is current. */
export async function downloadSource({ name, dataDir, origin, ...rest }: SourceDownload) {
  const archive = ARCHIVES[name];
  if (!archive) throw new Error(`${name} has no archive.`);
  const base = join(dataDir, "sources", name);
  const [folder, note, path] = [join(base, "files"), join(base, "source.json"), join(base, "archive.tar.gz")];
  const url = `${origin}${archive.path}`;
  const stored =
    existsSync(folder) && existsSync(note) ? (JSON.parse(await readFile(note, "utf8")) as StoredNote) : null;
  const isSame = stored?.url === url && stored.etag !== "";
  const etag = await downloadFile({ url, path, knownEtag: isSame ? stored.etag : null, ...rest });
  if (etag === null) {
    if (!stored) throw new DownloadFailed(`${url} answered 304, but nothing is stored.`);
    return { folder, revision: stored.revision, revisedOn: stored.revisedOn, isUnchanged: true };
  }
  const { commit, revisedOn } = await replaceFiles(folder, path, archive);
  const revision = commit || etag.replace(/^W\/|"/gu, "");
  const fresh: StoredNote = { url, etag, revision, revisedOn };
  await writeFile(note, `${JSON.stringify(fresh, null, 2)}\n`);
  await rm(path);
  return { folder, revision, revisedOn, isUnchanged: false };
}

async function replaceFiles(folder: string, path: string, archive: Archive) {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  try {
    const unpacked = await unpackArchive(path, fresh, archive);
    await rm(folder, { recursive: true, force: true });
    await rename(fresh, folder);
    return unpacked;
  } catch (cause) {
    await Promise.all([fresh, path].map((each) => rm(each, { recursive: true, force: true })));
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DownloadFailed(
      `The downloaded archive is damaged or incomplete: ${why}. It was deleted: run the command again.`,
    );
  }
}

const UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;
const UNPACKED_FILES_MAX = 200_000;

/** Unpacks regular files of known names; others, links and files beyond the limits are never written. */
async function unpackArchive(path: string, folder: string, { wanted, required }: Archive) {
  let [commit, newest, bytes, files] = ["", 0, 0, 0];
  await extract({
    file: path,
    cwd: folder,
    strip: 1,
    strict: true,
    preserveOwner: false,
    filter: (name, entry) => {
      if (!("type" in entry) || entry.type !== "File" || !wanted.test(name.replace(/^[^/]+\//u, ""))) return false;
      // git notes the commit in the archive, and dates all files with it.
      commit ||= entry.globalExtended?.comment ?? "";
      newest = Math.max(newest, entry.mtime?.getTime() ?? 0);
      bytes += entry.size;
      files += 1;
      return bytes <= UNPACKED_BYTES_MAX && files <= UNPACKED_FILES_MAX;
    },
  });
  if (bytes > UNPACKED_BYTES_MAX || files > UNPACKED_FILES_MAX) throw new Error("it is too large");
  if (!existsSync(join(folder, required))) throw new Error(`${required} is missing`);
  return { commit, revisedOn: newest === 0 ? null : new Date(newest).toISOString().slice(0, 10) };
}

/** A download that can’t go on. Its message is for the operator. */
export class DownloadFailed extends Error {}

interface Download extends Pick<SourceDownload, "onProgress" | "patience"> {
  url: string;
  path: string;
  /** ETag of the version that is already there. */
  knownEtag: string | null;
}

const PATIENCE = { silenceMs: 30_000, pauseMs: 1_000 };
/** Attempts that bring nothing; every byte counts as progress. */
const ATTEMPTS_MAX = 4;
const WHOLE_MS = 30 * 60_000;
const ARCHIVE_BYTES_MAX = 500 * 1024 * 1024;

/**
 * Downloads a file, continuing an interrupted download of the same version. Returns its ETag, null if the known version
 * is the current one. Uses HTTPS_PROXY, HTTP_PROXY and NO_PROXY.
 */
async function downloadFile(download: Download): Promise<string | null> {
  const { url, path, patience: { silenceMs, pauseMs } = PATIENCE } = download;
  await mkdir(dirname(path), { recursive: true });
  const dispatcher = new EnvHttpProxyAgent({
    connect: { timeout: silenceMs },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
  });
  const signal = AbortSignal.timeout(WHOLE_MS);
  try {
    for (let attempt = 1; ;) {
      const before = await sizeOf(partOf(path));
      try {
        return await continueDownload(download, { dispatcher, signal });
      } catch (cause) {
        if (cause instanceof DownloadFailed) throw cause;
        if ((await sizeOf(partOf(path))) > before && !signal.aborted) attempt = 1;
        if (attempt >= ATTEMPTS_MAX || signal.aborted) throw new DownloadFailed(describeFailure(url, cause));
        await pause(pauseMs * 2 ** (attempt - 1));
        attempt += 1;
      }
    }
  } finally {
    await dispatcher.close();
  }
}

const partOf = (path: string): string => `${path}.part`;
const noteOf = (path: string): string => `${path}.part.etag`;
const sizeOf = async (path: string): Promise<number> => (existsSync(path) ? (await stat(path)).size : 0);

async function continueDownload(
  { url, path, knownEtag, onProgress = () => {} }: Download,
  connection: { dispatcher: EnvHttpProxyAgent; signal: AbortSignal },
): Promise<string | null> {
  const started = existsSync(noteOf(path)) ? await readFile(noteOf(path), "utf8") : "";
  // Only a strong ETag promises the same bytes.
  const from = started.startsWith('"') ? await sizeOf(partOf(path)) : 0;
  const headers = {
    "accept-encoding": "identity",
    "user-agent": "Rotunda",
    ...(from > 0
      ? { range: `bytes=${from}-`, "if-range": started }
      : knownEtag !== null && { "if-none-match": knownEtag }),
  };
  const response = await fetch(url, { ...connection, headers });
  if (response.status === 304) return null;
  const isRest =
    response.status === 206 && response.headers.get("content-range")?.startsWith(`bytes ${from}-`) === true;
  if (response.status !== 200 && !isRest) await refuseAnswer(url, path, response);
  const etag = isRest ? started : (response.headers.get("etag") ?? "");
  if (!isRest) await writeFile(noteOf(path), etag);

  let bytes = isRest ? from : 0;
  const file = await open(partOf(path), isRest ? "a" : "w");
  try {
    // Written at once, so that a broken connection loses nothing.
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > ARCHIVE_BYTES_MAX) throw new DownloadFailed(`${url} is larger than ${ARCHIVE_BYTES_MAX} bytes.`);
      await file.write(chunk);
      onProgress(bytes);
    }
  } finally {
    await file.close();
  }
  await rename(partOf(path), path);
  await rm(noteOf(path), { force: true });
  return etag;
}

/** Throws `DownloadFailed` if a retry would fail too. */
async function refuseAnswer(url: string, path: string, response: Response): Promise<never> {
  await response.body?.cancel();
  const { status, statusText } = response;
  // The stored part isn’t a part of the current version.
  if (status === 206 || status === 416) await rm(partOf(path), { force: true });
  const answer = `answered ${status} ${statusText}`.trim();
  if (status >= 500 || status === 429 || status === 206 || status === 416) throw new Error(answer);
  throw new DownloadFailed(`${url} ${answer}.`);
}

function describeFailure(url: string, cause: unknown): string {
  const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const code = readErrorCode(reason);
  const message = reason instanceof Error ? reason.message || code : String(reason);
  return `${url} could not be downloaded: ${message}. A proxy is read from HTTPS_PROXY. What has arrived is kept: run the command again to continue.`;
}
