import { formatOrdinal } from "../kernel/text.ts";
import type { CaucusCategory, CommitteeSeat, PersonProfile } from "./profile.ts";

type Legislator = Pick<
  PersonProfile,
  "leadershipPost" | "committeeLeadership" | "committees" | "caucuses" | "allCaucuses" | "keyVotes"
>;

/** Lists the non-empty parts in order (PROF-15). */
export function listLegislativeParts(profile: Legislator) {
  const parts = [
    { id: "leadership-post", title: "Leadership Post", exists: profile.leadershipPost !== "" },
    { id: "committee-leadership", title: "Committee Leadership", exists: profile.committeeLeadership.length > 0 },
    { id: "committees", title: "Committees", exists: profile.committees.length > 0 },
    { id: "noteworthy-caucuses", title: "Noteworthy Caucuses", exists: hasCaucuses(profile.caucuses) },
    { id: "all-caucuses", title: "All Caucuses", exists: hasCaucuses(profile.allCaucuses) },
    { id: "key-votes", title: "Key Votes", exists: profile.keyVotes.length > 0 },
  ] as const;
  return parts.filter(({ exists }) => exists).map(({ id, title }) => ({ id, title }));
}

export type LegislativePartId = ReturnType<typeof listLegislativeParts>[number]["id"];

const hasCaucuses = (categories: readonly CaucusCategory[]) => listCaucusCategories(categories).length > 0;

/** Formats "2nd of 9 in the minority"; empty if the source doesn't rank members (PROF-38). */
export function describeRank(rank: CommitteeSeat["rank"]): string {
  if (rank === null) return "";
  const side = { MAJ: " in the majority", MIN: " in the minority", OTH: "" }[rank.side];
  return `${formatOrdinal(rank.place)} of ${rank.of}${side}`;
}

export function listCaucusCategories(categories: readonly CaucusCategory[]): CaucusCategory[] {
  return categories.filter(({ caucuses }) => caucuses.length > 0);
}
