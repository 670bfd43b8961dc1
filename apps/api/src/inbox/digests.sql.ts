import { type ChangeKind, type DigestCadence, type DigestChoice, listInboxKinds } from "@rotunda/core";
import { type Db, findRow, findValue, hasRow } from "../platform/db.ts";
import type { FollowedRequest, NewestMailed } from "./followed-changes.sql.ts";

export interface DigestRow {
  user_id: number;
  cadence: DigestCadence;
  at_once: ChangeKind[];
  paused_at: Date | null;
  ran_at: Date;
  sent_through: NewestMailed;
}

export interface DeliveryRow {
  id: string;
  user_id: number;
  cadence: "daily" | "weekly" | "at once";
  created_at: Date;
  kinds: ChangeKind[];
  sent_after: NewestMailed;
  through_id: number;
  changes: number;
}

export const findDigest = (db: Db, userId: number): Promise<DigestRow | null> =>
  findRow<DigestRow>(db, "select * from digests where user_id = $1", [userId]);

/** Locks a reader's digest for the transaction; null if another server has it. */
export const lockDigest = (tx: Db, userId: number): Promise<DigestRow | null> =>
  findRow<DigestRow>(tx, "select * from digests where user_id = $1 and paused_at is null for update skip locked", [
    userId,
  ]);

/** Lists readers for whom a mail may be due: a scheduled digest, or new changes of a kind that is mailed at once. */
export async function listDigestReaders(
  db: Db,
  due: { daily: Date | null; weekly: Date | null; newest: number },
): Promise<number[]> {
  const rows = await db.query<{ user_id: number }>(
    `select user_id from digests d join users on users.id = d.user_id
     where paused_at is null and disabled_at is null and (cadence = 'daily' and ran_at < $1::timestamptz
       or cadence = 'weekly' and ran_at < $2::timestamptz
       or exists (select from unnest(at_once) k where coalesce((sent_through ->> k)::bigint, 0) < $3::bigint))
     order by user_id`,
    [due.daily, due.weekly, due.newest],
  );
  return rows.map(({ user_id }) => user_id);
}

/** SQL for the newest change, of the directory or a followed saved search, or mention in a note. */
export const NEWEST_CHANGE = `greatest((select max(id) from changes), (select max(id) from saved_search_changes),
  (select max(id) from note_mentions), 0::bigint)`;

export const findNewestChange = async (db: Db): Promise<number> =>
  (await findValue<number>(db, `select ${NEWEST_CHANGE}`)) ?? 0;

/** Digests wait for a running import, because its changes are incomplete. */
export const isImporting = (db: Db, now: Date): Promise<boolean> =>
  hasRow(
    db,
    "select 1 from import_runs where finished_at is null and started_at > $1::timestamptz - interval '1 hour' limit 1",
    [now],
  );

export const markAll = (kinds: readonly string[], through: number): NewestMailed =>
  Object.fromEntries(kinds.map((kind) => [kind, through]));

/** Stores a choice. Mail of newly chosen kinds begins with later changes; earlier ones stay in the inbox only. */
export async function saveDigest(db: Db, userId: number, { cadence, atOnce }: DigestChoice, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.query<DigestRow>("select * from digests where user_id = $1 for update", [userId]);
    const mailed = !before || before.paused_at ? [] : before.cadence === "off" ? before.at_once : listInboxKinds();
    const fresh = listInboxKinds().filter((kind) => !mailed.includes(kind));
    const sentThrough = { ...before?.sent_through, ...markAll(fresh, await findNewestChange(tx)) };
    await tx.query(
      `insert into digests (user_id, cadence, at_once, ran_at, sent_through) values ($1, $2, $3, $4, $5::text::jsonb)
       on conflict (user_id) do update set cadence = excluded.cadence, at_once = excluded.at_once, paused_at = null,
         sent_through = excluded.sent_through,
         ran_at = case when digests.cadence = 'off' or digests.paused_at is not null then excluded.ran_at else digests.ran_at end`,
      [userId, cadence, atOnce, now, JSON.stringify(sentThrough)],
    );
  });
}

/** Finds the changes that were mailed at once between this digest and the one before it. */
export async function findSentAtOnce(
  db: Db,
  { id, user_id, created_at, through_id }: DeliveryRow,
): Promise<NonNullable<FollowedRequest["mail"]>> {
  // A repeated digest ends with the same change.
  const sent = await db.query<DeliveryRow>(
    `select d.* from digest_deliveries d
     where d.user_id = $1 and d.cadence = 'at once' and d.id <> $2 and d.through_id <= $3
       and d.created_at > $4::timestamptz - interval '8 days'
       and d.through_id > coalesce((select max(before.through_id) from digest_deliveries before
         where before.user_id = $1 and before.cadence <> 'at once' and before.through_id < $3), 0)
     order by d.number`,
    [user_id, id, through_id, created_at],
  );
  return {
    after: Object.assign({}, ...sent.map(({ kinds, sent_after: after }) => pick(after, kinds)).toReversed()),
    through: Object.assign({}, ...sent.map((delivery) => markAll(delivery.kinds, delivery.through_id))),
  };
}

const pick = (after: NewestMailed, kinds: readonly string[]): NewestMailed =>
  Object.fromEntries(kinds.map((kind) => [kind, after[kind] ?? 0]));

export type Delivered = DeliveryRow & { state: "waiting" | "sent" | "failed" };

/** A missing job was deleted after its mail was sent. */
export const findLastDelivery = (db: Db, userId: number): Promise<Delivered | null> =>
  findRow<Delivered>(
    db,
    `select d.*, case when j.failed_at is not null then 'failed'
       when j.id is null or j.delivered_at is not null then 'sent' else 'waiting' end as state
     from digest_deliveries d left join mail_jobs j on j.id = d.id
     where d.user_id = $1 order by d.number desc limit 1`,
    [userId],
  );

export const findTokenReader = (db: Db, tokenHash: Uint8Array): Promise<number | null> =>
  findValue<number>(db, "select user_id from digest_deliveries where token_hash = $1", [tokenHash]);

/** Pauses or resumes digests. The first digest after a pause includes the changes of the pause. */
export async function pauseDigest(db: Db, userId: number, pausedAt: Date | null): Promise<void> {
  await db.query("update digests set paused_at = $2 where user_id = $1", [userId, pausedAt]);
}
