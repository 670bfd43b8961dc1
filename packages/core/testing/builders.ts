import { createDefaultQuery, type SearchQuery } from "../src/search/search-query.ts";
import type { AppConfig, LookupItem, LookupListName, Lookups } from "../src/lookups/lookups.port.ts";
import type { SearchItem, SearchPage } from "../src/records/search-item.ts";
import type { Suggestion } from "../src/search/search.port.ts";

/** Returns a function that makes a record with these fields, except those that its caller gives. */
export const builderOf =
  <Made extends object>(fields: Made) =>
  (others: Partial<Made> = {}): Made => ({ ...fields, ...others });

export const aSearchQuery = builderOf<SearchQuery>(createDefaultQuery());

/** Moves the last word to the front, sufficient for test names. */
const sortNameOf = (name: string): string => name.toLowerCase().replace(/^(.*) (\S+)$/u, "$2 $1");

export const aSearchItem = (fields: Partial<SearchItem> = {}): SearchItem => {
  const { id = 1, recordType = "profile", preferredNameDisplay = "Ruth Halvorsen" } = fields;
  return {
    id,
    briefcaseItemId: `${id}-${recordType}`,
    isFormer: false,
    positionSummary: "United States Senator, Nebraska",
    preferredNameDisplay,
    sortName: sortNameOf(preferredNameDisplay),
    title: "Senator",
    politicalParty: "Republican",
    quickSummary: "<p>Ruth Halvorsen has represented Nebraska since 2015.</p>",
    headshot: "",
    subscriptionModules: [1],
    recordType,
    addedToBriefcase: false,
    leadershipRole: "",
    isPaywalled: false,
    ...fields,
  };
};

/** Returns a page of results, by default the first and only one. */
export const aSearchPage = (fields: Partial<SearchPage> = {}): SearchPage => {
  const items = fields.items ?? [aSearchItem()];
  return {
    items,
    page: 1,
    pageSize: 12,
    totalPages: 1,
    totalHits: items.length,
    order: "relevance",
    showingResultsFor: "",
    reasons: [],
    elsewhere: [],
    ...fields,
  };
};

export const aSuggestion = builderOf<Suggestion>({
  id: 1,
  recordType: "profile",
  preferredNameDisplay: "Ruth Halvorsen",
  headshot: "",
  positionSummary: "United States Senator, Nebraska",
  isFormer: false,
});

/** Items with these names and 1-based ids. */
const lookupItems = (...names: string[]): LookupItem[] => names.map((name, index) => ({ id: String(index + 1), name }));

const NAMES: Record<LookupListName, LookupItem[]> = {
  appointments: lookupItems("Presidential appointment", "Career"),
  countries: lookupItems("United States", "Canada"),
  degrees: lookupItems("BA", "JD", "PhD"),
  districts: lookupItems("Nebraska, 1st District", "Nebraska, 2nd District", "Iowa, 3rd District"),
  editorialGroups: lookupItems("Leadership", "Freshmen"),
  ethnicities: lookupItems("African American", "Hispanic"),
  focusAreas: lookupItems("Agriculture", "Energy", "Health"),
  genders: lookupItems("Female", "Male", "Nonbinary"),
  jobCategories: lookupItems("Chief of Staff", "Legislative Director", "Scheduler"),
  jobCategoriesFederal: lookupItems("Secretary", "General Counsel"),
  jobCategoriesState: lookupItems("Chief of Staff", "Legislative Aide"),
  maritalStatuses: lookupItems("Married", "Single"),
  politicalParties: lookupItems("Republican", "Democrat", "Independent"),
  positionStatuses: lookupItems("Current", "Former"),
  primaryProfileTypes: lookupItems("Senator", "Representative"),
  secondaryProfileTypes: lookupItems("Committee chair"),
  religions: lookupItems("Lutheran", "Roman Catholic", "Jewish"),
  states: [
    { id: "1", name: "Alabama", shortCode: "AL" },
    { id: "19", name: "Iowa", shortCode: "IA" },
    { id: "31", name: "Nebraska", shortCode: "NE" },
    { id: "48", name: "Texas", shortCode: "TX" },
  ],
  subscriptionModules: [
    { id: "1", name: "Federal Policymakers", abbreviation: "FED" },
    { id: "2", name: "State Policymakers", abbreviation: "STA" },
    { id: "3", name: "Federal Influencers", abbreviation: "INF" },
    { id: "4", name: "State Influencers", abbreviation: "INF" },
  ],
  offices: lookupItems("Capitol Office", "District Office"),
  agenciesFlat: lookupItems("Department of Agriculture", "Forest Service", "Department of the Interior"),
  caucusesFlat: lookupItems("Rural Caucus", "Water Caucus"),
  committeesFlat: lookupItems("Agriculture", "Rural Development", "Appropriations"),
  keyPolicyAreasFlat: lookupItems("Agriculture", "Water"),
  industriesFlat: lookupItems("Farming", "Utilities"),
  profileTypesFlat: [
    ...lookupItems("Federal Policymakers", "State Policymakers", "Federal Influencers", "State Influencers"),
    { id: "21", name: "Governor" },
  ],
  specialInterestGroupsFlat: lookupItems("American Farm Bureau Federation", "Sierra Club"),
  profileTypes: [
    { id: "1", name: "Federal Policymakers" },
    { id: "2", name: "State Policymakers", children: [{ id: "21", name: "Governor" }] },
    { id: "3", name: "Federal Influencers" },
    { id: "4", name: "State Influencers" },
  ],
  keyPolicyAreas: lookupItems("Agriculture", "Water"),
  industries: lookupItems("Farming", "Utilities"),
  committees: [
    { id: "1", name: "Agriculture", children: [{ id: "2", name: "Rural Development" }] },
    { id: "3", name: "Appropriations" },
  ],
  caucuses: lookupItems("Rural Caucus", "Water Caucus"),
  agencies: [
    { id: "1", name: "Department of Agriculture", children: [{ id: "2", name: "Forest Service" }] },
    { id: "3", name: "Department of the Interior" },
  ],
  specialInterestGroups: lookupItems("American Farm Bureau Federation", "Sierra Club"),
};

/** Returns all lookup lists, short, with replacements. */
export const someLookups = (lists: Partial<Lookups> = {}): Lookups => ({ ...NAMES, ...lists });

export const anAppConfig = builderOf<AppConfig>({
  lookups: someLookups(),
  unmatchedOptions: [],
  content: ["congressional", "federal", "state", "universal", "groups", "staff", "narratives"],
  unlockedProfiles: [],
  searchSuggestions: {
    universal: ["Examples: a name, an office, a committee, a phrase in quotation marks"],
    congressional: ["Examples: a member, a staffer, a committee"],
    federal: ["Examples: an agency, a title"],
    state: ["Examples: a legislator, a district"],
  },
  constants: {
    productName: "Rotunda",
    publisher: "Rotunda Press",
    mainSiteOrigin: "",
    printEditionUrl: "https://example.org/print",
    walkthroughUrl: "",
    customerServicePhone: "(202) 555-0142",
    customerServiceEmail: "service@example.org",
    socialLinks: [],
    sampleData: true,
    almanacMaxExports: 1500,
    mapsKey: "",
  },
});
