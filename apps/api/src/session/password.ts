import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createFairQueue, type Place, TooBusy } from "../platform/fair-queue.ts";

/** 128 MB and a third of a second per try, to slow down guessing from stolen hashes; N is 2 to the power of `log2N`. */
const COST = { log2N: 17, r: 8, p: 1 };
const KEY_BYTES = 32;
/** Limit for scrypt, twice the default cost. */
const MAX_MEMORY = 256 * 1024 * 1024;
const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{16,})\$([\w+/=]{43,44})$/;

export interface PasswordTurn extends Place {
  /** The key of the turns, such as an account or a network. */
  reader: string;
}

const ALONE: PasswordTurn = { reader: "" };

/** Hashes a password with scrypt, salt and cost: `scrypt$17$8$1$salt$key`. Throws `TooBusy` if too many wait. */
export async function hashPassword(text: string, cost = COST, turn = ALONE): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, cost, turn);
  return `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Verifies a password; unknown hash formats never match. Throws `TooBusy` if too many wait. */
export async function verifyPassword(text: string, hash: string, turn = ALONE): Promise<boolean> {
  const [, log2N, r, p, salt, key] = STORED.exec(hash) ?? [];
  if (!log2N || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  if (128 * 2 ** cost.log2N * cost.r > MAX_MEMORY / 2 || cost.p !== 1) return false;
  const derived = await derive(text, Buffer.from(salt, "base64"), cost, turn);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

export async function nullIfBusy<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooBusy) return null;
    throw error;
  }
}

/** Passwords checked at once, each with 128 MB and a processor, and those that wait. */
const CHECKS_AT_ONCE = 2;
const CHECKS_WAITING = 16;
const CHECK_WAIT_MS = 10_000;

const turns = createFairQueue({ atOnce: CHECKS_AT_ONCE, waiting: CHECKS_WAITING, deadlineMs: CHECK_WAIT_MS });

function derive(text: string, salt: Buffer, { log2N, r, p }: typeof COST, turn: PasswordTurn): Promise<Buffer> {
  return turns.take(
    turn.reader,
    () =>
      new Promise((resolve, reject) => {
        // Letters can be typed composed or decomposed.
        scrypt(text.normalize("NFC"), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    turn,
  );
}
