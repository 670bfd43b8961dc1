import { ECONOMY_ISSUES } from "./prose-positions-economy.ts";
import { SOCIETY_ISSUES } from "./prose-positions-society.ts";

/** A subject of politics, as sample people of either party see it. `area` is a branch of the key policy areas. */
export interface Issue {
  area: string;
  /** The subject inside a sentence: "farm policy". */
  noun: string;
  bill: string;
  /** Sentence patterns for Republicans. */
  1: readonly string[];
  /** Sentence patterns for Democrats. */
  2: readonly string[];
}

/** Subjects of Congress. */
export const ISSUES: readonly Issue[] = [...ECONOMY_ISSUES, ...SOCIETY_ISSUES];
