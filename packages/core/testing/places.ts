import fc from "fast-check";
import type { LookupItem } from "../src/lookups/lookups.port.ts";
import type {
  Agency,
  AgencyPerson,
  District,
  DistrictShapes,
  Geodata,
  Legislator,
  MapDistrict,
  State,
} from "../src/places/place-records.ts";
import type { Visualization } from "../src/places/charts.ts";
import type { ElectionCandidate, ElectionResult } from "../src/places/elections.ts";
import type { SearchItem } from "../src/records/search-item.ts";
import { camelize } from "../src/kernel/camelize.ts";
import { AgencyWire, createEmptyRecord, DistrictWire, StateWire } from "../src/wire/index.ts";
import { aSearchItem, builderOf } from "./builders.ts";

export const anAgencyPerson = (fields: Partial<AgencyPerson> = {}): AgencyPerson => ({
  ...aSearchItem({ id: 701, recordType: "agencyperson", politicalParty: "", quickSummary: "", ...fields }),
  preferredNameDisplay: "Odile Brandt",
  positionSummary: "Deputy Chief, National Forest System",
  title: "Deputy Chief",
  lastName: "Brandt",
  email: "odile.brandt@example.org",
  phone: "(202) 555-0170",
  appointment: "Career",
  isLeadership: false,
  ...fields,
});

/** Returns an agency with only a name. */
export const anAgency = (fields: Partial<Agency> = {}): Agency => {
  const { id = 61 } = fields;
  return {
    ...camelize(createEmptyRecord(AgencyWire)),
    id,
    recordType: "agency",
    briefcaseItemId: `${id}-agency`,
    agencyFull: "Forest Service",
    subscriptionModules: [3],
    ...fields,
  };
};

/** Returns an agency with all fields set. */
export const aFullAgency = (fields: Partial<Agency> = {}): Agency =>
  anAgency({
    shortName: "USFS",
    role: "<p>Looks after the national forests and grasslands.</p>",
    address: "201 14th Street SW\nWashington, DC 20250",
    phone: "(202) 555-0160",
    fax: "(202) 555-0161",
    email: "forests@example.org",
    website: "https://forests.example.org",
    logo: "/pictures/agency/61.svg",
    parent: { id: 60, agencyFull: "Department of Agriculture" },
    children: [
      { id: 62, agencyFull: "National Forest System" },
      { id: 63, agencyFull: "Office of Fire and Aviation" },
    ],
    people: [
      anAgencyPerson(),
      anAgencyPerson({
        id: 702,
        preferredNameDisplay: "Teodor Achterberg",
        lastName: "Achterberg",
        title: "Chief",
        positionSummary: "Chief, Forest Service",
        appointment: "Presidential appointment",
        isLeadership: true,
      }),
    ],
    updatedDate: "2026-11-18",
    sources: ["Sample data"],
    ...fields,
  });

export const aVisualization = builderOf<Visualization>({
  id: "population",
  title: "Population",
  unit: "count",
  kind: "trend",
  source: "Sample data",
  points: [
    { label: "2000", value: 1_711_000 },
    { label: "2010", value: 1_826_000 },
    { label: "2020", value: 1_961_000 },
  ],
});

export const aCandidate = builderOf<ElectionCandidate>({
  name: "Ruth Halvorsen",
  party: "Republican",
  votes: 120_400,
  percent: 60.2,
  isWinner: true,
  profileId: 1,
});

export const anElectionResult = builderOf<ElectionResult>({
  year: 2024,
  office: "U.S. House",
  candidates: [
    aCandidate(),
    aCandidate({
      name: "Luis Ortega",
      party: "Democrat",
      votes: 79_600,
      percent: 39.8,
      isWinner: false,
      profileId: null,
    }),
  ],
});

export const aMapDistrict = builderOf<MapDistrict>({
  id: 3103,
  number: "03",
  name: "Nebraska, 3rd District",
  path: "M0 0H200V150H0Z",
  members: [{ name: "Ruth Halvorsen", party: "Republican" }],
});

export const someShapes = (districts: MapDistrict[], fields: Partial<DistrictShapes> = {}): DistrictShapes => ({
  districts,
  views: [{ viewBox: "0 0 400 300", labels: districts.map(({ number }) => ({ number, x: 100, y: 75 })) }],
  neighbors: [],
  source: "Sample boundaries",
  ...fields,
});

export const someGeodata = builderOf<Geodata>({
  viewBox: "0 0 400 300",
  outline: "M0 0H400V300H0Z",
  maps: { US_HOUSE: someShapes([aMapDistrict()]) },
});

export const aLegislator = (fields: Partial<Legislator> = {}): Legislator => ({
  ...aSearchItem({ positionSummary: "United States Representative, Nebraska, 3rd District", ...fields }),
  district: { id: 3103, number: "03", name: "Nebraska, 3rd District" },
  ...fields,
});

/** Returns an officer elected statewide. */
const anOfficer = (fields: Partial<SearchItem>): SearchItem =>
  aSearchItem({ positionSummary: `${fields.title}, Iowa`, ...fields });

/** Returns a state with only a name. */
export const aState = (fields: Partial<State> = {}): State => {
  const { id = 31 } = fields;
  return {
    ...camelize(createEmptyRecord(StateWire)),
    id,
    recordType: "state",
    briefcaseItemId: `${id}-state`,
    name: "Nebraska",
    shortCode: "NE",
    subscriptionModules: [1],
    ...fields,
  };
};

/** Returns a state with all fields set. */
export const aFullState = (fields: Partial<State> = {}): State =>
  aState({
    name: "Iowa",
    shortCode: "IA",
    id: 19,
    capital: "Des Moines",
    governor: aSearchItem({ id: 90, preferredNameDisplay: "Imogen Stallard", positionSummary: "Governor, Iowa" }),
    officers: [
      anOfficer({ id: 89, preferredNameDisplay: "Ines Vollmer", title: "Attorney General" }),
      anOfficer({ id: 88, preferredNameDisplay: "Peter Hruska", title: "Lieutenant Governor" }),
    ],
    senators: [aSearchItem({ id: 91 }), aSearchItem({ id: 92, preferredNameDisplay: "Walter Belgrade" })],
    representatives: [
      aLegislator({ id: 93, district: { id: 1902, number: "02", name: "Iowa, 2nd District" } }),
      aLegislator({ id: 94, district: { id: 1901, number: "01", name: "Iowa, 1st District" } }),
    ],
    stateReps: [aLegislator({ id: 95, district: { id: 190301, number: "001", name: "Iowa House District 1" } })],
    stateSenators: [aLegislator({ id: 96, district: { id: 190401, number: "01", name: "Iowa Senate District 1" } })],
    chambers: [
      { legChamberId: 1, name: "U.S. House of Representatives", seats: 4 },
      { legChamberId: 2, name: "U.S. Senate", seats: 2 },
      { legChamberId: 3, name: "House of Representatives", seats: 2 },
      { legChamberId: 4, name: "Senate", seats: 1 },
    ],
    committees: [
      { id: 71, longName: "Committee on Ways and Means", legChamberId: 3 },
      { id: 72, longName: "Committee on Agriculture", legChamberId: 3 },
      { id: 73, longName: "Committee on Rules", legChamberId: 4 },
      { id: 74, longName: "Joint Committee on Water", legChamberId: 6 },
    ],
    censusVisualizations: [aVisualization()],
    economicVisualizations: [
      aVisualization({
        id: "employment",
        title: "Employment by sector",
        unit: "percent",
        kind: "bar",
        points: [
          { label: "Services", value: 61.5 },
          { label: "Manufacturing", value: 14 },
        ],
      }),
    ],
    presidentialElectionResults: [anElectionResult({ office: "President" })],
    narrative: "<p>Iowa lies between two rivers.</p>",
    geodata: someGeodata({
      maps: {
        US_HOUSE: someShapes([aMapDistrict({ id: 1901, number: "01" }), aMapDistrict({ id: 1902, number: "02" })]),
        STATE_HOUSE: someShapes([aMapDistrict({ id: 190301, number: "001", path: "" })]),
        STATE_SENATE: someShapes([aMapDistrict({ id: 190401, number: "01", path: "" })]),
      },
    }),
    updatedDate: "2026-11-18",
    sources: ["Sample data"],
    ...fields,
  });

/** Returns a district with only a name. */
export const aDistrict = (fields: Partial<District> = {}): District => {
  const { id = 3103 } = fields;
  return {
    ...camelize(createEmptyRecord(DistrictWire)),
    id,
    recordType: "district",
    briefcaseItemId: `${id}-district`,
    name: "Nebraska, 3rd District",
    number: "03",
    legChamberId: 1,
    legDistrictId: "",
    seats: 1,
    state: { id: 31, name: "Nebraska", shortCode: "NE" },
    subscriptionModules: [1],
    ...fields,
  };
};

/** Returns a district with all fields set. */
export const aFullDistrict = (fields: Partial<District> = {}): District =>
  aDistrict({
    legDistrictId: "3103",
    chips: [{ text: "Nebraska", recordType: "state", id: 31 }],
    representatives: [aSearchItem({ id: 97, positionSummary: "United States Representative, Nebraska, 3rd District" })],
    electionResults: [anElectionResult()],
    zipCodes: [
      { zipCode: "68801", others: [] },
      { zipCode: "68601", others: ["1"] },
    ],
    geodata: someGeodata(),
    updatedDate: "2026-11-18",
    sources: ["Sample data"],
    ...fields,
  });

/** District numbers in the spellings of sources. */
export const districtNumbers = (): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: 400 }).map(String),
    fc.tuple(fc.nat({ max: 99 }), fc.constantFrom("", "A", "B")).map(([n, letter]) => `0${n}${letter}`),
    fc.constantFrom("AL", "al", "0", "00", "", " 07 ", "Hillsborough 12", "12th Suffolk"),
  );

/** Nested lookup lists of up to three levels with distinct ids. */
export const lookupTrees = (): fc.Arbitrary<LookupItem[]> => {
  const level = (below: fc.Arbitrary<LookupItem[]> | null): fc.Arbitrary<LookupItem[]> =>
    fc.array(
      fc
        .tuple(fc.constantFrom("Water", "Forests", "Météo", "Rural Water", "Energy"), below ?? fc.constant(null))
        .map(([name, children]) => (children ? { id: "", name, children } : { id: "", name })),
      { maxLength: 3 },
    );
  return level(level(level(null))).map((items) => numbered(items, { next: 1 }));
};

function numbered(items: readonly LookupItem[], counter: { next: number }): LookupItem[] {
  return items.map(({ name, children }) => {
    const id = String(counter.next);
    counter.next += 1;
    return children ? { id, name, children: numbered(children, counter) } : { id, name };
  });
}
