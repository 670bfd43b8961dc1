import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { DownloadFailed, downloadFile } from "./download-file.ts";

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

export interface DownloadedSource {
  folder: string;
  /** Commit of the archive, or its ETag. */
  revision: string;
  revisedOn: string | null;
  isUnchanged: boolean;
}

interface SourceDownload {
  name: string;
  dataDir: string;
  origin: string;
  onProgress?: (bytes: number) => void;
  patience?: { silenceMs: number; pauseMs: number };
}

/** Downloads the current archive of a source into `DATA_DIR/sources`, unless the stored one is current. */
export async function downloadSource({ name, dataDir, origin, ...rest }: SourceDownload): Promise<DownloadedSource> {
  const archive = ARCHIVES[name];
  if (!archive) throw new Error(`${name} has no archive.`);
  const base = join(dataDir, "sources", name);
  const [folder, note, path] = [join(base, "files"), join(base, "source.json"), join(base, "archive.tar.gz")];
  const url = `${origin}${archive.path}`;
  const stored =
    existsSync(folder) && existsSync(note) ? (JSON.parse(await readFile(note, "utf8")) as StoredNote) : null;
  const isSame = stored?.url === url && stored.etag !== "";
  const downloaded = await downloadFile({ url, path, knownEtag: isSame ? stored.etag : null, ...rest });
  if (!downloaded) {
    if (!stored) throw new DownloadFailed(`${url} answered 304, but nothing is stored.`);
    return { folder, revision: stored.revision, revisedOn: stored.revisedOn, isUnchanged: true };
  }
  const { revision, revisedOn } = await replaceFiles(folder, path, archive);
  const fresh: StoredNote = {
    url,
    etag: downloaded.etag,
    revision: revision || downloaded.etag.replace(/^W\/|"/gu, ""),
    revisedOn,
    downloadedAt: new Date().toISOString(),
  };
  await writeFile(note, `${JSON.stringify(fresh, null, 2)}\n`);
  await rm(path);
  return { folder, revision: fresh.revision, revisedOn, isUnchanged: false };
}

interface StoredNote {
  url: string;
  etag: string;
  revision: string;
  revisedOn: string | null;
  downloadedAt: string;
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
  let [revision, newest, bytes, files] = ["", 0, 0, 0];
  await extract({
    file: path,
    cwd: folder,
    strip: 1,
    strict: true,
    preserveOwner: false,
    filter: (name, entry) => {
      if (!("type" in entry) || entry.type !== "File" || !wanted.test(name.replace(/^[^/]+\//u, ""))) return false;
      // git notes the commit in the archive, and dates all files with it.
      revision ||= entry.globalExtended?.comment ?? "";
      newest = Math.max(newest, entry.mtime?.getTime() ?? 0);
      bytes += entry.size;
      files += 1;
      return bytes <= UNPACKED_BYTES_MAX && files <= UNPACKED_FILES_MAX;
    },
  });
  if (bytes > UNPACKED_BYTES_MAX || files > UNPACKED_FILES_MAX) throw new Error("it is too large");
  if (!existsSync(join(folder, required))) throw new Error(`${required} is missing`);
  return { revision, revisedOn: newest === 0 ? null : new Date(newest).toISOString().slice(0, 10) };
}
