import { insertRows, isSameValue, serializeValue } from "../directory/rows.ts";
import { type Change, recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { BLANKS, type FullRow, type Values } from "./imported-rows.ts";

/** Replaces the rows of people whose rows differ; returns those people. */
export async function syncLists<T extends "terms" | "leadership_roles">(
  run: ImportRun,
  table: T,
  incoming: ReadonlyMap<number, readonly FullRow<T>[]>,
): Promise<Set<number>> {
  const rows = await run.tx.query<Values & { owner_id: number }>(
    `select profile_id as owner_id, ${Object.keys(BLANKS[table]).join(", ")} from ${table}
     where profile_id = any($1::int[]) order by profile_id, position`,
    [[...incoming.keys()]],
  );
  const known = new Map<number, Values[]>();
  for (const { owner_id, ...row } of rows) {
    const list = known.get(owner_id);
    if (list) list.push(row);
    else known.set(owner_id, [row]);
  }
  const differing = [...incoming].filter(([id, list]) => !isSameValue(known.get(id) ?? [], list));
  await run.tx.query(`delete from ${table} where profile_id = any($1::int[])`, [differing.map(([id]) => id)]);
  const fresh = differing.flatMap(([profile_id, list]) => list.map((row) => ({ profile_id, ...row })));
  await insertRows(run.tx, table, fresh);
  const changes = differing
    .filter(([id]) => !run.fresh.has(`profile ${id}`))
    .map(([id, list]) => describeLists(id, table, known.get(id) ?? [], list));
  await recordChanges(run.tx, run, changes);
  return new Set(differing.map(([id]) => id));
}

/** Logs only rows that are in one of the lists. */
function describeLists(record_id: number, fact: string, was: readonly Values[], became: readonly Values[]): Change {
  const text = (row: Values) => serializeValue({ ...row, position: null });
  const onlyIn = (list: readonly Values[], others: readonly Values[]) => {
    const there = new Set(others.map(text));
    return list.filter((row) => !there.has(text(row)));
  };
  return {
    record_type: "profile",
    record_id,
    kind: "changed",
    fact,
    was: onlyIn(was, became),
    became: onlyIn(became, was),
  };
}
