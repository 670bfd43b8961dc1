import { type ChangeKind, findDigestTime, hasPersonalFeatures, listInboxKinds } from "@rotunda/core";
import { insertRows } from "../directory/rows.ts";
import type { Jobs } from "../jobs/create-jobs.ts";
import { tryLockUntilEnd } from "../platform/advisory-locks.ts";
import type { AppDeps } from "../platform/settings.ts";
import type { Db } from "../platform/db.ts";
import { toReader } from "../search/search-items.sql.ts";
import { findPersonSession } from "../session/session.sql.ts";
import { createToken, hashToken } from "../session/sessions.sql.ts";
import {
  type DeliveryRow,
  findNewestChange,
  isImporting,
  listDigestReaders,
  markAll,
  lockDigest,
} from "./digests.sql.ts";
import { listFollowed } from "./followed-changes.sql.ts";
import { recordSearchChanges } from "./record-search-changes.ts";

type DigestDeps = Pick<AppDeps, "db" | "clock"> & { jobs: Pick<Jobs, "enqueue" | "wake"> };

/** Queues the mails that are due and returns their number. During an import it does nothing. */
export async function runDigests({ db, clock, jobs }: DigestDeps): Promise<number> {
  const now = clock();
  await recordSearchChanges(db, now);
  const newest = await findNewestChange(db);
  const due = { daily: findDigestTime("daily", now), weekly: findDigestTime("weekly", now), newest };
  let queued = 0;
  for (const userId of await listDigestReaders(db, due)) {
    if (await db.transaction((tx) => queueDigest(tx, userId, { now, jobs }))) queued += 1;
  }
  if (queued > 0) jobs.wake();
  return queued;
}

/** Runs in one transaction with the delivery log, so that after a crash the next process repeats all of it. */
async function queueDigest(
  tx: Db,
  userId: number,
  { now, jobs }: { now: Date; jobs: DigestDeps["jobs"] },
): Promise<boolean> {
  // Ids of changes are in order among imports that have ended.
  if (!(await tryLockUntilEnd(tx, "import")) || (await isImporting(tx, now))) return false;
  const digest = await lockDigest(tx, userId);
  const owner = digest && (await findPersonSession(tx, userId, now));
  if (!owner || !hasPersonalFeatures(owner.access)) return false;
  const { cadence, at_once: atOnce, ran_at: ranAt, sent_through: after } = digest;
  const time = findDigestTime(cadence, now);
  const isDue = time !== null && ranAt < time;
  const kinds: readonly ChangeKind[] = isDue ? listInboxKinds() : atOnce;
  if (kinds.length === 0) return false;
  // Waits for notes that are being saved, because their mentions have earlier ids.
  await tx.query("lock table note_mentions in share mode");
  const through = await findNewestChange(tx);
  const followed = {
    userId,
    reader: toReader(owner),
    now,
    pageSize: 0,
    mail: { after, through: markAll(kinds, through) },
  };
  const { changes } = await listFollowed(tx, followed);
  await tx.query("update digests set ran_at = $2, sent_through = $3::text::jsonb where user_id = $1", [
    userId,
    isDue ? now : ranAt,
    JSON.stringify({ ...after, ...markAll(kinds, through) }),
  ]);
  if (changes === 0) return false;
  await queueDelivery(tx, jobs, {
    user_id: userId,
    cadence: isDue && cadence !== "off" ? cadence : "at once",
    created_at: now,
    kinds: [...kinds],
    sent_after: after,
    through_id: through,
    changes,
  });
  return true;
}

/** The token is stored as a hash, and in plain text in the job until the mail is sent. */
export async function queueDelivery(
  tx: Db,
  jobs: DigestDeps["jobs"],
  delivery: Omit<DeliveryRow, "id">,
): Promise<void> {
  const token = createToken();
  const id = await jobs.enqueue(tx, { kind: "digest", userId: delivery.user_id, request: { token } });
  const { user_id, cadence, created_at, kinds, sent_after, through_id, changes } = delivery;
  const token_hash = `\\x${hashToken(token).toString("hex")}`;
  const row = { id, user_id, cadence, created_at, kinds, sent_after, through_id, changes, token_hash };
  await insertRows(tx, "digest_deliveries", [row]);
}
