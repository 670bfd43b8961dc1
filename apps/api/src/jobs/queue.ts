import PgBoss from "pg-boss";
import { lockUntilEnd } from "../platform/advisory-locks.ts";
import type { Db } from "../platform/db.ts";

/** Separate queues, so that slow profile books don't delay letters. */
export const QUEUES = ["letters", "dossiers"] as const;
export type QueueName = (typeof QUEUES)[number];

/** Exponential backoff: retries for over half an hour. */
const RETRIES = { retryLimit: 8, retryBackoff: true };

export interface Queue {
  /** Creates the queue's tables if missing. Call it first, and never inside a transaction. */
  ready(): Promise<void>;
  add(tx: Db, name: QueueName, id: string): Promise<void>;
  /** Claims the next job; null if there is none. */
  take(tx: Db, name: QueueName): Promise<{ id: string; isLastTry: boolean } | null>;
  complete(tx: Db, name: QueueName, id: string): Promise<void>;
  /** Requeues a job for a retry. */
  putBack(tx: Db, name: QueueName, id: string): Promise<void>;
  stop(): Promise<void>;
}

export interface QueueOptions {
  db: Db;
  retryDelaySeconds: number;
  /** Whether this process also deletes old jobs. */
  isKeeper: boolean;
  onError: (error: unknown) => void;
}

/** Runs pg-boss on our `Db`, so that jobs join our transactions. */
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
      // The reason is only logged: a mail server's answer may quote the address.
      await boss.fail(name, id, {}, { db: toPgBossDb(tx) });
    },
    async stop() {
      if (starting) await boss.stop({ graceful: false, wait: false });
    },
  };
}

/** The lock lets one of several starting servers create the tables. */
async function makeTables(tx: Db, onError: QueueOptions["onError"]): Promise<void> {
  await lockUntilEnd(tx, "queueTables");
  const maker = new PgBoss({ db: toPgBossDb(tx), schema: "pgboss", schedule: false, supervise: false });
  maker.on("error", onError);
  await maker.start();
  for (const name of QUEUES) await maker.createQueue(name);
  await maker.stop({ graceful: false, wait: false });
}

const SCRIPT = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** Replaces the transaction in pg-boss scripts by one of ours. */
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
