import { existsSync } from "node:fs";
import { holdsBoundaries, importBoundaries } from "../imports/boundaries.ts";
import { holdsCongress, importCongress } from "../imports/congress-legislators.ts";
import { holdsOpenStates, importOpenStates } from "../imports/openstates-people.ts";
import { holdsOrganization, importOrganization, type OrganizationOptions } from "../imports/organization-import.ts";
import { ORGANIZATION } from "../imports/organization-rows.ts";
import { holdsPortraits, importPortraits, PORTRAITS } from "../imports/portraits.ts";
import type { ImportReport } from "../imports/run-import.ts";
import type { Db } from "../platform/db.ts";
import { UsageError } from "./run-command.ts";

interface Source {
  holds: string;
  isIn(folder: string): boolean | Promise<boolean>;
  run(db: Db, folder: string, options: OrganizationOptions): Promise<ImportReport>;
}

const SOURCES: Readonly<Record<string, Source>> = {
  "congress-legislators": {
    holds: "legislators-current.yaml and other files of github.com/unitedstates/congress-legislators",
    isIn: holdsCongress,
    run: importCongress,
  },
  "openstates-people": {
    holds: "data/<state>/legislature and other folders of github.com/openstates/people",
    isIn: holdsOpenStates,
    run: importOpenStates,
  },
  boundaries: {
    holds: "the Census Bureau’s boundaries of districts as .zip, .geojson or .topojson",
    isIn: holdsBoundaries,
    run: importBoundaries,
  },
  [PORTRAITS]: {
    holds: "pictures named {bioguide}, {id of Open States} or {profile id}, as .jpg, .png or .webp",
    isIn: holdsPortraits,
    run: importPortraits,
  },
  [ORGANIZATION]: {
    holds: "people, agencies, caucuses, staffers or narratives as .csv or .json (docs/import-format.md)",
    isIn: holdsOrganization,
    run: importOrganization,
  },
};

export const ALL_SOURCES = ["congress-legislators", "openstates-people", PORTRAITS];

export function findSource(name: string): Source {
  const source = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (!source) throw new UsageError(`Unknown source: ${name || "(none)"}`);
  return source;
}

const isIn = (source: Source, folder: string): Promise<boolean> =>
  Promise.resolve()
    .then(() => source.isIn(folder))
    .catch(() => false);

/** Throws an explanation of three lines if a folder doesn’t hold a source. */
export async function requireSource(name: string, folder: string): Promise<void> {
  const source = findSource(name);
  if (await isIn(source, folder)) return;
  const found = existsSync(folder) ? `There are no files of ${name} in ${folder}.` : `There is no folder ${folder}.`;
  let next = "npm run import -- --help lists the sources.";
  for (const [other, each] of Object.entries(SOURCES)) {
    if (await isIn(each, folder)) next = `The folder contains ${other}: npm run import -- ${other} ${folder}`;
  }
  throw new UsageError(`${found}\n${name} is a folder with ${source.holds}.\n${next}`, { needsHelp: false });
}
