import type { HomeApi } from "../src/home/home.port.ts";
import type { Banner, Homepage, NoteworthyGroup } from "../src/home/homepage.ts";
import { aSearchItem } from "./builders.ts";

export const aBanner = (fields: Partial<Banner> = {}): Banner => ({
  wideImg: "/pictures/almanac-wide.png",
  smallImg: "/pictures/almanac-small.png",
  url: "https://shop.example.org/almanac",
  ...fields,
});

export const aNoteworthyGroup = (fields: Partial<NoteworthyGroup> = {}): NoteworthyGroup => ({
  id: 12,
  recordType: "committee",
  name: "Committee on Agriculture",
  description: "Farm programs, forestry and rural water.",
  order: 1,
  ...fields,
});

export const aHomepage = (fields: Partial<Homepage> = {}): Homepage => ({
  featuredProfiles: [aSearchItem()],
  featuredProfilesText: "Newly seated this session.",
  featuredState: null,
  featuredDistrict: null,
  recentProfiles: [],
  noteworthyGroups: [aNoteworthyGroup()],
  primaryBanner: aBanner(),
  secondaryBanner: null,
  ...fields,
});

export const fakeHomeApi = (homepage: Homepage = aHomepage()): HomeApi => ({
  homepage: () => Promise.resolve(homepage),
});
