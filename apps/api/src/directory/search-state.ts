import { setTimeout as pause } from "node:timers/promises";
import { runExclusively } from "../platform/advisory-locks.ts";
import { type Db, hasRow } from "../platform/db.ts";
import { markAllChanged, takeChangedRecords } from "../search/changed-records.sql.ts";
import { REBUILD_JOB_TITLES } from "../search/job-titles.sql.ts";
import { isSearching } from "../search/open-index.ts";
import { storePostings } from "../search/postings.sql.ts";
import { rebuildSearch, refreshRecords, SEARCH_VERSION } from "../search/rebuild-search.ts";

/** After more changed records, the database's statistics are out of date. */
const CHANGED_MAX = 2000;
/**
 * Records per transaction. The embedded database has one connection, which waiting searches get for half of the time.
 */
const BATCH_SIZE = { postgres: 1000, pglite: 100 };

export async function markSearchStale(tx: Db): Promise<void> {
  await tx.query("insert into directory_marks (name) values ('search-stale') on conflict do nothing");
}

const SOURCES =
  "profiles, terms, leadership_roles, offices, contacts, groups, group_members, agencies, states, districts";

interface State {
  isOtherVersion: boolean;
  isStale: boolean;
  hasDocuments: boolean;
  changed: number;
}

/** Changed records are refreshed in short transactions, so that searches never wait. */
export async function refreshSearch(db: Db): Promise<{ rebuilt: boolean }> {
  const [state] = await db.query<State>(
    `select exists (select from search_documents) as "hasDocuments",
       exists (select from directory_marks where name = 'search-stale') as "isStale",
       (select count(*) from (select from search_changes limit ${CHANGED_MAX + 1}) noted) as changed,
       not exists (select from directory_marks where name = 'search-version' and value = $1) as "isOtherVersion"`,
    [SEARCH_VERSION],
    { name: "search-state" },
  );
  const isNothing = !state || !(state.isStale || state.changed > 0 || (state.hasDocuments && state.isOtherVersion));
  if (isNothing) return { rebuilt: false };
  // With the statistics from before an import, when tables were small, reading the sources can take hours.
  const isMuch = state.isStale || state.changed > CHANGED_MAX;
  if (isMuch || !state.hasDocuments) await db.query(`analyze ${SOURCES}`);
  if (!state.hasDocuments || state.isOtherVersion || (isMuch && (await isRebuildFaster(db, state)))) {
    await rebuildSearch(db);
    return { rebuilt: true };
  }
  if (state.isStale) {
    await db.transaction(async (tx) => {
      await markAllChanged(tx);
      await tx.query("delete from directory_marks where name = 'search-stale'");
    });
  }
  await refreshChanged(db);
  return { rebuilt: true };
}

/** The embedded database, which one process uses, is rebuilt if a large part of its records changed. */
async function isRebuildFaster(db: Db, { isStale }: State): Promise<boolean> {
  if (db.kind !== "pglite") return false;
  if (isStale) return true;
  return hasRow(db, "select 1 where 4 * (select count(*) from search_changes) > (select count(*) from records)");
}

async function refreshChanged(db: Db): Promise<void> {
  let hasNewTitles = false;
  for (;;) {
    const began = performance.now();
    const refreshed = await runExclusively(db, "search", async (tx) => {
      const changed = await takeChangedRecords(tx, BATCH_SIZE[tx.kind]);
      return changed && refreshRecords(tx, changed);
    });
    if (!refreshed) break;
    hasNewTitles ||= refreshed.hasNewTitles;
    await runExclusively(db, "search", storePostings);
    if (db.kind === "pglite" && isSearching()) await pause(performance.now() - began);
  }
  await db.query("select gin_clean_pending_list('search_documents_lexemes')");
  if (!hasNewTitles) return;
  await runExclusively(db, "search", async (tx) => {
    for (const statement of REBUILD_JOB_TITLES) await tx.query(statement);
  });
}
