import { runExclusively } from "../platform/advisory-locks.ts";
import type { Db } from "../platform/db.ts";
import { noteAllChanged, takeChanged } from "../search/changed-records.sql.ts";
import { REBUILD_JOB_TITLES } from "../search/job-titles.sql.ts";
import { storePostings } from "../search/postings.sql.ts";
import { rebuildSearch, refreshRecords, SEARCH_VERSION } from "../search/rebuild-search.ts";

/** With more changed records statistics are out of date, and rebuilding is faster, which suits the embedded database. */
const CHANGED_MAX = 2000;

export async function markSearchStale(tx: Db): Promise<void> {
  await tx.query("insert into directory_marks (name) values ('search-stale') on conflict do nothing");
}

/** The tables that documents are made from. */
const SOURCES =
  "profiles, terms, leadership_roles, offices, contacts, groups, group_members, agencies, states, districts";

interface State {
  isOtherVersion: boolean;
  isStale: boolean;
  hasDocuments: boolean;
  changed: number;
}

/**
 * Brings the search index up to date: changed records in short transactions, so that searches never wait; all of it if
 * there is none yet or it was built by another version.
 */
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
  // With the statistics of the small tables before an import, reading the sources can take hours.
  const isMuch = state.isStale || state.changed > CHANGED_MAX;
  if (isMuch || !state.hasDocuments) await db.query(`analyze ${SOURCES}`);
  if (!state.hasDocuments || state.isOtherVersion || (isMuch && db.kind === "pglite")) {
    await rebuildSearch(db);
    return { rebuilt: true };
  }
  if (state.isStale) {
    await db.transaction(async (tx) => {
      await noteAllChanged(tx);
      await tx.query("delete from directory_marks where name = 'search-stale'");
    });
  }
  await refreshChanged(db);
  return { rebuilt: true };
}

async function refreshChanged(db: Db): Promise<void> {
  let hasNewTitles = false;
  for (;;) {
    const refreshed = await runExclusively(db, "search", async (tx) => {
      const changed = await takeChanged(tx);
      return changed && refreshRecords(tx, changed);
    });
    if (!refreshed) break;
    hasNewTitles ||= refreshed.hasNewTitles;
    await runExclusively(db, "search", storePostings);
  }
  await db.query("select gin_clean_pending_list('search_documents_lexemes')");
  if (!hasNewTitles) return;
  await runExclusively(db, "search", async (tx) => {
    for (const statement of REBUILD_JOB_TITLES) await tx.query(statement);
  });
}
