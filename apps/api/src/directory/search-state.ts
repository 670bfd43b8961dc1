import type { Db } from "../platform/db.ts";
import { rebuildSearch, SEARCH_VERSION } from "../search/rebuild-search.ts";

/** Marks the search index as stale; call it in the transaction that changes the directory. */
export async function markSearchStale(tx: Db): Promise<void> {
  await tx.query("insert into directory_marks (name) values ('search-stale') on conflict do nothing");
}

/** Rebuilds the search index if it is stale or was built by another version. */
export async function refreshSearch(db: Db): Promise<{ rebuilt: boolean }> {
  const [stale] = await db.query<{ is: boolean }>(
    `select exists (select from directory_marks where name = 'search-stale')
       or exists (select from search_documents)
         and not exists (select from directory_marks where name = 'search-version' and value = $1) as is`,
    [SEARCH_VERSION],
  );
  if (!stale?.is) return { rebuilt: false };
  await rebuildSearch(db);
  await db.query("delete from directory_marks where name = 'search-stale'");
  return { rebuilt: true };
}
