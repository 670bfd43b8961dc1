import { formatOrdinal } from "../kernel/text.ts";
import type { CaucusCategory, CommitteeSeat, PersonProfile } from "./profile.ts";

export type LegislativePartId =
  | "leadership-post"
  | "committee-leadership"
  | "committees"
  | "noteworthy-caucuses"
  | "all-caucuses"
  | "key-votes";

interface LegislativePart {
  id: LegislativePartId;
  title: string;
}

type Legislator = Pick<
  PersonProfile,
  "leadershipPost" | "committeeLeadership" | "committees" | "caucuses" | "allCaucuses" | "keyVotes"
>;

/** Lists the non-empty parts in order (PROF-15). */
export function listLegislativeParts(profile: Legislator): LegislativePart[] {
  return [
    createPart("leadership-post", "Leadership Post", profile.leadershipPost !== ""),
    createPart("committee-leadership", "Committee Leadership", profile.committeeLeadership.length > 0),
    createPart("committees", "Committees", profile.committees.length > 0),
    createPart("noteworthy-caucuses", "Noteworthy Caucuses", listCaucusCategories(profile.caucuses).length > 0),
    createPart("all-caucuses", "All Caucuses", listCaucusCategories(profile.allCaucuses).length > 0),
    createPart("key-votes", "Key Votes", profile.keyVotes.length > 0),
  ].flat();
}

/** Formats "2nd of 9 in the minority"; empty if the source doesn't rank members (PROF-38). */
export function describeRank(rank: CommitteeSeat["rank"]): string {
  if (rank === null) return "";
  const side = { MAJ: " in the majority", MIN: " in the minority", OTH: "" }[rank.side];
  return `${formatOrdinal(rank.place)} of ${rank.of}${side}`;
}

/** Drops categories without caucuses. */
export function listCaucusCategories(categories: readonly CaucusCategory[]): CaucusCategory[] {
  return categories.filter(({ caucuses }) => caucuses.length > 0);
}

function createPart(id: LegislativePartId, title: string, exists: boolean): LegislativePart[] {
  return exists ? [{ id, title }] : [];
}
