import { createHash, randomBytes } from "node:crypto";
import { type Db, hasRow } from "../platform/db.ts";

export const SESSION_DAYS = 30;
/** After the last use. */
const IDLE_DAYS = 7;
/** Interval of updating `last_seen_at`, so that most requests only read. */
const NOTE_MINUTES = 10;

const DAY = 24 * 60 * 60 * 1000;

export interface LoginSession {
  /** Identifies the session in a form; not a credential. */
  id: string;
  created_at: Date;
  last_seen_at: Date;
  user_agent: string;
  address: string;
}

export interface Device {
  userAgent: string;
  address: string | null;
}

/** Creates a secret that can't be guessed; only its hash is stored. */
export const createToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

export async function startSession(db: Db, userId: number, device: Device, now: Date): Promise<string> {
  const token = createToken();
  await db.query("delete from sessions where expires_at <= $1 or last_seen_at <= $2", [now, findIdleLimit(now)]);
  await db.query(
    `insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at, user_agent, address)
     values ($1, $2, $3, $3, $4, $5, $6)`,
    [
      hashToken(token),
      userId,
      now,
      new Date(now.getTime() + SESSION_DAYS * DAY),
      device.userAgent.slice(0, 300),
      device.address ?? "",
    ],
  );
  return token;
}

export async function updateLastSeen(db: Db, hash: Buffer, lastSeenAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() <= NOTE_MINUTES * 60_000) return;
  await db.query("update sessions set last_seen_at = $2 where token_hash = $1", [hash, now]);
}

export async function endSession(db: Db, token: string): Promise<void> {
  await db.query("delete from sessions where token_hash = $1", [hashToken(token)]);
}

export const endListedSession = (db: Db, userId: number, id: string): Promise<boolean> =>
  hasRow(db, "delete from sessions where user_id = $1 and encode(sha256(token_hash), 'hex') = $2 returning 1", [
    userId,
    id,
  ]);

export async function endOtherSessions(db: Db, userId: number, token: string): Promise<void> {
  await db.query("delete from sessions where user_id = $1 and token_hash <> $2", [userId, hashToken(token)]);
}

export async function endEverySession(db: Db, userId: number): Promise<void> {
  await db.query("delete from sessions where user_id = $1", [userId]);
}

export async function listSessions(db: Db, userId: number, now: Date): Promise<LoginSession[]> {
  return db.query<LoginSession>(
    `select encode(sha256(token_hash), 'hex') as id, created_at, last_seen_at, user_agent, address from sessions
     where user_id = $1 and expires_at > $2 and last_seen_at > $3 order by last_seen_at desc, created_at desc`,
    [userId, now, findIdleLimit(now)],
  );
}

export const formatListedId = (token: string): string => createHash("sha256").update(hashToken(token)).digest("hex");

/** Sessions that were last used before this moment have ended. */
export const findIdleLimit = (now: Date): Date => new Date(now.getTime() - IDLE_DAYS * DAY);
