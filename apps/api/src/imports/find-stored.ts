import type { Db } from "../platform/db.ts";
import { loadSuppressed } from "../provenance/suppressed-people.ts";
import type { Problem, ImportCounts } from "./import-counts.ts";

/** Maps a source's keys to ids; null means all keys. */
export async function idsByKey(
  tx: Db,
  table: "groups" | "profiles" | "agencies",
  source: string,
  keys: readonly string[] | null = null,
): Promise<Map<string, number>> {
  const rows = await tx.query<{ id: number; source_id: string }>(
    `select id, source_id from ${table}
     where source = $1 and ($2::text[] is null or source_id = any($2::text[])) order by id`,
    [source, keys],
  );
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

interface Finder {
  source: string;
  keys?: readonly string[];
  counts: ImportCounts;
}

/** Finds people by a source's keys. Counts suppressed ones as withheld and rejects unknown ones. */
export async function createPeopleFinder(tx: Db, { source, keys, counts }: Finder) {
  const ids = await idsByKey(tx, "profiles", source, keys);
  const suppressed = await loadSuppressed(tx);
  return {
    ids,
    isLeftOut: (key: string): boolean => suppressed.isLeftOut(source, key),
    find: (key: string, problem: Problem): number | null => {
      const id = ids.get(key);
      if (id !== undefined) return id;
      if (suppressed.isLeftOut(source, key)) counts.withheld += 1;
      else counts.reject([problem]);
      return null;
    },
  };
}
