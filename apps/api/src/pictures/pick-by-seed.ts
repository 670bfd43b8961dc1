import { createHash } from "node:crypto";

/** One of the entries: always the same for the same seed. */
export function pickBy<T>(seed: string, from: readonly T[]): T {
  const number = createHash("sha256").update(seed).digest().readUInt32BE(0);
  const found = from[number % from.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}
