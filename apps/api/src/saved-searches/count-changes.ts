import type { SavedChangesWire, SavedCountWire, SavedSearchWire } from "@rotunda/core/wire";
import { compareMembers, excludeSeen, findMonday, type MembershipChanges, parseBriefcaseItemId } from "@rotunda/core";
import type { Caller } from "../platform/access.ts";
import { type Db, findRow } from "../platform/db.ts";
import { createContext } from "../search/read-search.ts";
import { toReader } from "../search/search-items.sql.ts";
import { listCards } from "../search/search.sql.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { findMembers } from "./find-members.ts";
import { findSavedSearch, readMembers, replaceMembers, type SavedSearchReader } from "./saved-searches.sql.ts";

export interface CountedSearch {
  /** Null if it isn't counted. */
  total: number | null;
  /** Keys `{id}-{record type}`, the same for everyone in the organization. */
  changes: MembershipChanges;
  /** Excludes changes that the reader has marked as seen. */
  unseen: MembershipChanges;
  /** ISO date. */
  since: string;
}

const NOTHING: MembershipChanges = { new: [], left: [] };
/** Maximum number of cards in an answer, for new results and for those that left. */
const CARDS_MAX = 100;

export async function loadSavedChanges(
  db: Db,
  id: number,
  reader: SavedSearchReader,
): Promise<(CountedSearch & { search: SavedSearchWire }) | null> {
  const search = await findSavedSearch(db, id, reader);
  return search && { search, ...(await countChanges(db, search, reader)) };
}

/** If no server ran on Monday, the first request starts the week. */
export async function countChanges(db: Db, search: SavedSearchWire, reader: SavedSearchReader): Promise<CountedSearch> {
  const { now, userId } = reader;
  const present = await findMembers(db, search, createContext(reader, now));
  const before = (await startWeek(db, search.id, present, now)) ?? { members: null, membersAt: now };
  const since = before.membersAt.toISOString().slice(0, 10);
  if (present === null || before.members === null)
    return { total: present?.length ?? null, changes: NOTHING, unseen: NOTHING, since };
  const changes = compareMembers(before.members, present);
  const seen = await findRow<{ changes: string[] }>(
    db,
    "select changes from saved_search_seen where search_id = $1 and user_id = $2",
    [search.id, userId],
  );
  const unseen = excludeSeen(changes, seen?.changes ?? []);
  return { total: present.length, changes, unseen, since };
}

/** The results at the start of this week are the present ones if nobody has read them since Monday. */
async function startWeek(db: Db, id: number, present: string[] | null, now: Date) {
  const before = await readMembers(db, id);
  const monday = startOfWeek(now);
  if (!before || before.membersAt >= monday) return before;
  await replaceMembers(db, id, { members: present, membersAt: now }, monday);
  return readMembers(db, id);
}

const startOfWeek = (now: Date): Date => new Date(findMonday(now.toISOString().slice(0, 10)));

/** The results are those that the owners of the searches see. */
export async function startWeeks(db: Db, now: Date): Promise<void> {
  const outdated = await db.query<{ id: number; userId: number }>(
    `select id, user_id as "userId" from saved_searches where members_at < $1 order by id`,
    [startOfWeek(now)],
  );
  for (const { id, userId } of outdated) {
    const owner = await findPersonSession(db, userId, now);
    // An owner without access sees no results.
    if (owner?.access.hasVignetteAccess) await loadSavedChanges(db, id, { ...owner, userId, now });
  }
}

export const toCountWire = (id: number, { total, changes, unseen, since }: CountedSearch): SavedCountWire => ({
  id,
  total,
  new_count: changes.new.length,
  left_count: changes.left.length,
  unseen_count: unseen.new.length + unseen.left.length,
  since,
});

/** Records that no longer exist have no cards. */
export async function toChangesWire(
  db: Db,
  { search, ...counted }: CountedSearch & { search: SavedSearchWire },
  caller: Caller,
): Promise<SavedChangesWire> {
  const toCards = (keys: readonly string[]) =>
    listCards(
      db,
      keys.slice(0, CARDS_MAX).flatMap((key) => {
        const record = parseBriefcaseItemId(key);
        return record ? [{ record_type: record.recordType, record_id: record.id }] : [];
      }),
      toReader(caller),
    );
  return {
    search,
    count: toCountWire(search.id, counted),
    new_ids: counted.unseen.new,
    new_items: await toCards(counted.unseen.new),
    left_items: await toCards(counted.unseen.left),
  };
}
