import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { readErrorCode } from "./describe-error.ts";

const RENEW_MS = 2_000;
/** Age at which a lock is stale if its owner isn't provably alive. */
const STALE_MS = 15_000;

interface Owner {
  pid: number;
  host: string;
  /** Start time of the process, since ids are reused; null if unknown. */
  started: string | null;
}

export class DataFolderInUse extends Error {
  override readonly name = "DataFolderInUse";
}

/** Another process took the folder; continuing would corrupt it. */
export class DataFolderLost extends Error {
  override readonly name = "DataFolderLost";
}

/** Locks a data folder, since PGlite doesn't. A dead owner's lock is replaced immediately, a live one's never. */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const lockPath = join(dataDir, "database.lock");
  const ownerPath = join(dataDir, "database.owner.json");
  const holder = await readOwner(ownerPath);
  const life = holder ? checkOwner(holder) : "unknown";
  if (holder && life === "alive") throw createInUseError(dataDir, holder);
  if (life === "dead") await utimes(lockPath, 0, 0).catch(() => {});

  let release: () => Promise<void>;
  try {
    release = await lock(dataDir, {
      lockfilePath: lockPath,
      update: RENEW_MS,
      stale: STALE_MS,
      onCompromised: (error) => {
        throw new DataFolderLost(
          `The lock on the data folder ${dataDir} was lost; stopping to protect the database. Start again when no other process uses the folder.`,
          { cause: error },
        );
      },
    });
  } catch (error) {
    if (readErrorCode(error) === "ELOCKED") throw createInUseError(dataDir, holder);
    throw error;
  }

  const self: Owner = { pid: process.pid, host: hostname(), started: readStartTime(process.pid) };
  await writeFile(ownerPath, JSON.stringify(self));
  if (life === "dead") {
    // Two processes may replace the same dead owner; the last writer wins.
    await pause(200);
    const now = await readOwner(ownerPath);
    if (now?.pid !== self.pid || now.host !== self.host) {
      await release().catch(() => {});
      throw createInUseError(dataDir, now);
    }
  }
  return async () => {
    await rm(ownerPath, { force: true });
    await release();
  };
}

function createInUseError(dataDir: string, holder: Owner | null): DataFolderInUse {
  const who = holder ? ` (process ${holder.pid} on ${holder.host})` : "";
  return new DataFolderInUse(
    `The data folder ${dataDir} is in use by another Rotunda process${who}. ` +
      "Stop that process first, or name another folder: DATA_DIR=/path/to/folder",
  );
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}

function checkOwner(owner: Owner): "alive" | "dead" | "unknown" {
  if (owner.host !== hostname()) return "unknown";
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if (readErrorCode(error) !== "EPERM") return "dead";
  }
  if (owner.started === null) return "unknown";
  return readStartTime(owner.pid) === owner.started ? "alive" : "dead";
}

/** Reads field 22 of Linux's /proc/{pid}/stat, counted after the name, which may contain spaces; null elsewhere. */
function readStartTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}
