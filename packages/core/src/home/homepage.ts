import type { Chamber } from "../places/state.ts";
import type { SearchItem } from "../records/search-item.ts";

/** A committee or caucus worth a reader's notice. */
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

/** A state or district in the light, with the shape of the state; the shape is empty where it isn't known. */
export interface FeaturedPlace {
  id: number;
  name: string;
  viewBox: string;
  outline: string;
}

export interface FeaturedState extends FeaturedPlace {
  shortCode: string;
  governor: SearchItem | null;
  /** Those somebody is known of in, and how many of each party. */
  chambers: (Chamber & { parties: { party: string; count: number }[] })[];
}

export interface FeaturedDistrict extends FeaturedPlace {
  state: { id: number; name: string };
  representatives: SearchItem[];
}

/** The contents of home: the answer of `api/config/homepage/`. */
export interface Homepage {
  featuredProfiles: SearchItem[];
  /** Their heading. */
  featuredProfilesText: string;
  featuredState: FeaturedState | null;
  featuredDistrict: FeaturedDistrict | null;
  /** The reader's own, the last first. */
  recentProfiles: SearchItem[];
  noteworthyGroups: NoteworthyGroup[];
  primaryBanner: Banner | null;
  secondaryBanner: Banner | null;
}
