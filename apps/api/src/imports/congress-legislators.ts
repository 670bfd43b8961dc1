import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { importAccounts } from "./congress-accounts.ts";
import { importCommittees } from "./congress-committees.ts";
import { importDistrictOffices } from "./congress-offices.ts";
import { importExecutives, importLegislators } from "./congress-people.ts";
import { importRosters } from "./congress-rosters.ts";
import { CONGRESS } from "./congress-schemas.ts";
import type { Counts } from "./import-counts.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";
import { type ReadFile, readSource } from "./yaml-file.ts";

type StoreFile = (tx: Db, file: ReadFile, run: ImportRun) => Promise<Counts>;

/** Later files refer to earlier ones. */
const FILES: readonly [file: string, unit: string, StoreFile][] = [
  ["legislators-current.yaml", "people", importLegislators],
  ["executive.yaml", "people", importExecutives],
  ["committees-current.yaml", "groups", importCommittees],
  ["committee-membership-current.yaml", "seats", importRosters],
  ["legislators-district-offices.yaml", "offices", importDistrictOffices],
  ["legislators-social-media.yaml", "people", importAccounts],
];

export const holdsCongress = (folder: string): boolean => FILES.some(([file]) => existsSync(join(folder, file)));

export function importCongress(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const parts = FILES.map(([name, unit, store]): ImportPart => ({
    file: name,
    unit,
    load: async () => {
      const file = await readSource(folder, name);
      return file.status === "broken" ? file : { status: "read", store: (tx, run) => store(tx, file, run) };
    },
  }));
  return runImport(db, CONGRESS, parts, options);
}
