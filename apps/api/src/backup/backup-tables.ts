import type { Db } from "../platform/db.ts";
// Not in a backup: derived data, state of one database, and sessions, feeds and mails, which would give access.
import excluded from "./excluded-tables.json" with { type: "json" };

export interface BackupTable {
  name: string;
  columns: string[];
  /** Columns that reference the same table; filled after all rows are inserted. */
  selfReferences: string[];
  /** JSON columns that can't be SQL null: a null in them is a JSON value. */
  requiredJson: string[];
  identities: string[];
  primaryKey: string[];
}

/** Lists the backup's tables, referenced tables first. */
export async function listBackupTables(db: Db): Promise<BackupTable[]> {
  const tables = await db.query<BackupTable & { references: string[] }>(
    `select name, array_agg(col order by attnum) as columns,
       coalesce(array_agg(col order by attnum) filter (where is_self_reference), '{}') as "selfReferences",
       coalesce(array_agg(col order by attnum) filter (where is_required_json), '{}') as "requiredJson",
       coalesce(array_agg(col order by attnum) filter (where is_identity), '{}') as identities,
       coalesce(array_agg(col order by attnum) filter (where is_key), '{}') as "primaryKey",
       array(select other.relname::text from pg_constraint k join pg_class other on other.oid = k.confrelid
         where k.contype = 'f' and k.conrelid = table_oid and k.confrelid <> table_oid) as references
     from (
       select c.oid as table_oid, c.relname::text as name, a.attname::text as col, a.attnum,
         a.attidentity <> '' as is_identity, a.attnotnull and a.atttypid = 'jsonb'::regtype as is_required_json,
         exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey))
           as is_key,
         exists (select from pg_constraint k where k.conrelid = c.oid and k.confrelid = c.oid and k.contype = 'f'
           and a.attnum = any(k.conkey)) as is_self_reference
       from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
       where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and not c.relname = any($1::text[])
     ) columns group by table_oid, name order by name collate "C"`,
    [excluded],
  );
  const placed: BackupTable[] = [];
  const left = new Set(tables.map(({ name }) => name));
  while (left.size > 0) {
    const ready = tables.filter(
      ({ name, references }) => left.has(name) && !references.some((other) => left.has(other)),
    );
    if (ready.length === 0) throw new Error(`Circular references between tables: ${[...left].join(", ")}`);
    for (const { references: _, ...table } of ready) {
      placed.push(table);
      left.delete(table.name);
    }
  }
  return placed;
}
