import { createHash } from "node:crypto";
import palette from "./palette.json" with { type: "json" };

// Muted colors for light and dark pages.
export const { backdrops: BACKDROPS, cloth: CLOTH } = palette;
export const PAPER = "#f8f3ea";
export const INK = "#22272e";

export const HAIR: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = palette.hair;

export const EMBLEMS = palette.emblems as [string, string, string][];

export const PLATE = { ground: "#0f544d", line: "#5f9d90" };

export function pickBy<T>(seed: string, from: readonly T[]): T {
  const number = createHash("sha256").update(seed).digest().readUInt32BE(0);
  const found = from[number % from.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}
