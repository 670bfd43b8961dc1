import { compareMembers, COUNTED_RESULTS_MAX, formatNumber } from "@rotunda/core";
import { readLookups } from "../lookups/read-lookups.ts";
import { tryLockUntilEnd } from "../platform/advisory-locks.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Db } from "../platform/db.ts";
import { findMembers } from "../saved-searches/find-members.ts";
import { findSavedSearch, type SavedSearchReader } from "../saved-searches/saved-searches.sql.ts";
import { createContext } from "../search/read-search.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { isImporting } from "./digests.sql.ts";
import { findOldestDay } from "./followed-changes.sql.ts";

const IS_FOLLOWED = "exists (select from follows f where f.search_id = s.id and f.ended_at is null)";

/** Stores who is new in followed saved searches and who left, if the search index or the day has changed. */
export async function recordSearchChanges(db: Db, now: Date): Promise<void> {
  const noted = await describeReading(db, now);
  const outdated = await db.query<{ id: number; user_id: number }>(
    `select s.id, s.user_id from saved_searches s where s.noted_for is distinct from $1 and ${IS_FOLLOWED} order by s.id`,
    [noted],
  );
  for (const { id, user_id: userId } of outdated) {
    const owner = await findPersonSession(db, userId, now);
    // An owner without access sees no results.
    if (owner?.access.hasVignetteAccess)
      await db.transaction((tx) => noteChanges(tx, id, { ...owner, userId, now }, noted));
  }
}

async function noteChanges(tx: Db, id: number, owner: SavedSearchReader, notedFor: string): Promise<void> {
  const { now } = owner;
  // Ids of changes are in order among transactions that have this lock.
  if (!(await tryLockUntilEnd(tx, "import")) || (await isImporting(tx, now))) return;
  const [before] = await tx.query<{ noted_members: string[] | null }>(
    "select noted_members from saved_searches where id = $1 for update",
    [id],
  );
  const search = before && (await findSavedSearch(tx, id, owner));
  if (!search) return;
  const members = await findMembers(tx, search, createContext(owner, now));
  const changes = compareMembers(before.noted_members ?? members ?? [], members ?? before.noted_members ?? []);
  await tx.query(
    `insert into saved_search_changes (search_id, record_type, record_id, event, changed_on)
     select $1, split_part(key, '-', 2), split_part(key, '-', 1)::int, event, $4::date
     from (select key, 'added' as event from unnest($2::text[]) key union all select key, 'left' from unnest($3::text[]) key) c`,
    [id, changes.new, changes.left, now],
  );
  await tx.query("delete from saved_search_changes where search_id = $1 and changed_on < $2::date", [
    id,
    findOldestDay(now),
  ]);
  await writeNoted(tx, id, { members, notedFor });
}

export async function startRecording(db: Db, id: number, reader: SavedSearchReader): Promise<void> {
  const search = await findSavedSearch(db, id, reader);
  const notedFor = await describeReading(db, reader.now);
  const members = search && (await findMembers(db, search, createContext(reader, reader.now)));
  if (members === null)
    throw new ApiError(
      409,
      "TOO_MANY_RESULTS",
      `This saved search can’t be followed because its results aren’t counted. It may have more than ${formatNumber(COUNTED_RESULTS_MAX)}.`,
    );
  await writeNoted(db, id, { members, notedFor }, `and not ${IS_FOLLOWED}`);
}

interface Noted {
  members: string[] | null;
  notedFor: string;
}

const writeNoted = (db: Db, id: number, { members, notedFor }: Noted, condition = "") =>
  db.query(`update saved_searches s set noted_members = $2, noted_for = $3 where id = $1 ${condition}`, [
    id,
    members,
    notedFor,
  ]);

const describeReading = async (db: Db, now: Date): Promise<string> =>
  `${(await readLookups(db)).generation} ${now.toISOString().slice(0, 10)}`;
