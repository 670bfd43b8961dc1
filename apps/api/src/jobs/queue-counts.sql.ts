import type { Db } from "../platform/db.ts";
import { JOB_KINDS, type JobKind } from "./mail-jobs.sql.ts";

export interface QueueFigures {
  kind: JobKind;
  waiting: number;
  working: number;
  /** Age of the oldest pending job. */
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
    [JOB_KINDS, now],
  );
