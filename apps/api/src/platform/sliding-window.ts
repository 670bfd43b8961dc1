import { createHash } from "node:crypto";
import type { Clock } from "@rotunda/core";
import type { Db } from "./db.ts";

const EXPIRED_BATCH_SIZE = 100;

/** Counts tries in the database, for all processes together. Windows with the same name share their counts. */
export function createSlidingWindow(
  { db, clock }: { db: Db; clock: Clock },
  { name, limit, windowMs }: { name: string; limit: number; windowMs: number },
) {
  const hashKey = (key: string): Buffer => createHash("sha256").update(`${name}\n${key}`).digest();
  return {
    /** Counts a try and returns their number, or the seconds until one is allowed; refused tries don't count. */
    async take(key: string): Promise<{ do: "pass"; tries: number } | { do: "wait"; seconds: number }> {
      const now = clock();
      const [counted] = await db.query<{ is_refused: boolean; oldest: Date; tries: number }>(COUNT_ATTEMPT, [
        hashKey(key),
        now,
        new Date(now.getTime() - windowMs),
        new Date(now.getTime() + windowMs),
        limit,
      ]);
      if (!counted?.is_refused) return { do: "pass", tries: counted?.tries ?? 1 };
      return { do: "wait", seconds: Math.ceil((counted.oldest.getTime() + windowMs - now.getTime()) / 1000) };
    },
    async giveBack(key: string): Promise<void> {
      await db.query("update recent_tries set tries = trim_array(tries, least(1, cardinality(tries))) where key = $1", [
        hashKey(key),
      ]);
    },
    async forget(key: string): Promise<void> {
      await db.query("delete from recent_tries where key = $1", [hashKey(key)]);
    },
  };
}

// One statement locks the key's row, so that concurrent tries can't exceed the limit.
const COUNT_ATTEMPT = `
  with expired as (
    delete from recent_tries where key in (
      select key from recent_tries where expires_at <= $2 and key <> $1
      limit ${EXPIRED_BATCH_SIZE} for update skip locked)
  )
  insert into recent_tries as known (key, tries, is_refused, expires_at)
  values ($1, array[$2::timestamptz], false, $4::timestamptz)
  on conflict (key) do update set (tries, is_refused, expires_at) = (
    select case when is_full then recent else recent || $2::timestamptz end, is_full,
      greatest(known.expires_at, excluded.expires_at)
    from (select array(select try from unnest(known.tries) try where try > $3::timestamptz order by try) as recent) lately
    cross join lateral (select cardinality(recent) >= $5::int as is_full) filled)
  returning is_refused, tries[1] as oldest, cardinality(tries) as tries`;
