import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { congressFolder } from "../../apps/api/src/testing/import-folders.ts";

/** Facts that tests expect in the imported Congress. */
export interface Congress {
  /** The number of people that the import reports. */
  people: number;
  keyword: string;
  senator: string;
  building: string;
  /** Cities of the district offices. */
  cities: string[];
  committee: string;
  titles: RegExp;
  /** The year of the senator's first term. */
  since: string;
  website: RegExp;
  account: RegExp;
  /** Numbers of people from the senator's state, and of those in the senator's party. */
  inState: number;
  inStateAndParty: number;
}

const REAL_FOLDER = resolve(process.env["CONGRESS_LEGISLATORS"] ?? "../shared/data/congress-legislators");

/** The real Congress needs a copy of congress-legislators, which is not part of the project. */
export const isReal = existsSync(REAL_FOLDER);

export const MISSING = `No copy of congress-legislators in ${REAL_FOLDER}: tests use a small invented Congress. Set CONGRESS_LEGISLATORS=<folder> to use a copy.`;

export const folderToImport = (): Promise<string> => (isReal ? Promise.resolve(REAL_FOLDER) : congressFolder());

const REAL: Congress = {
  people: 537,
  keyword: "cantwell",
  senator: "Maria Cantwell",
  building: "Hart Senate Office Building",
  cities: ["Everett", "Richland", "Seattle", "Spokane", "Tacoma", "Vancouver"],
  committee: "Senate Committee on Commerce, Science, and Transportation",
  titles: /Ranking Member|Chair/,
  since: "2001",
  website: /^cantwell\.senate\.gov$/,
  account: /SenatorCantwell/i,
  inState: 12,
  inStateAndParty: 10,
};

const INVENTED: Congress = {
  people: 4,
  keyword: "harrow",
  senator: "Eleanor M. Harrow",
  building: "Hart Senate Office Building",
  cities: ["Spokane", "Yakima"],
  committee: "Senate Committee on Rivers",
  titles: /Chair/,
  since: "2015",
  website: /^harrow\.senate\.example\.org$/,
  account: /SenHarrow/i,
  inState: 2,
  inStateAndParty: 1,
};

export const CONGRESS: Congress = isReal ? REAL : INVENTED;
