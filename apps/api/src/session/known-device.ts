import { createHmac, timingSafeEqual } from "node:crypto";

interface Account {
  id: number;
  password_hash: string;
}

/**
 * What a browser keeps after a login: shows that it once knew the password, so that someone else's wrong guesses
 * don't keep its owner out. Worthless for logging in, and void when the password changes.
 */
export function createDeviceMark({ id, password_hash }: Account): string {
  return createHmac("sha256", password_hash).update(`known device of ${id}`).digest("base64url");
}

export function isKnownDevice(account: Account, mark: string | null): boolean {
  if (mark === null) return false;
  const expected = Buffer.from(createDeviceMark(account));
  const given = Buffer.from(mark);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
