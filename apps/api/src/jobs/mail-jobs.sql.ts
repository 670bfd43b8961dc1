import { randomUUID } from "node:crypto";
import { type Db, findRow, hasRow } from "../platform/db.ts";

/** Separate queues, so that slow profile books don't delay other mails. */
export const QUEUES = {
  messages: ["invitation", "password-reset", "password-changed", "custom-logo"],
  dossiers: ["dossier"],
  digests: ["digest"],
} as const;
export type QueueName = keyof typeof QUEUES;
export type JobKind = (typeof QUEUES)[QueueName][number];

export interface MailJob {
  id: string;
  kind: JobKind;
  userId: number | null;
  request: unknown;
}

export type NewMailJob = Omit<MailJob, "id">;

export interface ClaimedJob extends MailJob {
  attempts: number;
}

const SILENT_SECONDS = 60;

export async function insertMailJob(tx: Db, { kind, userId, request }: NewMailJob, now: Date): Promise<string> {
  const id = randomUUID();
  await tx.query("insert into mail_jobs (id, kind, user_id, request, created_at) values ($1, $2, $3, $4::jsonb, $5)", [
    id,
    kind,
    userId,
    toJson(request),
    now,
  ]);
  return id;
}

/** PostgreSQL refuses NUL and lone surrogates in JSON. */
const toJson = (request: unknown): string =>
  JSON.stringify(request, (_, value: unknown) =>
    typeof value === "string" ? value.replaceAll(/[\0\p{Surrogate}]/gu, "\uFFFD") : value,
  );

/** Claims a queue's next job, alternating between users; null if none is due. */
export const claimMailJob = (db: Db, queue: QueueName, worker: string): Promise<ClaimedJob | null> =>
  findRow<ClaimedJob>(
    db,
    `update mail_jobs set worker = $2, beat_at = now(), attempts = attempts + 1
     where id = (
       select id from mail_jobs next
       where kind = any($1) and worker is null and delivered_at is null and failed_at is null and run_after <= now()
       order by (
         select max(beat_at) from mail_jobs served where served.user_id = next.user_id and served.kind = any($1)
       ) nulls first, run_after, place limit 1 for update of next skip locked)
     returning id, kind, user_id as "userId", request, attempts`,
    [QUEUES[queue], worker],
  );

/** Renews a claim; false if another worker has the job. */
export const recordHeartbeat = (db: Db, id: string, worker: string): Promise<boolean> =>
  hasRow(
    db,
    "update mail_jobs set beat_at = now() where id = $1 and worker = $2 and delivered_at is null returning 1",
    [id, worker],
  );

export async function storeProgress(db: Db, id: string, done: number, total: number): Promise<void> {
  await db.query("update mail_jobs set done = $2, total = $3 where id = $1", [id, done, total]);
}

/** Clears the payload, which may name people. */
export async function markDelivered(db: Db, id: string, worker: string, now: Date): Promise<void> {
  await db.query(
    `update mail_jobs set delivered_at = $3, worker = null, request = '{}'
     where id = $1 and worker = $2 and delivered_at is null`,
    [id, worker, now],
  );
}

export async function markFailed(db: Db, id: string, worker: string, now: Date): Promise<void> {
  await db.query("update mail_jobs set failed_at = $3, worker = null, request = '{}' where id = $1 and worker = $2", [
    id,
    worker,
    now,
  ]);
}

export async function release(db: Db, id: string, worker: string, delaySeconds: number): Promise<void> {
  await db.query(
    "update mail_jobs set worker = null, run_after = now() + make_interval(secs => $3) where id = $1 and worker = $2",
    [id, worker, delaySeconds],
  );
}

/**
 * Releases the jobs of dead workers; `running` are the caller's own jobs. PGlite has a single process, so all other
 * jobs belong to dead workers. From the second death on, a job waits twice as long each time. On its first day a job
 * keeps its last try, because a job rarely causes the death of a server.
 */
export async function reclaimStale(
  db: Db,
  running: readonly string[],
  { now, delaySeconds, triesMax }: { now: Date; delaySeconds: number; triesMax: number },
): Promise<{ id: string; kind: JobKind }[]> {
  return db.query<{ id: string; kind: JobKind }>(
    `update mail_jobs set worker = null, run_after = case when attempts < 2 then run_after
         else now() + make_interval(secs => $4::float8 * 2 ^ (attempts - 2)) end,
       attempts = case when created_at > $5::timestamptz - interval '1 day' then least(attempts, $6::int - 1)
         else attempts end
     where worker is not null and id <> all($1::uuid[]) and delivered_at is null and failed_at is null
       and ($2 or beat_at < now() - make_interval(secs => $3)) returning id, kind`,
    [running, db.kind === "pglite", SILENT_SECONDS, delaySeconds, now, triesMax],
  );
}

interface QueueFigures {
  kind: JobKind;
  waiting: number;
  working: number;
  oldest_seconds: number;
}

export const readQueueCounts = (db: Db, now: Date): Promise<QueueFigures[]> =>
  db.query<QueueFigures>(
    `select kind.name as kind, count(*) filter (where j.id is not null and j.worker is null)::int as waiting,
       count(j.worker)::int as working,
       greatest(0, coalesce(extract(epoch from $2::timestamptz - min(j.created_at)), 0))::float8 as oldest_seconds
     from unnest($1::text[]) with ordinality kind (name, place)
     left join mail_jobs j on j.kind = kind.name and j.delivered_at is null and j.failed_at is null
     group by kind.name, kind.place order by kind.place`,
    [Object.values(QUEUES).flat(), now],
  );
