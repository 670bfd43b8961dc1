import type { Db } from "../platform/db.ts";

/** Ids of what the directory has of a source, by the source's own key: of some keys, or of all. */
export async function idsByKey(
  tx: Db,
  table: "groups" | "profiles",
  source: string,
  keys: readonly string[] | null = null,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; source_id: string }>(
    `select id, source_id from ${table} where source = $1 and ($2::text[] is null or source_id = any($2::text[]))`,
    [source, keys],
  );
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}
