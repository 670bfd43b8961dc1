import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { createConcurrencyLimit, TooBusy } from "../platform/concurrency-limit.ts";

/** 128 MB and a third of a second per try, to slow down guessing from stolen hashes; N is 2 to the power of `log2N`. */
const COST = { log2N: 17, r: 8, p: 1 };
const KEY_BYTES = 32;
/** Limit for scrypt, twice the default cost. */
const MAX_MEMORY = 256 * 1024 * 1024;
const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{16,})\$([\w+/=]{43,44})$/;

/** Hashes a password with scrypt, salt and cost: `scrypt$17$8$1$salt$key`. */
export async function hashPassword(text: string, cost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, cost);
  return `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** Verifies a password; unknown hash formats never match. Throws `TooBusy` if too many are queued. */
export async function verifyPassword(text: string, hash: string, isGone?: () => boolean): Promise<boolean> {
  const [, log2N, r, p, salt, key] = STORED.exec(hash) ?? [];
  if (!log2N || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  if (128 * 2 ** cost.log2N * cost.r > MAX_MEMORY / 2 || cost.p !== 1) return false;
  const derived = await derive(text, Buffer.from(salt, "base64"), cost, isGone);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

/** Returns null if too many derivations are queued. */
export async function unlessBusy<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TooBusy) return null;
    throw error;
  }
}

// Each derivation needs 128 MB, and a login should wait at most some seconds.
const turns = createConcurrencyLimit({ atOnce: 2, waiting: 8 });

function derive(text: string, salt: Buffer, { log2N, r, p }: typeof COST, isGone?: () => boolean): Promise<Buffer> {
  return turns.take(
    () =>
      new Promise((resolve, reject) => {
        // Letters can be typed composed or decomposed.
        scrypt(text.normalize("NFC"), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
    isGone,
  );
}
