import type { Chamber } from "../places/state.ts";
import type { SearchItem } from "../records/search-item.ts";

export interface HomeApi {
  /** Rejects with `CallFailed`. */
  homepage(signal?: AbortSignal): Promise<Homepage>;
}

export interface NoteworthyGroup {
  id: number;
  recordType: "committee" | "caucus";
  name: string;
  description: string;
  /** Sort position, ascending. */
  order: number;
}

/** URLs of a wide and a small picture and of the link; each may be empty. */
export interface Banner {
  wideImg: string;
  smallImg: string;
  url: string;
}

/** A featured state or district with the state's shape as SVG; empty if unknown. */
export interface FeaturedPlace {
  id: number;
  name: string;
  viewBox: string;
  outline: string;
}

export interface FeaturedState extends FeaturedPlace {
  shortCode: string;
  governor: SearchItem | null;
  /** Chambers with known members, counted by party. */
  chambers: (Chamber & { parties: { party: string; count: number }[] })[];
}

export interface FeaturedDistrict extends FeaturedPlace {
  state: { id: number; name: string };
  representatives: SearchItem[];
}

/** The response of `api/config/homepage/`. */
export interface Homepage {
  featuredProfiles: SearchItem[];
  featuredProfilesText: string;
  featuredState: FeaturedState | null;
  featuredDistrict: FeaturedDistrict | null;
  /** The reader's recently viewed profiles, newest first. */
  recentProfiles: SearchItem[];
  noteworthyGroups: NoteworthyGroup[];
  primaryBanner: Banner | null;
  secondaryBanner: Banner | null;
}
