import { INBOX_DAYS, listFollowKinds, listInboxKinds, listKinds } from "@rotunda/core";
import { buildVisibleChanges, type ChangeRow, IS_FEDERAL, isSamePost, SHOWN_ROWS } from "../changes/changes.sql.ts";
import type { InboxLineWire } from "@rotunda/core/wire";
import { type Db, findValue } from "../platform/db.ts";
import { HAS_NOTES } from "../notes/note-reader.ts";
import { buildSeatKey } from "../profiles/seat.sql.ts";
import { isOpenTo } from "../saved-searches/saved-searches.sql.ts";
import { createBinder, isPaywalled, type Reader } from "../search/search-items.sql.ts";

export interface FollowedRequest {
  userId: number;
  reader: Reader;
  now: Date;
  isUnreadOnly?: boolean;
  /** 0-based. */
  page?: number;
  pageSize: number;
  /** For a mail: the changes of each kind from after `after` up to `through`. */
  mail?: { after: NewestMailed; through: NewestMailed };
}

export type NewestMailed = Record<string, number>;

interface LineRow extends Pick<InboxLineWire, "day" | "through" | "is_unread" | "handover"> {
  owner_type: string;
  owner_id: number;
  follow: Omit<InboxLineWire["why"], "name"> & { name: string | null };
}

interface FollowedFound {
  total: number;
  unread: number;
  changes: number;
  follows: number;
  lines: LineRow[];
  /** The changes of these lines, in their order. */
  rows: ChangeRow[];
}

/** Lists the changes of the records that a reader follows, by record and day (INB-02). */
export async function listFollowed(db: Db, request: FollowedRequest): Promise<FollowedFound> {
  const { values, bind } = createBinder();
  const user = bind(request.userId);
  const { page = 0, pageSize } = request;
  const [found] = await db.query<FollowedFound>(
    `${buildFollowed(request, user, bind)}, lines as (
       select f.changed_on as day, f.owner_type, f.owner_id, max(f.id) as through, min(f.record_order) as record_order,
         f.is_federal, f.sort_name, (array_agg(f.target order by f.rank, f.target))[1] as target
       from followed f group by f.changed_on, f.owner_type, f.owner_id, f.is_federal, f.sort_name
     ), marked as materialized (
       select l.*, not exists (select from inbox_reads r where r.user_id = ${user} and r.day = l.day
         and r.record_type = l.owner_type and r.record_id = l.owner_id and r.through_id >= l.through) as is_unread
       from lines l
     ), chosen as (
       select m.* from marked m ${request.isUnreadOnly ? "where m.is_unread" : ""}
       order by m.day desc, m.record_order, m.is_federal desc, m.sort_name, m.owner_type, m.owner_id
       limit ${bind(pageSize)}::int offset ${bind(page * pageSize)}::int
     ), page as (
       select f.* from followed f
       join chosen c on c.day = f.changed_on and c.owner_type = f.owner_type and c.owner_id = f.owner_id
     ), shown_rows as (${SHOWN_ROWS}), shown_lines as (
       select c.day, c.owner_type, c.owner_id, c.through, c.is_unread,
         jsonb_build_object('kind', own.kind, 'target', own.target, 'name', own.name) as follow,
         ${buildHandover(request.reader, user, bind)} as handover
       from chosen c join own on own.target = c.target
       order by c.day desc, c.record_order, c.is_federal desc, c.sort_name, c.owner_type, c.owner_id
     )
     select (select count(*) from marked ${request.isUnreadOnly ? "where is_unread" : ""})::int as total,
       (select count(*) from marked where is_unread)::int as unread,
       (select count(*) from followed)::int as changes, (select count(*) from own where kind <> 'mention')::int as follows,
       (select coalesce(jsonb_agg(to_jsonb(shown_lines)), '[]') from shown_lines) as lines,
       (select coalesce(jsonb_agg(to_jsonb(shown_rows)), '[]') from shown_rows) as rows`,
    values,
  );
  return found ?? { total: 0, unread: 0, changes: 0, follows: 0, lines: [], rows: [] };
}

/** Counts unread lines without reading them; most readers follow nothing. */
export async function countUnread(
  db: Db,
  request: Pick<FollowedRequest, "userId" | "reader" | "now">,
): Promise<number> {
  const hasLines = await findValue<boolean>(
    db,
    `select exists (select from follows where user_id = $1 and ended_at is null)
       or exists (select from note_mentions where user_id = $1) as has_lines`,
    [request.userId],
  );
  if (!hasLines) return 0;
  const { values, bind } = createBinder();
  const user = bind(request.userId);
  const unread = await findValue<number>(
    db,
    `${buildFollowed(request, user, bind)}
     select count(*)::int as unread from (
       select from (select v.id, v.changed_on, v.owner_type, v.owner_id from matched join visible v using (id)
         union all select id, changed_on, owner_type, owner_id from joined) f
       group by f.changed_on, f.owner_type, f.owner_id
       having not exists (select from inbox_reads r where r.user_id = ${user} and r.day = f.changed_on
         and r.record_type = f.owner_type and r.record_id = f.owner_id and r.through_id >= max(f.id))) lines`,
    values,
  );
  return unread ?? 0;
}

export async function countFollowed(
  db: Db,
  request: Pick<FollowedRequest, "userId" | "reader" | "now">,
  days: number,
): Promise<Map<string, number>> {
  const { values, bind } = createBinder();
  const user = bind(request.userId);
  const since = new Date(request.now.getTime() - days * DAY_MS);
  const rows = await db.query<{ target: string; changes: number }>(
    `${buildFollowed(request, user, bind)}
     select target, count(distinct id)::int as changes from (
       select m.target, m.id, v.changed_on from matched m join visible v using (id)
       union all select target, id, changed_on from joined) counted
     where changed_on >= ${bind(toDay(since))}::date group by target`,
    values,
  );
  return new Map(rows.map(({ target, changes }) => [target, changes]));
}

const DAY_MS = 86_400_000;
const toDay = (date: Date) => date.toISOString().slice(0, 10);

/** ISO date. */
export const findOldestDay = (now: Date): string => toDay(new Date(now.getTime() - INBOX_DAYS * DAY_MS));

const KINDS = JSON.stringify(listFollowKinds().map((kind, rank) => ({ kind, rank })));

/**
 * The query `followed` has each change once, with the most specific follow that matches. The changes of a seat are
 * those of its holders during their terms, up to the import in which they left. They are in the order of What Changed,
 * then come new results of saved searches, then mentions in notes.
 */
function buildFollowed(
  { reader, now, mail }: Pick<FollowedRequest, "reader" | "now" | "mail">,
  user: string,
  bind: (value: unknown) => string,
): string {
  const since = findOldestDay(now);
  const after = `(select min(after_id) from follows where user_id = ${user} and ended_at is null)`;
  const mailed = mail
    ? `where id <= (${bind(JSON.stringify(mail.through))}::text::jsonb ->> kind)::bigint
       and id > coalesce((${bind(JSON.stringify(mail.after))}::text::jsonb ->> kind)::bigint, 0)`
    : "";
  const key = "own.kind, own.target, own.after_id, own.rank";
  return `${buildVisibleChanges({ state: "", record: null, since, after }, reader, bind)}, own as materialized (
      select f.target, f.kind, f.record_type, f.record_id, f.folder_id, f.search_id, f.after_id, k.rank,
        coalesce(r.preferred_name_display, folders.name, s.name) as name
      from follows f
      join jsonb_to_recordset(${bind(KINDS)}::text::jsonb) k (kind text, rank int) on k.kind = f.kind
      left join records r on r.record_type = f.record_type and r.record_id = f.record_id
      left join folders on folders.id = f.folder_id and folders.user_id = f.user_id
      left join saved_searches s on s.id = f.search_id
      where f.user_id = ${user} and f.ended_at is null and (f.search_id is null or ${isOpenTo(user)})
      union all
      select 'mention', 'mention', null, null, null, null, 0, ${listFollowKinds().length}, o.name
      from users u join organizations o on o.id = u.organization_id where u.id = ${user} and ${HAS_NOTES}
    ), keys as materialized (
      select ${key}, own.record_type, own.record_id, null::date as from_day, null::date as to_day
      from own where own.record_id is not null
      union all
      select ${key}, 'committee', part.id, null, null
      from own join groups part on part.parent_id = own.record_id where own.record_type = 'committee'
      union all
      select ${key}, i.record_type, i.record_id, null, null
      from own join folders on folders.id = own.folder_id and folders.user_id = ${user}
      join folder_items i on i.folder_id = folders.id
      union all
      select ${key}, 'profile', t.profile_id, t.start_date, (
        select min(n.start_date) from terms n
        where n.profile_id = t.profile_id and n.start_date > t.start_date and ${buildSeatKey("n")} <> own.target)
      from own join terms t on ${buildSeatKey("t")} = own.target where own.kind = 'seat'
    ), matched as materialized (
      select v.id, keys.kind as follow_kind, keys.target, keys.rank from visible v
      join keys on keys.record_type = v.owner_type and keys.record_id = v.owner_id
      join records holder on holder.record_type = v.owner_type and holder.record_id = v.owner_id
      where v.id > keys.after_id and (keys.kind <> 'seat' or (keys.from_day is null or v.changed_on >= keys.from_day)
        and (keys.to_day is null or v.changed_on <= keys.to_day
          or v.topic = 'terms' and v.became @> jsonb_build_array(jsonb_build_object('start_date', keys.to_day)))
        and (not holder.is_former or exists (select from changes l
          where l.record_type = 'profile' and l.record_id = v.owner_id and l.kind = 'left'
            and (l.run_id = v.run_id or l.id >= v.id))))
      union all
      select v.id, keys.kind, keys.target, keys.rank from visible v
      join keys on keys.record_type = v.type and keys.record_id = v.record_id
      where v.id > keys.after_id and keys.kind <> 'seat'
        and (v.owner_type <> v.type or v.owner_id <> v.record_id)
      union all
      -- Who comes after a followed member of a staff.
      select v.id, keys.kind, keys.target, keys.rank from keys
      join contacts gone on gone.record_type = keys.record_type and gone.id = keys.record_id and gone.is_former
      join visible l on l.type = gone.record_type and l.record_id = gone.id and l.event = 'left'
      join visible v on v.run_id = l.run_id and v.type = l.type and v.topic = '' and v.event = 'added'
      join contacts k on k.id = v.record_id and ${isSamePost("gone", "k")}
      where v.id > keys.after_id
      union all
      select v.id, own.kind, own.target, own.rank from own
      join states s on s.id = own.record_id join visible v on v.state_code = s.code
      where own.kind = 'state' and v.id > own.after_id
    ), joined as (
      -- In the order of the columns of visible.
      select c.id, 0, '', c.changed_on, c.event, '', '', null::jsonb, to_jsonb(own.name), c.record_type, c.record_id, 'search',
        ${listKinds().length}, ${listKinds().length}, c.record_type as owner_type, c.record_id as owner_id, r.sort_name, '', ${IS_FEDERAL},
        null, null::int, null, own.target, own.rank
      from own join saved_search_changes c on c.search_id = own.search_id and c.id > own.after_id
      join records r on r.record_type = c.record_type and r.record_id = c.record_id
      where c.changed_on >= ${bind(since)}::date and not ${isPaywalled("r", bind(reader.modules))}
      union all
      select m.id, 0, '', (v.saved_at at time zone 'UTC')::date, 'added', '', '', null, to_jsonb(v.author_name), n.record_type,
        n.record_id, 'mention', ${listInboxKinds().length}, ${listInboxKinds().length}, n.record_type, n.record_id, r.sort_name, '',
        ${IS_FEDERAL}, null, null, null, own.target, own.rank
      from own join note_mentions m on own.kind = 'mention' and m.user_id = ${user}
      join users u on u.id = m.user_id
      join notes n on n.id = m.note_id and n.organization_id = u.organization_id
      join note_versions v on v.note_id = m.note_id and v.version = m.version
      join records r on r.record_type = n.record_type and r.record_id = n.record_id
      where v.saved_at >= ${bind(since)}::date and not ${isPaywalled("r", bind(reader.modules))}
    ), followed as materialized (
      select * from (
        (select distinct on (v.id) v.*, m.target, m.rank from matched m join visible v using (id)
         order by v.id, m.rank, m.target)
        union all select * from joined) listed ${mailed}
    )`;
}

/** SQL for the former holder of a seat, if the line `c` is about the new one. */
function buildHandover(reader: Reader, user: string, bind: (value: unknown) => string): string {
  return `(select jsonb_build_object('target', before.record_id || '-profile', 'name', before.preferred_name_display,
      'is_followed', exists (select from follows f where f.user_id = ${user} and f.ended_at is null
        and f.target = before.record_id || '-profile'))
    from page v join matched m on m.id = v.id and m.follow_kind = 'seat'
    cross join lateral (
      select max(t.start_date) as began from terms t where t.profile_id = c.owner_id and ${buildSeatKey("t")} = m.target) mine
    join terms t on ${buildSeatKey("t")} = m.target and t.profile_id <> c.owner_id and t.start_date < mine.began
    join records before on before.record_type = 'profile' and before.record_id = t.profile_id
    where c.owner_type = 'profile' and v.owner_type = c.owner_type and v.owner_id = c.owner_id and v.changed_on = c.day
      and (v.topic = '' and v.type = 'profile' and v.event in ('added', 'returned')
        or v.topic = 'terms' and v.became @> jsonb_build_array(jsonb_build_object('start_date', mine.began))
          and not v.was @> jsonb_build_array(jsonb_build_object('start_date', mine.began)))
      and (before.is_former or exists (select from terms n where n.profile_id = t.profile_id
        and n.start_date > t.start_date and ${buildSeatKey("n")} <> m.target))
      and not exists (select from terms o where o.profile_id = c.owner_id and ${buildSeatKey("o")} = m.target
        and o.start_date < mine.began and o.start_date >= t.start_date)
      and not ${isPaywalled("before", bind(reader.modules))}
    order by t.start_date desc limit 1)`;
}
