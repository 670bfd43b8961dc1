import type { SavedSearchWire } from "@rotunda/core/wire";
import type { Caller } from "../platform/access.ts";
import { type Db, findRow } from "../platform/db.ts";

/** The organization decides which searches are shared. */
export interface SavedSearchReader extends Caller {
  userId: number;
  now: Date;
}

export interface Members {
  /** `{id}-{record type}`; null if there are too many to count. */
  members: string[] | null;
  membersAt: Date;
}

export const isOpenTo = (user: string): string => `(s.user_id = ${user} or s.is_shared and exists (
  select from users owner join users own on own.organization_id = owner.organization_id
  where owner.id = s.user_id and own.id = ${user}))`;

const COLUMNS = `s.id, s.name, s.scope, s.search, s.is_shared, s.user_id = $1 as is_own,
  trim(u.first_name || ' ' || u.last_name) as owner_name`;
const VISIBLE = `saved_searches s join users u on u.id = s.user_id where ${isOpenTo("$1")}`;

export const listSavedSearches = (db: Db, { userId }: SavedSearchReader): Promise<SavedSearchWire[]> =>
  db.query<SavedSearchWire>(`select ${COLUMNS} from ${VISIBLE} order by lower(s.name), s.id`, [userId]);

export const findSavedSearch = (db: Db, id: number, { userId }: SavedSearchReader): Promise<SavedSearchWire | null> =>
  findRow<SavedSearchWire>(db, `select ${COLUMNS} from ${VISIBLE} and s.id = $2`, [userId, id]);

export const readMembers = (db: Db, id: number): Promise<Members | null> =>
  findRow<Members>(db, `select members, members_at as "membersAt" from saved_searches where id = $1`, [id]);

/** Restarts counting from these results: nothing is new or seen. With `before`, only if counting started before it. */
export async function replaceMembers(
  db: Db,
  id: number,
  { members, membersAt }: Members,
  before: Date | null,
): Promise<void> {
  await db.query(
    `with replaced as (
       update saved_searches set members = $2, members_at = $3
       where id = $1 and ($4::timestamptz is null or members_at < $4) returning id
     ) delete from saved_search_seen seen using replaced where seen.search_id = replaced.id`,
    [id, members, membersAt, before],
  );
}
