import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";

export interface Change {
  record_type: string;
  record_id: number;
  kind: "added" | "changed" | "left" | "returned" | "removed";
  fact: string;
  was: unknown;
  became: unknown;
}

/** Author of a change: an import run, or an editor (null). */
export interface ChangeOrigin {
  id: number | null;
  source: string;
  today: string;
}

/** Logs changes; call it in the same transaction. */
export async function recordChanges(tx: Db, origin: ChangeOrigin, changes: readonly Change[]): Promise<void> {
  const { id: run_id, source, today: changed_on } = origin;
  await insertRows(
    tx,
    "changes",
    changes.map((change) => ({ run_id, source, changed_on, ...change })),
  );
}
