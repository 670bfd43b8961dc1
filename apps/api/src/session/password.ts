import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

export interface ScryptCost {
  /** N is 2 to this power. */
  log2N: number;
  r: number;
  p: number;
}

/** 128 MB and about a third of a second a try (security.md, "Password hashing"). */
const COST: ScryptCost = { log2N: 17, r: 8, p: 1 };
const KEY_BYTES = 32;
/** What a derivation may take: the default cost needs half of it. */
const MAX_MEMORY = 256 * 1024 * 1024;
const STORED = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w+/=]{16,})\$([\w+/=]{43,44})$/;

/** A salted scrypt hash that names its own cost: `scrypt$17$8$1$salt$key`. */
export async function hashPassword(text: string, cost: ScryptCost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(text, salt, cost);
  return `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${salt.toString("base64")}$${key.toString("base64")}`;
}

/** A hash that isn't one of ours fits no password. */
export async function verifyPassword(text: string, hash: string): Promise<boolean> {
  const [, log2N, r, p, salt, key] = STORED.exec(hash) ?? [];
  if (!log2N || !r || !p || !salt || !key) return false;
  const expected = Buffer.from(key, "base64");
  const cost = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  if (128 * 2 ** cost.log2N * cost.r > MAX_MEMORY / 2 || cost.p !== 1) return false;
  const derived = await derive(text, Buffer.from(salt, "base64"), cost);
  return derived.length === expected.length && timingSafeEqual(derived, expected);
}

// Each derivation holds its memory: only so many run at once, the others wait their turn.
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

async function derive(text: string, salt: Buffer, { log2N, r, p }: ScryptCost): Promise<Buffer> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await new Promise((resolve, reject) => {
      // The same letter may be typed composed or decomposed; it is the same password.
      scrypt(text.normalize("NFC"), salt, KEY_BYTES, { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY }, (error, key) =>
        error ? reject(error) : resolve(key),
      );
    });
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
