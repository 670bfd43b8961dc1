import type { Db } from "../platform/db.ts";

export interface BackupTable {
  name: string;
  columns: string[];
  /** Columns that reference the same table; filled after all rows are inserted. */
  selfReferences: string[];
  /** JSON columns that are NOT NULL, in which null is a JSON value. */
  requiredJson: string[];
  identities: string[];
  primaryKey: string[];
}

/** Not in a backup: derived data, state of one database, and sessions and mails, which would give access. */
const LEFT_OUT = [
  "schema_migrations",
  "search_documents",
  "search_texts",
  "search_ratings",
  "search_facets",
  "search_generation",
  "name_words",
  "job_titles",
  "sessions",
  "password_resets",
  "mail_jobs",
  "mailed_books",
  "recent_tries",
];

interface Column {
  name: string;
  column: string;
  is_identity: boolean;
  is_generated: boolean;
  is_key: boolean;
  is_self_reference: boolean;
  is_required_json: boolean;
}

interface Reference {
  name: string;
  other: string;
}

/** Lists the backup's tables, referenced tables first. */
export async function listBackupTables(db: Db): Promise<BackupTable[]> {
  const columns = await db.query<Column>(
    `select c.relname as name, a.attname as column, a.attidentity <> '' as is_identity, a.attgenerated <> '' as is_generated,
       a.attnotnull and a.atttypid = 'jsonb'::regtype as is_required_json,
       exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'p' and a.attnum = any(k.conkey)) as is_key,
       exists (select from pg_constraint k where k.conrelid = c.oid and k.confrelid = c.oid and k.contype = 'f'
         and a.attnum = any(k.conkey)) as is_self_reference
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
       and not c.relname = any($1::text[])
     order by c.relname, a.attnum`,
    [LEFT_OUT],
  );
  const references = await db.query<Reference>(
    `select c.relname as name, other.relname as other from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class other on other.oid = k.confrelid
     where k.contype = 'f' and c.oid <> other.oid`,
  );
  const names = new Set(columns.map(({ name }) => name));
  return inOrder([...names], references).map((name) => {
    const own = columns.filter((column) => column.name === name && !column.is_generated);
    const those = (which: (column: Column) => boolean) => own.filter(which).map(({ column }) => column);
    return {
      name,
      columns: those(() => true),
      selfReferences: those((column) => column.is_self_reference),
      requiredJson: those((column) => column.is_required_json),
      identities: those((column) => column.is_identity),
      primaryKey: those((column) => column.is_key),
    };
  });
}

/** Sorts referenced tables first. */
function inOrder(names: string[], references: readonly Reference[]): string[] {
  const placed: string[] = [];
  const left = new Set(names);
  while (left.size > 0) {
    const ready = [...left].filter(
      (name) => !references.some((reference) => reference.name === name && left.has(reference.other)),
    );
    if (ready.length === 0) throw new Error(`Circular references between tables: ${[...left].join(", ")}`);
    for (const name of ready) {
      placed.push(name);
      left.delete(name);
    }
  }
  return placed;
}
