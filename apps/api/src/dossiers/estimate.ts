import { type Db, findValue } from "../platform/db.ts";

/** Half the speed of a busy two-core server, so that the estimate is rarely exceeded. */
const SECONDS_PER_PERSON = 0.2;
const FILE_SECONDS = 2;
/** The wait for the queue to be polled, and sending the message. */
const EMAIL_SECONDS = 8;

/** A mailed profile book waits for those queued before it. Null for an empty book. */
export function estimateSeconds(people: number, mailed: { waiting: number } | null): number | null {
  if (people === 0) return null;
  const [own, before] = [people * SECONDS_PER_PERSON, (mailed?.waiting ?? 0) * SECONDS_PER_PERSON];
  return Math.ceil(mailed ? before + own + EMAIL_SECONDS : own + FILE_SECONDS);
}

export const countPeopleWaiting = async (db: Db): Promise<number> =>
  (await findValue<number>(
    db,
    `select sum(jsonb_array_length(request -> 'people') - done)::int from mail_jobs
     where kind = 'dossier' and delivered_at is null and failed_at is null`,
  )) ?? 0;
