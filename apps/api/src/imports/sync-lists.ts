import { insertRows, serializeValue } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { type Change, recordChanges } from "../provenance/change-log.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { without } from "./row-columns.ts";
import type { Row } from "./sync-rows.ts";

/** Rows that belong to a person and have no identity of their own: replaced together when any differs. */
export async function syncLists(
  tx: Db,
  run: ImportRun,
  table: "terms" | "leadership_roles",
  incoming: ReadonlyMap<number, readonly Row[]>,
): Promise<Set<number>> {
  const rows = await tx.query<Row & { owner_id: number }>(
    `select profile_id as owner_id, ${COLUMNS[table].join(", ")} from ${table}
     where profile_id = any($1::int[]) order by profile_id, position`,
    [[...incoming.keys()]],
  );
  const known = new Map<number, Row[]>();
  for (const { owner_id, ...row } of rows) {
    const list = known.get(owner_id);
    if (list) list.push(row);
    else known.set(owner_id, [row]);
  }
  const differing = [...incoming].filter(([id, list]) => serializeValue(known.get(id) ?? []) !== serializeValue(list));
  await tx.query(`delete from ${table} where profile_id = any($1::int[])`, [differing.map(([id]) => id)]);
  await insertRows(
    tx,
    table,
    differing.flatMap(([profile_id, list]) => list.map((row) => ({ profile_id, ...row }))),
  );
  const changes = differing
    .filter(([id]) => !run.fresh.has(`profile ${id}`))
    .map(([id, list]) => describeLists(id, table, known.get(id) ?? [], list));
  await recordChanges(tx, run, changes);
  return new Set(differing.map(([id]) => id));
}

const COLUMNS = {
  terms: "position type start_date end_date state_code district senate_class party_name caucus_name".split(" "),
  leadership_roles: "position title chamber start_date end_date".split(" "),
};

/** Only what is in one list and not in the other: a person's twenty terms are not told again for one. */
function describeLists(record_id: number, fact: string, was: readonly Row[], became: readonly Row[]): Change {
  const text = (row: Row) => serializeValue(without(row, "position"));
  const onlyIn = (list: readonly Row[], others: readonly Row[]) => {
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
