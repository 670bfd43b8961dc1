import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { formatStateInSentence } from "../places/chambers.ts";
import { describeCount, joinWithAnd } from "../kernel/text.ts";

export const RELATED_PROFILES_MAX = 6;
const RELATED_PROFILES_NARROW = 3;

/** How many related profiles are shown (PROF-24). */
export function countRelatedProfiles(width: number): number {
  return width < BREAKPOINTS.md ? RELATED_PROFILES_NARROW : RELATED_PROFILES_MAX;
}

/** How a profile is related to another. */
export interface Relation {
  /** Whether they held, or hold, the other's seat. */
  seat: "predecessor" | "holder" | null;
  /** The state both hold office in; empty where there is none. */
  state: string;
  /** They sit for the state in a chamber, and don't hold an office of its executive. */
  isMember: boolean;
  /** The names of the committees both sit on. */
  committees: readonly string[];
}

/**
 * Why a profile is shown beside another: "Predecessor in the seat", "Also represents Texas; serves on Senate Rules".
 */
export function formatRelation({ seat, state, isMember, committees }: Relation): string {
  if (seat !== null) return seat === "predecessor" ? "Predecessor in the seat" : "Holds the seat now";
  const place =
    state === ""
      ? ""
      : isMember
        ? `represents ${formatStateInSentence(state)}`
        : `holds office in ${formatStateInSentence(state)}`;
  const [first, second, ...others] = committees;
  const more = others.length > 0 ? describeCount(others.length + 1, "other committee") : second;
  const work = first === undefined ? "" : `serves on ${joinWithAnd(more === undefined ? [first] : [first, more])}`;
  const line = [place, work].filter((part) => part !== "").join("; ");
  return line === "" ? "" : `Also ${line}`;
}
