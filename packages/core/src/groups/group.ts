import type { HierarchyChip, PageRecord, SearchItem } from "../records/search-item.ts";
import type { Staffer } from "../profiles/profile.ts";

export interface GroupReference {
  id: number;
  longName: string;
}

export interface GroupMember extends SearchItem {
  /** "Chair", "Ranking Member", "Vice Chair" …; empty for plain members. */
  leadershipTitle: string;
  /** Seniority within the side, 1-based; null if unknown. */
  rank: number | null;
  side: "MAJ" | "MIN" | "OTH";
}

export interface Group extends PageRecord {
  recordType: "committee" | "caucus";
  shortName: string;
  longName: string;
  /** Chamber or kind: "United States Senate committee". */
  positionSummary: string;
  jurisdiction: string;
  /** The chamber or committee this one belongs to. */
  chips: HierarchyChip[];
  parent: GroupReference | null;
  subcommittees: GroupReference[];
  /** `subcommittees` under the name caucuses use. */
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
  /** Further pages. */
  links: { label: string; url: string }[];
  presentationCenterUrl: string;
}
