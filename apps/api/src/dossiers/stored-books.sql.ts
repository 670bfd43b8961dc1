import { setTimeout } from "node:timers/promises";
import type { Clock } from "@rotunda/core";
import type { Db } from "../platform/db.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** How long the link of a mailed book works. */
export const LINK_DAYS = 7;
/** Days that the page still reports an expired link. */
const REMEMBERED_DAYS = 30;

interface PurgeDeps {
  db: Db;
  clock: Clock;
  log: { error(facts: object, text: string): void };
  signal: AbortSignal;
}

interface NewBook {
  id: string;
  userId: number;
  fileName: string;
  mediaType: string;
  contents: Uint8Array;
}

export type MailedBook = { fileName: string; mediaType: string; contents: Uint8Array } | "expired";

/** Keeps a book for its user; a second try of the same job replaces the first. Answers when its link expires. */
export async function keepBook(db: Db, book: NewBook, now: Date): Promise<Date> {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY);
  await db.query(
    `insert into mailed_books (id, user_id, file_name, media_type, contents, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set contents = excluded.contents, expires_at = excluded.expires_at`,
    [book.id, book.userId, book.fileName, book.mediaType, book.contents, expiresAt],
  );
  return expiresAt;
}

/** The user's own book; null for another user's. */
export async function findOwnBook(db: Db, userId: number, id: string, now: Date): Promise<MailedBook | null> {
  const [book] = await db.query<{ file_name: string; media_type: string; contents: Uint8Array | null }>(
    `select file_name, media_type, case when expires_at > $3 then contents end as contents
     from mailed_books where id = $1 and user_id = $2`,
    [id, userId, now],
  );
  if (!book) return null;
  if (!book.contents) return "expired";
  return { fileName: book.file_name, mediaType: book.media_type, contents: book.contents };
}

/** Deletes expired books now and every hour until the signal aborts. */
export function schedulePurge({ db, clock, log, signal }: PurgeDeps): void {
  const purge = async () => {
    while (!signal.aborted) {
      await purgeExpired(db, clock()).catch((err: unknown) => log.error({ err }, "expired books were not deleted"));
      await setTimeout(HOUR, undefined, { signal, ref: false });
    }
  };
  // The loop ends by the abort error of the timer.
  purge().catch(() => {});
}

/** Clears the contents of expired books, and later deletes their rows. */
async function purgeExpired(db: Db, now: Date): Promise<void> {
  await db.query("update mailed_books set contents = null where contents is not null and expires_at <= $1", [now]);
  await db.query("delete from mailed_books where expires_at <= $1", [new Date(now.getTime() - REMEMBERED_DAYS * DAY)]);
}
