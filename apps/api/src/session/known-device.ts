import { createHmac, timingSafeEqual } from "node:crypto";

export interface Account {
  id: number;
  password_hash: string;
}

/**
 * Proves an earlier login from this browser, so that other people's wrong guesses don't lock the owner out. Not a
 * credential; expires with the password.
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
