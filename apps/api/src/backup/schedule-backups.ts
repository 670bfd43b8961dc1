import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { tryLockUntilEnd } from "../platform/advisory-locks.ts";
import type { AppDeps, Settings } from "../platform/settings.ts";
import type { Db } from "../platform/db.ts";
import { readErrorCode } from "../platform/describe-error.ts";
import { repeatWork } from "../platform/timers.ts";
import { writeBackup } from "./write-backup.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** rotunda-20261120T033000Z.backup */
const NAME = /^rotunda-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup$/u;
const PARTIAL = /^rotunda-\w+\.backup\.\w+\.partial$/u;

/** Another server writes the backup or has written it. */
class TakenOver extends Error {}

type Deps = Pick<AppDeps, "db" | "clock"> & {
  settings: Pick<Settings, "backupDir" | "backupAt" | "backupKeep">;
  log: Pick<FastifyBaseLogger, "info" | "error">;
  onNewest?: (time: Date) => void;
};

/** Looks every minute whether the day's backup is due; after a failure, every hour. */
export function scheduleBackups(deps: Deps): NodeJS.Timeout | undefined {
  const { backupDir: folder } = deps.settings;
  if (folder === null) return undefined;
  // Not during the start of the server, because an embedded database would delay it.
  let notBefore = Date.now() + MINUTE / 2;
  const look = async () => {
    if (Date.now() < notBefore) return;
    notBefore = Date.now() + HOUR;
    await backUpIfDue(deps, folder);
    notBefore = 0;
  };
  return repeatWork(look, { everyMs: MINUTE, log: deps.log, failed: `the backup to ${folder} failed` });
}

/** Of the servers that share the folder, only one writes the backup that is due. */
export async function backUpIfDue(deps: Deps, folder: string): Promise<boolean> {
  const { db, clock, settings, log, onNewest } = deps;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = clock();
  const due = findLastTime(now, settings.backupAt);
  const isDue = async () => {
    const [newest] = await listBackups(folder);
    if (newest) onNewest?.(newest.time);
    return !newest || newest.time < due;
  };
  if (!(await isDue())) return false;
  const name = `rotunda-${now.toISOString().replaceAll(/[-:]|\.\d+/gu, "")}.backup`;
  const begin = async (tx: Db) => {
    if (!(await tryLockUntilEnd(tx, "backup")) || !(await isDue())) throw new TakenOver();
  };
  const written = await writeBackup(db, join(folder, name), { begin }).catch((error: unknown) => {
    if (error instanceof TakenOver) return null;
    throw error;
  });
  if (!written) return false;
  onNewest?.(now);
  log.info({ file: join(folder, name), rows: written.rows }, "a backup was written");
  for (const { file } of (await listBackups(folder)).slice(settings.backupKeep)) await rm(join(folder, file));
  await removeLeftovers(folder, now);
  return true;
}

async function listBackups(folder: string): Promise<{ file: string; time: Date }[]> {
  return (await readdir(folder))
    .flatMap((file) => {
      const [, year, month, day, hour, minute, second] = NAME.exec(file) ?? [];
      return year ? [{ file, time: new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) }] : [];
    })
    .toSorted((a, b) => b.time.getTime() - a.time.getTime());
}

/** Removes partial files of processes that were killed. */
async function removeLeftovers(folder: string, now: Date): Promise<void> {
  for (const file of (await readdir(folder)).filter((name) => PARTIAL.test(name))) {
    const path = join(folder, file);
    try {
      if ((await stat(path)).mtimeMs < now.getTime() - DAY) await rm(path);
    } catch (error) {
      // Another server removed it.
      if (readErrorCode(error) !== "ENOENT") throw error;
    }
  }
}

/** Returns the last moment of this time of day, in the server's time zone. */
function findLastTime(now: Date, { hour, minute }: Settings["backupAt"]): Date {
  const time = new Date(now);
  time.setHours(hour, minute, 0, 0);
  if (time > now) time.setDate(time.getDate() - 1);
  return time;
}
