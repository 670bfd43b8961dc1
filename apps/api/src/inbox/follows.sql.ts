import { findFollowKind, type FollowKind, FOLLOWS_MAX, listFollowKinds, parseBriefcaseItemId } from "@rotunda/core";
import type { FollowWire } from "@rotunda/core/wire";
import { findRecordName } from "../changes/changes.sql.ts";
import { type Db, findValue, hasRow } from "../platform/db.ts";
import { buildSeatChamber, buildSeatKey } from "../profiles/seat.sql.ts";
import { findSavedSearch, isOpenTo, type SavedSearchReader } from "../saved-searches/saved-searches.sql.ts";
import { isPaywalled, type Reader, toReader } from "../search/search-items.sql.ts";
import { NEWEST_CHANGE } from "./digests.sql.ts";
import { nameSeat } from "./seats.ts";

export type FollowRow = Omit<FollowWire, "name" | "since" | "changes"> & { name: string | null; since: Date };

/** The person in office whose last term is in the seat; nobody if the seat is vacant. */
const HOLDER = `select t.profile_id from terms t join profiles p on p.id = t.profile_id and not p.is_former
  where ${buildSeatKey("t")} = f.target and not exists (select from terms later where later.profile_id = t.profile_id
    and coalesce(later.end_date, 'infinity') > coalesce(t.end_date, 'infinity'))
  order by t.start_date desc nulls last limit 1`;

export const listFollows = (db: Db, userId: number, { modules }: Reader): Promise<FollowRow[]> =>
  db.query<FollowRow>(
    `select f.kind, f.target, f.since, coalesce(r.preferred_name_display, folders.name, s.name) as name,
       case when s.id is not null then jsonb_build_object('id', s.id, 'scope', s.scope, 'search', s.search) end as search,
       case when f.kind = 'folder'
         then jsonb_build_object('id', f.folder_id, 'record_type', 'folder', 'preferred_name_display', folders.name, 'headshot', '')
         when card.record_id is not null then jsonb_build_object('id', card.record_id, 'record_type', card.record_type,
           'preferred_name_display', card.preferred_name_display, 'headshot', card.headshot) end as page,
       coalesce(${isPaywalled("r", "$2")}, false) as is_locked
     from follows f
     left join records r on r.record_type = f.record_type and r.record_id = f.record_id
     left join folders on folders.id = f.folder_id and folders.user_id = f.user_id
     left join saved_searches s on s.id = f.search_id
     left join records card on card.record_type = coalesce(f.record_type, 'profile')
       and card.record_id = case when f.kind = 'seat' then (${HOLDER}) else f.record_id end
     where f.user_id = $1 and f.ended_at is null and (f.search_id is null or ${isOpenTo("$1")})
     order by array_position($3::text[], f.kind), lower(coalesce(r.sort_name, folders.name, s.name, f.target)), f.target`,
    [userId, modules, listFollowKinds()],
  );

export interface FollowTarget {
  kind: FollowKind;
  target: string;
  name: string;
  recordType: string | null;
  recordId: number | null;
  folderId: number | null;
  searchId: number | null;
}

export async function findTarget(db: Db, reader: SavedSearchReader, target: string): Promise<FollowTarget | null> {
  const none = { recordType: null, recordId: null, folderId: null, searchId: null };
  const searchId = /^(\d{1,9})-search$/u.exec(target)?.[1];
  if (searchId !== undefined) {
    const search = await findSavedSearch(db, Number(searchId), reader);
    return search && { ...none, kind: "search", target, name: search.name, searchId: search.id };
  }
  const folderId = /^(\d{1,9})-folder$/u.exec(target)?.[1];
  if (folderId !== undefined) {
    const owned = [Number(folderId), reader.userId];
    const name = await findValue<string>(db, "select name from folders where id = $1::int and user_id = $2", owned);
    return name === null ? null : { ...none, kind: "folder", target, name, folderId: Number(folderId) };
  }
  const record = parseBriefcaseItemId(target);
  if (record) {
    const kind = findFollowKind(record.recordType);
    const name = await findRecordName(db, record, toReader(reader));
    if (!kind || name === "") return null;
    return { ...none, kind, target, name, recordType: record.recordType, recordId: record.id };
  }
  const name = nameSeat(target);
  const [held] =
    name === null ? [] : await db.query(`select 1 from terms t where ${buildSeatKey("t")} = $1 limit 1`, [target]);
  return name !== null && held ? { ...none, kind: "seat", target, name } : null;
}

/** Null if there is no such page. */
export async function listFollowOffers(
  db: Db,
  reader: SavedSearchReader,
  record: string,
): Promise<FollowTarget[] | null> {
  const own = await findTarget(db, reader, record);
  const place = parseBriefcaseItemId(record);
  const key =
    place?.recordType === "district"
      ? await findDistrictSeat(db, place.id)
      : place?.recordType === "profile" && own
        ? await findSeat(db, place.id)
        : null;
  const seat = key === null ? null : await findTarget(db, reader, key);
  const isDistrict =
    place?.recordType === "district" && (await hasRow(db, "select from districts where id = $1", [place.id]));
  return own || isDistrict ? [own, seat].filter((target) => target !== null) : null;
}

const findSeat = (db: Db, profileId: number): Promise<string | null> =>
  findValue<string>(
    db,
    `select ${buildSeatKey("t")} from terms t join profiles p on p.id = t.profile_id
     where t.profile_id = $1 and not p.is_former
     order by coalesce(t.end_date, 'infinity') desc, t.start_date desc nulls last, t.position desc limit 1`,
    [profileId],
  );

/** Returns the key of a district's seat, which may be vacant; null if nobody is known to have held it. */
const findDistrictSeat = (db: Db, districtId: number): Promise<string | null> =>
  findValue<string>(
    db,
    `select key from districts d join states s on s.id = d.state_id
     join unnest('{rep,lower,upper,legislature}'::text[]) type on d.leg_chamber_id = ${buildSeatChamber("type")}
     cross join concat_ws(':', type, s.code, d.number) key
     where d.id = $1 and exists (select from terms t where ${buildSeatKey("t")} = key)`,
    [districtId],
  );

/** Starts a follow with later changes, or resumes one that was just ended. Refused if there are too many. */
export const startFollow = (
  db: Db,
  userId: number,
  { kind, target, recordType, recordId, folderId, searchId }: FollowTarget,
  { now, isResumed }: { now: Date; isResumed: boolean },
): Promise<boolean> =>
  hasRow(
    db,
    `insert into follows (user_id, target, kind, record_type, record_id, folder_id, search_id, since, after_id)
     select $1, $2, $3, $4, $5::int, $6::int, $10::int, $7::timestamptz, ${NEWEST_CHANGE}
     where (select count(*) from follows where user_id = $1 and ended_at is null) < $9::int
       or exists (select from follows where user_id = $1 and target = $2 and ended_at is null)
     on conflict (user_id, target) do update set ended_at = null,
       since = case when follows.ended_at is null or $8 then follows.since else excluded.since end,
       after_id = case when follows.ended_at is null or $8 then follows.after_id else excluded.after_id end
     returning 1`,
    [userId, target, kind, recordType, recordId, folderId, now, isResumed, FOLLOWS_MAX, searchId],
  );
