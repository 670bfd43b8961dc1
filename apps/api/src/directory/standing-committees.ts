import { type Chamber, CHAMBERS } from "./chambers.ts";

/** A standing committee that most chambers have, under a usual name. */
export interface StandingCommittee {
  /** "CA-3-appropriations"; stable. */
  key: string;
  state: string;
  chamberId: 3 | 4;
  /** "California State Assembly Committee on Appropriations" */
  longName: string;
  shortName: string;
  jurisdiction: string;
  size: number;
}

// Most common subjects first: small chambers have only the first ones.
const SUBJECTS: readonly (readonly [key: string, name: string, jurisdiction: string])[] = [
  ["appropriations", "Appropriations", "The budget and every bill that spends money."],
  ["judiciary", "Judiciary", "Courts, criminal and civil law, and changes of the constitution."],
  ["education", "Education", "Schools, their money, and those who teach in them."],
  ["health", "Health and Human Services", "Health care, Medicaid, and services for families and older people."],
  ["taxation", "Revenue and Taxation", "Taxes on income, sales and property."],
  ["transportation", "Transportation", "Roads, transit, vehicles and those who drive them."],
  ["rules", "Rules", "The calendar and the rules of the chamber."],
  ["natural-resources", "Natural Resources and Environment", "Land, water, wildlife and pollution."],
  ["local-government", "Local Government", "Counties, cities and special districts."],
  ["commerce", "Commerce and Labor", "Business, insurance, wages and working conditions."],
  ["agriculture", "Agriculture", "Farming, food and rural affairs."],
  ["elections", "Elections and State Government", "Elections, ethics and the agencies of the state."],
  ["public-safety", "Public Safety", "Police, prisons, emergencies and the National Guard."],
  ["energy", "Energy and Utilities", "Power, pipelines and telecommunications."],
  ["higher-education", "Higher Education", "Colleges, universities and their students."],
  ["veterans", "Veterans and Military Affairs", "Veterans, service families and bases."],
];

/** Larger chambers have more committees. */
const committeesIn = ({ seats }: Chamber): number =>
  seats < 22 ? 7 : seats < 36 ? 9 : seats < 60 ? 11 : seats < 110 ? 13 : 16;

export const STANDING_COMMITTEES: readonly StandingCommittee[] = CHAMBERS.flatMap((chamber) =>
  SUBJECTS.slice(0, committeesIn(chamber)).map(([key, shortName, jurisdiction]) => ({
    key: `${chamber.state}-${chamber.chamberId}-${key}`,
    state: chamber.state,
    chamberId: chamber.chamberId,
    longName: `${chamber.name} Committee on ${shortName}`,
    shortName,
    jurisdiction,
    // Each member has two or three seats.
    size: Math.max(3, Math.min(25, Math.round((chamber.seats * 2.2) / committeesIn(chamber)))),
  })),
);
