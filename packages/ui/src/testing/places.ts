import type { Agency, District, Legislator, SearchItem, State } from "@rotunda/core";
import {
  aFullAgency,
  aFullDistrict,
  aFullState,
  aLegislator,
  anAgencyPerson,
  anElectionResult,
  aVisualization,
} from "@rotunda/core/testing";
import { former, locked, longName, rightToLeft, senator } from "./people.ts";

const FIRST = ["Ruth", "Walter", "Anneliese", "Thomas", "Lamar", "Odile", "Peter", "Caroline"];
const LAST = ["Halvorsen", "Belgrade", "Okafor", "Adeyemi", "Whitfield", "Brandt", "Hruska", "Durbin", "Vrtiska"];
const PARTIES = ["Republican", "Republican", "Democrat", "Republican", "Independent", "Democrat"];

export const legislator = (number: number, fields: Partial<Legislator> = {}): Legislator =>
  aLegislator({
    id: number,
    briefcaseItemId: `${number}-profile`,
    preferredNameDisplay: `${FIRST[number % FIRST.length] ?? ""} ${LAST[number % LAST.length] ?? ""}`,
    politicalParty: PARTIES[number % PARTIES.length] ?? "",
    positionSummary: `State Senator, District ${number}`,
    district: { id: 1000 + number, number: String(number), name: `Legislature, District ${number}` },
    ...fields,
  });

export const holders: SearchItem[] = [senator, longName, rightToLeft, locked, former];

export const figures = [
  aVisualization(),
  aVisualization({
    id: "age",
    title: "Age",
    kind: "bar",
    unit: "percent",
    points: [
      { label: "Under 18", value: 22.4 },
      { label: "18 to 64, in the words of the longest label there is", value: 60.6 },
      { label: "65 and over", value: null },
    ],
  }),
  aVisualization({
    id: "growth",
    title: "Growth of product",
    kind: "bar",
    unit: "percent",
    points: [
      { label: "2023", value: 2.1 },
      { label: "2024", value: -1.4 },
    ],
  }),
];

export const elections = [2024, 2020, 2016].map((year) => anElectionResult({ year, office: "President" }));

/** A fictional state with all data. */
export const state: State = aFullState({
  stateSenators: Array.from({ length: 48 }, (_, index) => legislator(index + 1)),
  chambers: [
    { legChamberId: 1, name: "U.S. House of Representatives", seats: 4 },
    { legChamberId: 2, name: "U.S. Senate", seats: 2 },
    { legChamberId: 4, name: "Legislature", seats: 49 },
  ],
  stateReps: [],
  censusVisualizations: figures,
  presidentialElectionResults: elections,
});

export const district: District = aFullDistrict();

export const agency: Agency = aFullAgency({
  logo: "",
  people: Array.from({ length: 24 }, (_, index) =>
    anAgencyPerson({
      id: 700 + index,
      briefcaseItemId: `${700 + index}-agencyperson`,
      preferredNameDisplay: `${FIRST[index % FIRST.length] ?? ""} ${LAST[index % LAST.length] ?? ""}`,
      lastName: LAST[index % LAST.length] ?? "",
      isLeadership: index === 0,
      isPaywalled: index === 3,
      email: index === 3 ? "" : "name@example.org",
      phone: index === 3 ? "" : "(202) 555-0170",
    }),
  ),
});
