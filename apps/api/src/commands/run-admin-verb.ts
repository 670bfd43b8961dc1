import { userInfo } from "node:os";
import { recordChanges } from "../admin/audit.sql.ts";
import type { Db } from "../platform/db.ts";
import type { Parsed } from "./admin-parse.ts";
import { readText, type VerbResult } from "./admin-verb.ts";
import { readSecret } from "./read-secret.ts";

/** Rolls back a dry run and keeps its result. */
class DryRunRollback extends Error {
  readonly result: VerbResult;

  constructor(result: VerbResult) {
    super("A dry run.");
    this.result = result;
  }
}

export const runReadOnly = (db: Db, { verb, args, options }: Parsed): Promise<VerbResult> =>
  verb.run(db, { args, options, now: new Date(), readSecret });

/** Runs a change and its audit entry in one transaction. */
export async function runChange(db: Db, { command, verb, args, options }: Parsed): Promise<VerbResult> {
  const isTry = options["dry-run"] === true;
  const now = new Date();
  const actor = readText(options, "as") ?? readSystemAccount();
  try {
    return await db.transaction(async (tx) => {
      const result = await verb.run(tx, { args, options, now, readSecret });
      const changes = (result.changes ?? []).filter((each) => each !== null);
      await recordChanges(tx, { actor, command, now }, changes);
      const text = changes.length === 0 ? "Nothing changed: the value is the same." : result.text;
      if (isTry) throw new DryRunRollback({ text: describeDryRun(changes) });
      return { text };
    });
  } catch (cause) {
    if (cause instanceof DryRunRollback) return cause.result;
    throw cause;
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

function describeDryRun(changes: readonly { subject: string; was: object; became: object }[]): string {
  if (changes.length === 0) return "A dry run: nothing would change.";
  const lines = changes.map(
    ({ subject, was, became }) => `  ${subject}: ${JSON.stringify(was)} → ${JSON.stringify(became)}`,
  );
  return ["A dry run: nothing was changed. It would be:", ...lines].join("\n");
}
