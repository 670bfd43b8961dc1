import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { importCommitteeHistory, importCommittees, importRosters } from "./congress-committees.ts";
import { importAccounts, importDistrictOffices } from "./congress-contacts.ts";
import {
  EXECUTIVES,
  importExecutives,
  importFormerMembers,
  importLegislators,
  MEMBERS,
  readFormerTable,
} from "./congress-people.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { type Counts, refuseCutFile } from "./import-counts.ts";
import { readOrganizationFile } from "./organization-file.ts";
import { type ReadFile, readSource } from "./read-source.ts";
import { type ImportOptions, type ImportReport, runImport } from "./run-import.ts";

type StoreFile = (run: ImportRun, file: ReadFile, folder: string) => Promise<Counts>;

/** The archive has all terms of former members; the table, which is published beside it, only their last offices. */
const [ARCHIVE, TABLE] = ["legislators-historical.yaml", "legislators-historical.csv"];
const FORMER_COMMITTEES = "committees-historical.yaml";

/** Later files refer to earlier ones; members who left are known to have left before they are missing. */
const FILES: readonly [file: string, unit: string, StoreFile][] = [
  [ARCHIVE, "people", importFormerMembers],
  [TABLE, "people", importFormerMembers],
  [MEMBERS, "people", importLegislators],
  [EXECUTIVES, "people", importExecutives],
  ["committees-current.yaml", "groups", importCommittees],
  [FORMER_COMMITTEES, "groups", importCommitteeHistory],
  ["committee-membership-current.yaml", "seats", importRosters],
  ["legislators-district-offices.yaml", "offices", importDistrictOffices],
  ["legislators-social-media.yaml", "people", importAccounts],
];

export const holdsCongress = (folder: string): boolean => FILES.some(([file]) => existsSync(join(folder, file)));

export function importCongress(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const isThere = (file: string): boolean => existsSync(join(folder, file));
  const isOptional = (file: string): boolean => file === ARCHIVE || file === TABLE || file === FORMER_COMMITTEES;
  const parts = FILES.filter(([file]) => isThere(file) || !isOptional(file))
    .filter(([file]) => file !== TABLE || !isThere(ARCHIVE))
    .map(([file, unit, store]) => ({
      file,
      unit,
      load: async () => {
        const read =
          file === TABLE ? readFormerTable(await readOrganizationFile(folder, file)) : await readSource(folder, file);
        return (run: ImportRun) => {
          refuseCutFile(run, read);
          return store(run, read, folder);
        };
      },
    }));
  return runImport(db, CONGRESS, parts, options);
}
