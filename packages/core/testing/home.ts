import type {
  HomeApi,
  Banner,
  FeaturedDistrict,
  FeaturedState,
  Homepage,
  NoteworthyGroup,
} from "../src/home/home.port.ts";
import { aSearchItem, builderOf } from "./builders.ts";

export const aBanner = builderOf<Banner>({
  wideImg: "/pictures/almanac-wide.png",
  smallImg: "/pictures/almanac-small.png",
  url: "https://shop.example.org/almanac",
});

export const aNoteworthyGroup = builderOf<NoteworthyGroup>({
  id: 12,
  recordType: "committee",
  name: "Committee on Agriculture",
  description: "Farm programs, forestry and rural water.",
  order: 1,
});

const SQUARE = { viewBox: "0 0 10 10", outline: "M1 1H9V9H1Z" };

export const aFeaturedState = builderOf<FeaturedState>({
  id: 31,
  name: "Nebraska",
  shortCode: "NE",
  ...SQUARE,
  governor: aSearchItem({
    id: 553,
    recordType: "profile",
    briefcaseItemId: "553-profile",
    preferredNameDisplay: "Dana Okoro",
    politicalParty: "Republican",
    title: "Governor",
  }),
  chambers: [
    {
      legChamberId: 1,
      name: "U.S. House of Representatives",
      seats: 3,
      parties: [
        { party: "Democrat", count: 1 },
        { party: "Republican", count: 2 },
      ],
    },
    { legChamberId: 2, name: "U.S. Senate", seats: 2, parties: [{ party: "Republican", count: 2 }] },
    {
      legChamberId: 4,
      name: "Nebraska Legislature",
      seats: 49,
      parties: [
        { party: "Democrat", count: 16 },
        { party: "Republican", count: 32 },
      ],
    },
  ],
});

export const aFeaturedDistrict = builderOf<FeaturedDistrict>({
  id: 3102,
  name: "Nebraska, 2nd District",
  ...SQUARE,
  state: { id: 31, name: "Nebraska" },
  representatives: [
    aSearchItem({
      id: 212,
      recordType: "profile",
      briefcaseItemId: "212-profile",
      preferredNameDisplay: "Joyce C. Quan",
      politicalParty: "Republican",
      title: "Representative",
    }),
  ],
});

export const aHomepage = builderOf<Homepage>({
  featuredProfiles: [aSearchItem()],
  featuredProfilesText: "Newly seated this session.",
  featuredState: null,
  featuredDistrict: null,
  recentProfiles: [],
  noteworthyGroups: [aNoteworthyGroup()],
  primaryBanner: aBanner(),
  secondaryBanner: null,
});

export const fakeHomeApi = (homepage: Homepage = aHomepage()): HomeApi => ({
  homepage: () => Promise.resolve(homepage),
});
