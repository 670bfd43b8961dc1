import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { congressFolder } from "../../apps/api/src/testing/import-folders.ts";

/** Facts the journeys look for in the imported Congress. */
export interface Congress {
  /** The numbers the import reported. */
  people: number;
  keyword: string;
  senator: string;
  building: string;
  /** Where the district offices are. */
  cities: string[];
  committee: string;
  titles: RegExp;
  /** The year of the senator's first term. */
  since: string;
  website: RegExp;
  account: RegExp;
  /** Everyone from the senator's state, and those of the senator's party among them. */
  inState: number;
  inStateAndParty: number;
}

const REAL_FOLDER = resolve(process.env["CONGRESS_LEGISLATORS"] ?? "../shared/data/congress-legislators");

/** The real Congress needs a copy of congress-legislators; it is not part of the project. */
export const isReal = existsSync(REAL_FOLDER);

export const MISSING = `No copy of congress-legislators in ${REAL_FOLDER}: a small invented Congress stands in. Name a copy with CONGRESS_LEGISLATORS=<folder>.`;

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
  website: /cantwell\.senate\.gov/,
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
  website: /harrow\.senate\.example\.org/,
  account: /SenHarrow/i,
  inState: 2,
  inStateAndParty: 1,
};

export const CONGRESS: Congress = isReal ? REAL : INVENTED;
