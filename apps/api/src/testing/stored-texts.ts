import type { Db } from "../platform/db.ts";

/** Finds words in all columns of all tables, ignoring case, as "table.column: word". */
export async function findStoredTexts(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const columns = await db.query<{ table: string; column: string }>(
    `select relname as table, attname as column from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped order by 1, 2`,
  );
  const statements = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}: ' || word as found from unnest($1::text[]) word
       where exists (select from "${table}" t where position(lower(word) in lower(t."${column}"::text)) > 0)`,
  );
  const rows = await db.query<{ found: string }>(statements.join(" union all "), [words]);
  return rows.map(({ found }) => found);
}
