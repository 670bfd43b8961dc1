import PgBoss from "pg-boss";
import { lockUntilEnd } from "../platform/advisory-locks.ts";
import type { Db } from "../platform/db.ts";

/** Letters are small and awaited; a profile book takes its time and must not hold them up. */
export const QUEUES = ["letters", "dossiers"] as const;
export type QueueName = (typeof QUEUES)[number];

/** Tried again after some seconds, then after twice as long each time: for over half an hour in all. */
const RETRIES = { retryLimit: 8, retryBackoff: true };

export interface Queue {
  /** Makes the queue's own tables where they are missing. Needed before anything else, and never inside a transaction. */
  ready(): Promise<void>;
  add(tx: Db, name: QueueName, id: string): Promise<void>;
  /** The next job whose turn it is, now taken; null when there is none. */
  take(tx: Db, name: QueueName): Promise<{ id: string; isLastTry: boolean } | null>;
  complete(tx: Db, name: QueueName, id: string): Promise<void>;
  /** Puts a job back, to be tried again later. */
  putBack(tx: Db, name: QueueName, id: string): Promise<void>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  db: Db;
  retryDelaySeconds: number;
  /** Whether this process also clears away old jobs. */
  isKeeper: boolean;
  onError: (error: unknown) => void;
}

/** pg-boss on either database, through our own door: what belongs together is one transaction. */
export function createQueue({ db, retryDelaySeconds, isKeeper, onError }: QueueOptions): Queue {
  const boss = new PgBoss({ db: toPgBossDb(db), schema: "pgboss", schedule: false, supervise: isKeeper });
  boss.on("error", onError);
  let starting: Promise<void> | null = null;

  async function start(): Promise<void> {
    await db.transaction((tx) => makeTables(tx, onError));
    await boss.start();
  }

  return {
    ready() {
      starting ??= start().catch((error: unknown) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    async add(tx, name, id) {
      await boss.send(name, {}, { ...RETRIES, id, retryDelay: retryDelaySeconds, db: toPgBossDb(tx) });
    },
    async take(tx, name) {
      const [job] = await boss.fetch<object>(name, { includeMetadata: true, db: toPgBossDb(tx) });
      return job ? { id: job.id, isLastTry: job.retryCount >= job.retryLimit } : null;
    },
    async complete(tx, name, id) {
      await boss.complete(name, id, {}, { db: toPgBossDb(tx) });
    },
    async putBack(tx, name, id) {
      // Why it failed is in our own log: an answer of a mail server may quote the address.
      await boss.fail(name, id, {}, { db: toPgBossDb(tx) });
    },
    async stop() {
      if (starting) await boss.stop({ graceful: false, wait: false });
    },
  };
}

/** Of servers that start at once one makes the tables; the others wait, and find them. */
async function makeTables(tx: Db, onError: QueueOptions["onError"]): Promise<void> {
  await lockUntilEnd(tx, "queueTables");
  const maker = new PgBoss({ db: toPgBossDb(tx), schema: "pgboss", schedule: false, supervise: false });
  maker.on("error", onError);
  await maker.start();
  for (const name of QUEUES) await maker.createQueue(name);
  await maker.stop({ graceful: false, wait: false });
}

const SCRIPT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** pg-boss sends some scripts with a transaction of their own, which are given one of ours instead. */
function toPgBossDb(db: Db): PgBoss.Db {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      const [, script] = SCRIPT.exec(text) ?? [];
      if (script === undefined) return { rows: await db.query(text, values) };
      await db.transaction((tx) => tx.exec(script));
      return { rows: [] };
    },
  };
}
