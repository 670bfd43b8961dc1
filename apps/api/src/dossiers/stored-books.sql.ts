import type { Db } from "../platform/db.ts";
import type { BuiltDossier } from "./dossier-book.ts";

const DAY = 24 * 60 * 60 * 1000;

export const LINK_DAYS = 7;
/** Days after which an expired link is reported as unknown. */
const REMEMBERED_DAYS = 30;

/** A retry of the same job replaces the book. Returns when its link expires. */
export async function storeBook(
  db: Db,
  book: BuiltDossier & { id: string; userId: number; fileName: string },
  now: Date,
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + LINK_DAYS * DAY);
  await db.query(
    `insert into mailed_books (id, user_id, file_name, media_type, contents, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do update set contents = excluded.contents, expires_at = excluded.expires_at`,
    [book.id, book.userId, book.fileName, book.mediaType, book.contents, expiresAt],
  );
  return expiresAt;
}

export async function findOwnBook(db: Db, userId: number, id: string, now: Date) {
  const [book] = await db.query<{ fileName: string; mediaType: string; contents: Uint8Array | null }>(
    `select file_name as "fileName", media_type as "mediaType", case when expires_at > $3 then contents end as contents
     from mailed_books where id = $1 and user_id = $2`,
    [id, userId, now],
  );
  if (!book?.contents) return book ? "expired" : null;
  return { ...book, contents: book.contents };
}

export async function purgeExpired(db: Db, now: Date): Promise<void> {
  await db.query("update mailed_books set contents = null where contents is not null and expires_at <= $1", [now]);
  await db.query("delete from mailed_books where expires_at <= $1", [new Date(now.getTime() - REMEMBERED_DAYS * DAY)]);
}
