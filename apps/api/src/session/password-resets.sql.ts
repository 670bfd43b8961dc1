import { type Db, findRow, hasRow } from "../platform/db.ts";
import { createToken, hashToken } from "./sessions.sql.ts";

export const RESET_MINUTES = 60;

export interface ResetAccount {
  userId: number;
  email: string;
}

export const findAccountByAddress = (db: Db, email: string): Promise<ResetAccount | null> =>
  findRow<ResetAccount>(
    db,
    `select id as "userId", email from users where lower(email) = lower($1) and disabled_at is null`,
    [email],
  );

export const INVITATION_DAYS = 7;

export async function startReset(
  db: Db,
  { userId, now, minutes }: { userId: number; now: Date; minutes: number },
): Promise<string> {
  const token = createToken();
  await db.transaction(async (tx) => {
    await tx.query("delete from password_resets where user_id = $1 or expires_at <= $2", [userId, now]);
    await tx.query(
      "insert into password_resets (token_hash, user_id, created_at, expires_at) values ($1, $2, $3, $4)",
      [hashToken(token), userId, now, new Date(now.getTime() + minutes * 60_000)],
    );
  });
  return token;
}

export const findAccountByReset = (db: Db, token: string, now: Date): Promise<ResetAccount | null> =>
  findRow<ResetAccount>(
    db,
    `select users.id as "userId", email from password_resets join users on users.id = user_id
     where token_hash = $1 and expires_at > $2 and disabled_at is null`,
    [hashToken(token), now],
  );

export const endReset = (tx: Db, token: string, now: Date): Promise<boolean> =>
  hasRow(tx, "delete from password_resets where token_hash = $1 and expires_at > $2 returning 1", [
    hashToken(token),
    now,
  ]);

export async function setPassword(tx: Db, userId: number, hash: string): Promise<void> {
  await tx.query("update users set password_hash = $2 where id = $1", [userId, hash]);
  await tx.query("delete from password_resets where user_id = $1", [userId]);
}
