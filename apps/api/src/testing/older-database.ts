import { readFile } from "node:fs/promises";
import type { Db } from "../platform/db.ts";
import { migrate } from "../platform/migrate.ts";

const ROWS = new URL("../../fixtures/older-database.sql", import.meta.url);

/** Fills an empty database with accounts and a small directory as an older version stored them. */
export async function fillOlderDatabase(db: Db): Promise<void> {
  await migrate(db, { upTo: "0004-indexes.sql" });
  await db.exec(await readFile(ROWS, "utf8"));
}
