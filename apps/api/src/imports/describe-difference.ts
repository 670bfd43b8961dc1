import type { Change } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { Row, SyncedTable } from "./sync-rows.ts";

/** How a row differs from what was stored. */
export type RowDifference =
  | { kind: "added" | "removed"; key: string; id: number; row: Row }
  | { kind: "changed"; key: string; id: number; was: Row; row: Row; columns: readonly string[] };

/** Worked out from other facts, or said by another one that is logged. */
const UNTOLD: ReadonlySet<string> = new Set(["aliases", "position", "profile_id"]);

/** What comes with the fact that someone left or returned. */
const COMINGS_AND_GOINGS: ReadonlySet<string> = new Set(["is_former", "position_summary", "leadership_role"]);

/** A difference as the log tells it: an office is a fact of its owner, and what comes with a new record is not told again. */
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
    return [{ ...record, kind: difference.kind, fact: isPart ? `offices/${key}` : "", was: null, became: null }];
  }
  // Another file of the same run may complete what is new.
  if (run.fresh.has(owner)) return [];
  const { was, columns } = difference;
  const turned = columns.includes("is_former");
  const changes: Change[] = columns
    .filter((column) => !UNTOLD.has(column) && !(turned && COMINGS_AND_GOINGS.has(column)))
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

function recordTypeOf(table: SyncedTable, row: Row): string {
  if (table === "groups") return String(row["kind"]);
  return table === "contacts" ? String(row["record_type"]) : "profile";
}
