import type { HierarchyChip, SearchItem } from "../records/search-item.ts";
import type { Staffer } from "../profiles/profile.ts";

export interface GroupReference {
  id: number;
  longName: string;
}

export interface GroupMember extends SearchItem {
  /** "Chair", "Ranking Member", "Vice Chair" …; empty for plain members. */
  leadershipTitle: string;
  /** Seniority within the side, from 1; null when unknown. */
  rank: number | null;
  side: "MAJ" | "MIN" | "OTH";
}

/** A committee or caucus. */
export interface Group {
  id: number;
  recordType: "committee" | "caucus";
  briefcaseItemId: string;
  addedToBriefcase: boolean;
  shortName: string;
  longName: string;
  /** Chamber or kind, as a reader says it: "United States Senate committee". */
  positionSummary: string;
  jurisdiction: string;
  /** The way up: chamber or committee this one belongs to. */
  chips: HierarchyChip[];
  parent: GroupReference | null;
  subcommittees: GroupReference[];
  /** The same groups, by the name a caucus calls them. */
  children: GroupReference[];
  numberOfMembers: number;
  members: { republican: GroupMember[]; democratic: GroupMember[]; independent: GroupMember[] };
  staffers: Staffer[];
  email: string;
  address: string;
  phone: string;
  fax: string;
  websiteUrl: string;
  minorityWebsiteUrl: string;
  updatedDate: string | null;
  presentationCenterUrl: string;
  subscriptionModules: number[];
}
