import type { Db } from "../platform/db.ts";
import { rebuildSearch } from "../search/rebuild-search.ts";

/** Says, in the transaction that changes the directory, that search has fallen behind it. */
export async function markSearchStale(tx: Db): Promise<void> {
  await tx.query("insert into directory_marks (name) values ('search-stale') on conflict do nothing");
}

/** Rebuilds search if the directory changed since the last time, also when that was a run that broke off. */
export async function refreshSearch(db: Db): Promise<{ rebuilt: boolean }> {
  const stale = await db.query("select 1 from directory_marks where name = 'search-stale'");
  if (stale.length === 0) return { rebuilt: false };
  await rebuildSearch(db);
  await db.query("delete from directory_marks where name = 'search-stale'");
  return { rebuilt: true };
}
