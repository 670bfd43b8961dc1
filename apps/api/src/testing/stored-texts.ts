import type { Db } from "../platform/db.ts";

/** Finds words in all columns of all tables, ignoring case, as "table.column: word". */
export async function storedTexts(db: Db, words: readonly string[]): Promise<string[]> {
  if (words.length === 0) return [];
  const columns = await db.query<{ table_name: string; column_name: string }>(
    `select c.table_name, c.column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table_name, column_name } of columns) {
    const rows = await db.query<{ word: string }>(
      `select wanted.word from unnest($1::text[]) wanted (word)
       where exists (select from "${table_name}" t where position(lower(wanted.word) in lower(t."${column_name}"::text)) > 0)
       order by 1`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${table_name}.${column_name}: ${word}`));
  }
  return found;
}
