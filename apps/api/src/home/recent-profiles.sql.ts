import type { SearchItemWire } from "@rotunda/core/wire";
import type { Db } from "../platform/db.ts";
import { createBinder, isPaywalled, buildItemColumns, type Reader } from "../search/search-items.sql.ts";

export const RECENT_PROFILES = 8;

export type OpenedPage = { profileId: number } | { contactId: number };

/** Moves a page to the front of a user's recent pages, dropping the oldest. */
export async function recordOpened(db: Db, userId: number, page: OpenedPage, now: Date): Promise<void> {
  const [column, id] = "profileId" in page ? ["profile_id", page.profileId] : ["contact_id", page.contactId];
  await db.query(
    `with opened as (
       insert into recent_profiles (user_id, ${column}, opened_at) values ($1, $2, $3)
       on conflict (user_id, profile_id, contact_id) do update set opened_at = excluded.opened_at
     ), forgotten as (
       -- Another window of the same user may be deleting the same rows.
       select profile_id, contact_id from recent_profiles where user_id = $1 and ${column} is distinct from $2
       order by opened_at desc, profile_id, contact_id offset $4 for update skip locked
     )
     delete from recent_profiles recent using forgotten
     where recent.user_id = $1 and (recent.profile_id = forgotten.profile_id or recent.contact_id = forgotten.contact_id)`,
    [userId, id, now, RECENT_PROFILES - 1],
  );
}

export function listRecentProfiles(db: Db, userId: number, reader: Reader): Promise<SearchItemWire[]> {
  const binder = createBinder();
  return db.query<SearchItemWire>(
    `select ${buildItemColumns("r", reader, binder)}
     from recent_profiles recent join records r
       on r.record_type = 'profile' and r.record_id = recent.profile_id
       or r.record_type in ('person', 'staffer', 'agencyperson') and r.record_id = recent.contact_id
     where recent.user_id = ${binder.bind(userId)} and not (${isPaywalled("r", binder.bind(reader.modules))})
     order by recent.opened_at desc, recent.profile_id, recent.contact_id limit ${RECENT_PROFILES}`,
    binder.values,
    { name: "recent-profiles" },
  );
}
