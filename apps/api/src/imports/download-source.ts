import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { EnvHttpProxyAgent, fetch, interceptors } from "undici";
import { readErrorCode } from "../platform/describe-error.ts";

interface Archive {
  path: string;
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
  /** Longest time without data from the server, and the pause before the first retry. */
  patience?: { silenceMs: number; pauseMs: number };
}

/** Downloads the current archive of a source into `DATA_DIR/sources`, unless the stored one is current. */
export async function downloadSource({ name, dataDir, origin, ...rest }: SourceDownload) {
  const archive = ARCHIVES[name];
  if (!archive) throw new Error(`${name} has no archive.`);
  const base = join(dataDir, "sources", name);
  const [folder, note] = [join(base, "files"), join(base, "source.json")];
  const url = `${origin}${archive.path}`;
  const stored =
    existsSync(folder) && existsSync(note) ? (JSON.parse(await readFile(note, "utf8")) as StoredNote) : null;
  const answer = await downloadFile({ url, knownEtag: stored?.url === url ? stored.etag : "", ...rest });
  if (answer === null) {
    if (!stored) throw new DownloadFailed(`${url} answered 304, but nothing is stored.`);
    return { folder, revision: stored.revision, revisedOn: stored.revisedOn, isUnchanged: true };
  }
  const { etag, content } = answer;
  const { commit, revisedOn } = await replaceFiles(folder, content, archive);
  const revision = commit || etag.replace(/^W\/|"/gu, "");
  const fresh: StoredNote = { url, etag, revision, revisedOn };
  await writeFile(note, `${JSON.stringify(fresh, null, 2)}\n`);
  return { folder, revision, revisedOn, isUnchanged: false };
}

const UNPACKED_BYTES_MAX = 2 * 1024 * 1024 * 1024;
const UNPACKED_FILES_MAX = 200_000;

/** Unpacks regular files of known names; others, links and files beyond the limits are never written. */
async function replaceFiles(folder: string, content: Buffer, { wanted, required }: Archive) {
  const fresh = `${folder}.new`;
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { recursive: true });
  let [commit, newest, bytes, files] = ["", 0, 0, 0];
  const unpacking = extract({
    cwd: fresh,
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
  try {
    const closed = once(unpacking, "close");
    // After the first error, files that are still being opened fail too, because their folder is deleted.
    unpacking.on("error", () => {});
    unpacking.end(content);
    await closed;
    if (bytes > UNPACKED_BYTES_MAX || files > UNPACKED_FILES_MAX) throw new Error("it is too large");
    if (!existsSync(join(fresh, required))) throw new Error(`${required} is missing`);
  } catch (cause) {
    await rm(fresh, { recursive: true, force: true });
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DownloadFailed(`The downloaded archive is damaged or incomplete: ${why}. Run the command again.`);
  }
  await rm(folder, { recursive: true, force: true });
  await rename(fresh, folder);
  return { commit, revisedOn: newest === 0 ? null : new Date(newest).toISOString().slice(0, 10) };
}

/** The error's message is for the operator. */
export class DownloadFailed extends Error {}

interface Download extends Pick<SourceDownload, "onProgress" | "patience"> {
  url: string;
  /** ETag of the version that is already there, or empty. */
  knownEtag: string;
}

const PATIENCE = { silenceMs: 30_000, pauseMs: 1_000 };
const REPETITIONS_MAX = 3;
const WHOLE_MS = 30 * 60_000;
const ARCHIVE_BYTES_MAX = 500 * 1024 * 1024;

/** Continues where a connection breaks. Null if the known version is current. Honors HTTPS_PROXY and NO_PROXY. */
async function downloadFile({ url, knownEtag, onProgress = () => {}, patience = PATIENCE }: Download) {
  const { silenceMs, pauseMs } = patience;
  const timeouts = { connect: { timeout: silenceMs }, headersTimeout: silenceMs, bodyTimeout: silenceMs };
  const retry = { maxRetries: REPETITIONS_MAX, minTimeout: pauseMs, throwOnError: false };
  const dispatcher = new EnvHttpProxyAgent(timeouts).compose(interceptors.retry(retry));
  const headers = { "user-agent": "Rotunda", ...(knownEtag !== "" && { "if-none-match": knownEtag }) };
  try {
    const response = await fetch(url, { dispatcher, headers, signal: AbortSignal.timeout(WHOLE_MS) });
    const { status, statusText, body } = response;
    if (status === 304) return null;
    if (status !== 200) throw new Error(`the server answered ${status} ${statusText}`.trim());
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes > ARCHIVE_BYTES_MAX) throw new Error(`it is larger than ${ARCHIVE_BYTES_MAX} bytes`);
      onProgress(bytes);
    }
    return { etag: response.headers.get("etag") ?? "", content: Buffer.concat(chunks) };
  } catch (cause) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    const message = reason instanceof Error ? reason.message || readErrorCode(reason) : String(reason);
    throw new DownloadFailed(
      `${url} could not be downloaded: ${message}. A proxy is read from HTTPS_PROXY. Run the command again.`,
    );
  } finally {
    await dispatcher.close();
  }
}
