import type { Db } from "../platform/db.ts";
import { createToken, hashToken } from "../session/sessions.sql.ts";

export async function findFeedDate(db: Db, userId: number): Promise<Date | null> {
  const [feed] = await db.query<{ made_at: Date }>("select made_at from change_feeds where user_id = $1", [userId]);
  return feed?.made_at ?? null;
}

/** Creates a token in place of the reader's last one. */
export async function startFeed(db: Db, userId: number, now: Date): Promise<string> {
  const token = createToken();
  await db.query(
    `insert into change_feeds (user_id, token_hash, made_at) values ($1, $2, $3)
     on conflict (user_id) do update set token_hash = excluded.token_hash, made_at = excluded.made_at`,
    [userId, hashToken(token), now],
  );
  return token;
}

export async function endFeed(db: Db, userId: number): Promise<void> {
  await db.query("delete from change_feeds where user_id = $1", [userId]);
}

/** Finds the reader of a token; null if it or the account has ended. */
export async function findFeedReader(db: Db, token: string): Promise<number | null> {
  const [feed] = await db.query<{ user_id: number }>(
    `select user_id from change_feeds join users on users.id = user_id where token_hash = $1 and disabled_at is null`,
    [hashToken(token)],
  );
  return feed?.user_id ?? null;
}
