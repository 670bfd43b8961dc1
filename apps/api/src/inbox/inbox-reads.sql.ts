import { randomUUID } from "node:crypto";
import type { LineMark } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { findOldestDay, type FollowedRequest, listFollowed } from "./followed-changes.sql.ts";

/** Marks lines up to the change that the reader saw. */
export async function markRead(
  db: Db,
  userId: number,
  lines: readonly LineMark[],
  batch: string | null = null,
): Promise<void> {
  await db.query(
    `insert into inbox_reads (user_id, record_type, record_id, day, through_id, batch)
     select distinct on (day, record) $1::int, r.record_type, r.record_id, l.day::date, l.through, $3::uuid
     from jsonb_to_recordset($2::text::jsonb) l (record text, day text, through bigint)
     join records r on r.record_id = split_part(l.record, '-', 1)::int and r.record_type = split_part(l.record, '-', 2)
     order by day, record, through desc
     on conflict (user_id, day, record_type, record_id)
       do update set through_id = greatest(inbox_reads.through_id, excluded.through_id), batch = excluded.batch`,
    [userId, JSON.stringify(lines), batch],
  );
}

export async function markUnread(db: Db, userId: number, lines: readonly LineMark[]): Promise<void> {
  await db.query(
    `delete from inbox_reads i using jsonb_to_recordset($2::text::jsonb) l (record text, day text)
     where i.user_id = $1 and i.day = l.day::date and i.record_id || '-' || i.record_type = l.record`,
    [userId, JSON.stringify(lines)],
  );
}

/** Also deletes marks of lines that no longer exist. */
export async function markAllRead(
  db: Db,
  request: Omit<FollowedRequest, "pageSize">,
): Promise<{ marked: number; batch: string }> {
  const batch = randomUUID();
  const { lines } = await listFollowed(db, { ...request, isUnreadOnly: true, pageSize: 1_000_000 });
  const marks = lines.map(({ owner_id, owner_type, day, through }) => ({
    record: `${owner_id}-${owner_type}`,
    day,
    through,
  }));
  await markRead(db, request.userId, marks, batch);
  await db.query("delete from inbox_reads where user_id = $1 and day < $2::date", [
    request.userId,
    findOldestDay(request.now),
  ]);
  return { marked: marks.length, batch };
}
