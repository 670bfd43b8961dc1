import { createHash } from "node:crypto";
// Muted colors for light and dark pages.

export const BACKDROPS = ["#d8d2c4", "#c7d0cf", "#d3c8bc", "#c3ccd8", "#d2c9d0", "#cbd1bf", "#dccfbb", "#bfcbc9"];
export const PAPER = "#f8f3ea";
export const INK = "#22272e";
export const CLOTH = [
  "#3f4c5f",
  "#4a4f55",
  "#6b7682",
  "#ded6c5",
  "#6f4547",
  "#4a5c51",
  "#5d4d60",
  "#f3efe6",
  "#7d6a58",
];

/** Hair colors by age class. */
export const HAIR: Readonly<Record<1 | 2 | 3 | 4, readonly string[]>> = {
  1: ["#23211f", "#2a2724", "#3c2b20", "#5a3e28", "#7c5836", "#26272b"],
  2: ["#23211f", "#2c2926", "#40301f", "#5c432c", "#4b4743", "#26272b"],
  3: ["#35322f", "#5f5b57", "#77716b", "#8a857e", "#4d3c2c"],
  4: ["#8f8b85", "#a39f98", "#b3afa8", "#7d7973"],
};

/** Background and two figure colors of logos. */
export const EMBLEMS = [
  ["#2f4a63", "#e9e2d3", "#b98b4e"],
  ["#4a5c51", "#f0eadd", "#c49a6c"],
  ["#6f4547", "#f1e7da", "#a9b3a6"],
  ["#45506b", "#e6e3da", "#9db0b8"],
  ["#5d4d60", "#eee6e0", "#c2a878"],
  ["#7d6a58", "#f4eee2", "#536b78"],
] as const;

/** Colors of banners on light and dark pages. */
export const PLATE = { ground: "#0f544d", line: "#5f9d90" };

/** Picks an entry; the same seed always picks the same. */
export function pickBy<T>(seed: string, from: readonly T[]): T {
  const number = createHash("sha256").update(seed).digest().readUInt32BE(0);
  const found = from[number % from.length];
  if (found === undefined) throw new Error("The list is empty.");
  return found;
}
