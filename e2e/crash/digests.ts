import { setTimeout as pause } from "node:timers/promises";
import type { Db } from "../../apps/api/src/platform/db.ts";
import { migrate } from "../../apps/api/src/platform/migrate.ts";
import { IDS, loadFixture } from "../../apps/api/src/testing/fixture.ts";
import { startSmtpSink } from "../../apps/api/src/testing/smtp-sink.ts";
import { killAfter, startServer, stopServer } from "./programs.ts";
import { MAILS_MS, makeMailsDue, type Result, type Run } from "./scenarios.ts";

const READERS = 3;
/** Time a server has to send the mails that are due. */
const SENDING_MS = 5_000;

/**
 * Kills servers while they mail digests; every reader must get every change in one digest. A server that is killed
 * between sending a mail and noting it leaves a mail that is repeated, with the same Message-ID.
 */
export async function killWhileMailing({ store, kills, random, onKill }: Run): Promise<Result> {
  await store.create("digests");
  await store.use("digests", async (db) => {
    await migrate(db);
    await followOne(db);
  });
  const sink = await startSmtpSink();
  try {
    const env = { ...store.env("digests"), SMTP_URL: sink.url };
    for (let kill = 0; kill < kills; kill += 1) {
      await store.use("digests", changeOne);
      await killAfter(await startServer(env), random.int(0, 1_000));
      onKill();
    }
    await store.use("digests", makeMailsDue);
    for (const deadline = Date.now() + MAILS_MS; Date.now() < deadline;) {
      const server = await startServer(env);
      await pause(SENDING_MS);
      await stopServer(server);
      if ((await store.use("digests", countOpen)) === 0) break;
    }
    const sent = sink.messages.map(({ source }) => /^message-id: <([^@>]+)@/imu.exec(source)?.[1] ?? "");
    await store.use("digests", (db) => verifyMails(db, sent, kills));
    return { scenario: "digests", kills, acknowledged: new Set(sent).size };
  } finally {
    await sink.stop();
  }
}

async function followOne(db: Db): Promise<void> {
  const { member, logo, limited } = await loadFixture(db);
  await db.query(
    `with readers as (select unnest($1::int[]) as id), followed as (
       insert into follows (user_id, target, kind, record_type, record_id, since, after_id)
       select id, $2::int || '-profile', 'person', 'profile', $2, now(), 0 from readers)
     insert into digests (user_id, cadence, at_once, ran_at, sent_through)
     select id, 'off', '{office}', now(), '{}' from readers`,
    [[member, logo, limited].slice(0, READERS), IDS.latimer],
  );
}

const changeOne = (db: Db) =>
  db.query(
    `insert into changes (source, changed_on, record_type, record_id, kind)
     values ('fixture', current_date, 'profile', $1, 'left')`,
    [IDS.latimer],
  );

async function countOpen(db: Db): Promise<number> {
  const rows = await db.query("select 1 from mail_jobs where delivered_at is null and failed_at is null");
  return rows.length;
}

async function verifyMails(db: Db, sent: readonly string[], changes: number): Promise<void> {
  const mailed = await db.query<{ user_id: number; changes: number; ids: string[]; failed: number }>(
    `select d.user_id, sum(d.changes)::int as changes, array_agg(d.id::text) as ids, count(j.failed_at)::int as failed
     from digest_deliveries d join mail_jobs j on j.id = d.id group by d.user_id`,
  );
  const ids = mailed.flatMap((one) => one.ids);
  const isRight = mailed.length === READERS && mailed.every((one) => one.changes === changes && one.failed === 0);
  const isSent = ids.length === new Set(sent).size && ids.every((id) => sent.includes(id));
  // At most one mail for each server that was killed: the one it was sending.
  if (!isRight || !isSent || sent.length - ids.length > changes)
    throw new Error(`${sent.length} mails after ${changes} changes: ${JSON.stringify(mailed)}`);
}
