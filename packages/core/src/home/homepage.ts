import type { SearchItem } from "../search/search-item.ts";

/** A committee or caucus worth a reader's notice (spec 3, "Noteworthy group and banner"). */
export interface NoteworthyGroup {
  id: number;
  recordType: "committee" | "caucus";
  name: string;
  description: string;
  /** Its place in the list, smallest first. */
  order: number;
}

/** Addresses of a wide and a small picture, and where a click leads; each may be empty. */
export interface Banner {
  wideImg: string;
  smallImg: string;
  url: string;
}

/** A state or district in the light. */
export interface FeaturedPlace {
  id: number;
  name: string;
}

/** What home shows (spec 3, "Homepage config"), as `api/config/homepage/` answers it. */
export interface Homepage {
  featuredProfiles: SearchItem[];
  /** What stands above them. */
  featuredProfilesText: string;
  featuredState: FeaturedPlace | null;
  featuredDistrict: FeaturedPlace | null;
  /** The reader's own, the last first. */
  recentProfiles: SearchItem[];
  noteworthyGroups: NoteworthyGroup[];
  primaryBanner: Banner | null;
  secondaryBanner: Banner | null;
}
