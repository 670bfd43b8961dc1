import { readFile } from "node:fs/promises";
import { groupBy } from "@rotunda/core";
import { insertRows } from "../directory/rows.ts";
import type { Db } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";

/** Inserts rows with given ids, grouped by columns; missing ones get defaults. */
export async function insertFixture(db: Db, table: string, rows: readonly object[]): Promise<{ id: number }[]> {
  const byColumns = groupBy(rows, (row) => Object.keys(row).join(", "));
  const inserted: { id: number }[] = [];
  for (const alike of byColumns.values()) {
    inserted.push(...(await insertRows<{ id: number }>(db, table, alike, "returning *")));
  }
  // Later rows get higher ids.
  if (rows.some((row) => "id" in row)) {
    await db.query(`select setval(pg_get_serial_sequence($1, 'id'), (select max(id) from ${table}))`, [table]);
  }
  return inserted;
}

/** Inserts the rows of several tables, in their order. */
export async function insertTables(db: Db, tables: Readonly<Record<string, object>>): Promise<void> {
  for (const [table, rows] of Object.entries(tables)) await insertFixture(db, table, Object.values(rows));
}

/** Returns the ids of rows by their names. */
export const idsOf = <Rows extends Record<string, { id: number }>>(rows: Rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, { id }]) => [name, id])) as Record<keyof Rows, number>;

/** Fills an empty database with accounts and a small directory as an older version stored them. */
export async function fillOlderDatabase(db: Db): Promise<void> {
  await migrate(db, { upTo: "0004-indexes.sql" });
  await db.exec(await readFile(new URL("../../fixtures/older-database.sql", import.meta.url), "utf8"));
}
