import { userInfo } from "node:os";
import { recordChanges } from "../admin/audit.sql.ts";
import { createJobs } from "../jobs/create-jobs.ts";
import type { Db } from "../platform/db.ts";
import type { Parsed } from "./admin-parse.ts";
import { type AdminRequest, readText, type VerbResult } from "./admin-verb.ts";
import { readSecret } from "./read-secret.ts";

/** Rolls a dry run back and carries its result. */
class DryRunRollback extends Error {
  readonly told: VerbResult;

  constructor(told: VerbResult) {
    super("A dry run.");
    this.told = told;
  }
}

export const runReadOnly = (db: Db, { verb, args, options }: Parsed): Promise<VerbResult> =>
  verb.run(db, {
    args,
    options,
    now: new Date(),
    readSecret,
    enqueue: () => Promise.reject(new Error("A read-only command can't send letters.")),
  });

/** Runs a change and its audit entry in one transaction. */
export async function runChange(db: Db, { command, verb, args, options }: Parsed): Promise<VerbResult> {
  const isTry = options["dry-run"] === true;
  const now = new Date();
  const actor = readText(options, "as") ?? readSystemAccount();
  const jobs = createLetterQueue(db);
  try {
    if (verb.mails) await jobs.ready();
    return await db.transaction(async (tx) => {
      const enqueue: AdminRequest["enqueue"] = async (job) => void (await jobs.enqueue(tx, { ...job }));
      const told = await verb.run(tx, { args, options, now, readSecret, enqueue });
      const changes = (told.changes ?? []).filter((each) => each !== null);
      await recordChanges(tx, { actor, command, now }, changes);
      const text = changes.length === 0 ? "Nothing changed: the value is the same." : told.text;
      if (isTry) throw new DryRunRollback({ text: describeDryRun(changes) });
      return { text };
    });
  } catch (cause) {
    if (cause instanceof DryRunRollback) return cause.told;
    throw cause;
  } finally {
    await jobs.stop();
  }
}

/** Falls back to the user id, since a container user may have no name. */
function readSystemAccount(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? "unknown"}`;
  }
}

/** Puts letters into the queue, which the server works. */
const createLetterQueue = (db: Db) =>
  createJobs({
    db,
    clock: () => new Date(),
    send: () => Promise.reject(new Error("Only the server sends letters.")),
    preparers: {},
    log: { info: () => {}, warn: () => {}, error: () => {} },
    isWorker: false,
  });

function describeDryRun(changes: readonly { subject: string; was: object; became: object }[]): string {
  if (changes.length === 0) return "A dry run: nothing would change.";
  const lines = changes.map(
    ({ subject, was, became }) => `  ${subject}: ${JSON.stringify(was)} → ${JSON.stringify(became)}`,
  );
  return ["A dry run: nothing was changed. It would be:", ...lines].join("\n");
}
