import { BREAKPOINTS } from "../kernel/breakpoints.ts";
import { formatStateInSentence } from "../places/chambers.ts";
import { describeCount, joinNonEmpty, joinWithAnd } from "../kernel/text.ts";

export const RELATED_PROFILES_MAX = 6;
const RELATED_PROFILES_NARROW = 3;

/** Returns the number of displayed related profiles (PROF-24). */
export function countRelatedProfiles(width: number): number {
  return width < BREAKPOINTS.md ? RELATED_PROFILES_NARROW : RELATED_PROFILES_MAX;
}

export interface Relation {
  /** Whether the person held, or holds, the other's seat. */
  seat: "predecessor" | "holder" | null;
  /** State in which both hold office, or empty. */
  state: string;
  /** Member of a chamber, not a state executive. */
  isMember: boolean;
  committees: readonly string[];
}

/** Formats a relation: "Predecessor in the seat", "Also represents Texas; serves on Senate Rules". */
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
  const line = joinNonEmpty([place, work], "; ");
  return line === "" ? "" : `Also ${line}`;
}
