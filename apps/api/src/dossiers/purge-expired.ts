import { setTimeout } from "node:timers/promises";
import type { Clock } from "@rotunda/core";
import type { Db } from "../platform/db.ts";
import { purgeExpired } from "./stored-books.sql.ts";

const HOUR_MS = 60 * 60 * 1000;

interface Forgetting {
  db: Db;
  clock: Clock;
  log: { error(facts: object, text: string): void };
  signal: AbortSignal;
}

/** Deletes expired books now and every hour until the signal aborts. */
export function schedulePurge({ db, clock, log, signal }: Forgetting): void {
  const forget = async () => {
    while (!signal.aborted) {
      await purgeExpired(db, clock()).catch((err: unknown) => log.error({ err }, "expired books were not deleted"));
      await setTimeout(HOUR_MS, undefined, { signal, ref: false });
    }
  };
  // The loop ends by the abort error of the timer.
  forget().catch(() => {});
}
