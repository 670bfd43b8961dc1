import type { Change } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Values } from "./imported-rows.ts";
import type { SyncedTable } from "./sync-rows.ts";

export type RowDifference =
  | { kind: "added" | "removed"; key: string; id: number; row: Values }
  | { kind: "changed"; key: string; id: number; was: Values; row: Values; columns: readonly string[] };

/** Not logged: derived from other facts, or implied by one that is logged. */
const NOT_LOGGED: ReadonlySet<string> = new Set(["aliases", "position", "profile_id", "figures_source", "logo"]);

/** Implied by the fact that a person left or returned. */
const LEAVING: ReadonlySet<string> = new Set(["is_former", "position_summary", "leadership_role"]);

/** Offices are logged as facts of their owner; facts of new records aren't logged. */
export function describeDifference(run: ImportRun, table: SyncedTable, difference: RowDifference): Change[] {
  const { key, id, row } = difference;
  const isPart = table === "offices";
  const record = isPart
    ? { record_type: "profile", record_id: Number(row["profile_id"]) }
    : { record_type: recordTypeOf(table, row), record_id: id };
  const owner = `${record.record_type} ${record.record_id}`;
  const fact = (column: string): string => (isPart ? `offices/${key}/${column}` : column);

  if (difference.kind !== "changed") {
    if (isPart && run.fresh.has(owner)) return [];
    if (!isPart && difference.kind === "added") run.fresh.add(owner);
    // The log names an office after it is gone; its address may be private.
    const named = isPart ? { type: row["type"], city: row["city"] } : null;
    const isAdded = difference.kind === "added";
    const values = { was: isAdded ? null : named, became: isAdded ? named : null };
    return [{ ...record, kind: difference.kind, fact: isPart ? `offices/${key}` : "", ...values }];
  }
  // Another file of the run may complete a new record.
  if (run.fresh.has(owner)) return [];
  const { was, columns } = difference;
  const turned = columns.includes("is_former");
  const changes: Change[] = columns
    .filter((column) => !NOT_LOGGED.has(column) && !(turned && LEAVING.has(column)))
    .map((column) => ({
      ...record,
      kind: "changed",
      fact: fact(column),
      was: was[column] ?? null,
      became: row[column] ?? null,
    }));
  if (turned)
    changes.unshift({
      ...record,
      kind: row["is_former"] === true ? "left" : "returned",
      fact: "",
      was: null,
      became: null,
    });
  return changes;
}

function recordTypeOf(table: SyncedTable, row: Values): string {
  if (table === "groups") return String(row["kind"]);
  if (table === "contacts") return String(row["record_type"]);
  return table === "agencies" ? "agency" : "profile";
}
