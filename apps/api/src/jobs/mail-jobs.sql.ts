import type { Db } from "../platform/db.ts";

export const JOB_KINDS = ["invitation", "password-reset", "password-changed", "custom-logo", "dossier"] as const;
export type JobKind = (typeof JOB_KINDS)[number];

export interface MailJob {
  id: string;
  kind: JobKind;
  userId: number | null;
  /** The payload; its shape depends on the kind. */
  request: unknown;
}

/** A worker without a heartbeat for this long is considered dead. */
const SILENT_SECONDS = 60;

export async function insertMailJob(tx: Db, { id, kind, userId, request }: MailJob, now: Date): Promise<void> {
  await tx.query("insert into mail_jobs (id, kind, user_id, request, created_at) values ($1, $2, $3, $4::jsonb, $5)", [
    id,
    kind,
    userId,
    JSON.stringify(request),
    now,
  ]);
}

/** Takes a job for a worker; null when it is done, given up, or its user is gone. */
export async function claimMailJob(tx: Db, id: string, worker: string): Promise<MailJob | null> {
  const [job] = await tx.query<{ id: string; kind: JobKind; user_id: number | null; request: unknown }>(
    `update mail_jobs set worker = $2, beat_at = now()
     where id = $1 and delivered_at is null and failed_at is null returning id, kind, user_id, request`,
    [id, worker],
  );
  return job ? { id: job.id, kind: job.kind, userId: job.user_id, request: job.request } : null;
}

/** Renews the worker's claim; false if another worker has the job. */
export async function recordHeartbeat(db: Db, id: string, worker: string): Promise<boolean> {
  const rows = await db.query(
    "update mail_jobs set beat_at = now() where id = $1 and worker = $2 and delivered_at is null returning 1",
    [id, worker],
  );
  return rows.length > 0;
}

export async function noteProgress(db: Db, id: string, done: number, total: number): Promise<void> {
  await db.query("update mail_jobs set done = $2, total = $3 where id = $1", [id, done, total]);
}

/** Clears the payload, which may name people. */
export async function markDelivered(tx: Db, id: string, worker: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update mail_jobs set delivered_at = $3, worker = null, request = '{}'
     where id = $1 and worker = $2 and delivered_at is null returning 1`,
    [id, worker, now],
  );
  return rows.length > 0;
}

export async function markFailed(tx: Db, id: string, worker: string, now: Date): Promise<void> {
  await tx.query("update mail_jobs set failed_at = $3, worker = null, request = '{}' where id = $1 and worker = $2", [
    id,
    worker,
    now,
  ]);
}

export async function release(tx: Db, id: string, worker: string): Promise<void> {
  await tx.query("update mail_jobs set worker = null where id = $1 and worker = $2", [id, worker]);
}

/** Releases jobs of dead workers. PGlite allows one process, so any other worker is dead there. */
export async function reclaimStale(tx: Db, worker: string): Promise<{ id: string; kind: JobKind }[]> {
  return tx.query<{ id: string; kind: JobKind }>(
    `update mail_jobs set worker = null
     where worker is not null and worker <> $1 and delivered_at is null and failed_at is null
       and ($2 or beat_at < now() - make_interval(secs => $3)) returning id, kind`,
    [worker, tx.kind === "pglite", SILENT_SECONDS],
  );
}
