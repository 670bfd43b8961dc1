import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db.ts";
import { importCommittees } from "./import-committees.ts";
import { importDistrictOffices } from "./import-district-offices.ts";
import { CONGRESS, type FileImport } from "./import-file.ts";
import { importExecutives, importLegislators } from "./import-people.ts";
import { importRosters } from "./import-rosters.ts";
import { importSocialMedia } from "./import-social-media.ts";
import { readSource } from "./read-source.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport } from "./run-import.ts";

/** In the order in which they refer to each other. */
const FILES: readonly FileImport[] = [
  importLegislators,
  importExecutives,
  importCommittees,
  importRosters,
  importDistrictOffices,
  importSocialMedia,
];

/** Whether a folder looks like a copy of the source at all. */
export const holdsCongress = (folder: string): boolean => FILES.some(({ file }) => existsSync(join(folder, file)));

/** Takes the public congress-legislators files over into the directory, file by file. */
export const importCongress = (db: Db, folder: string, options: ImportOptions): Promise<ImportReport> =>
  runImport(
    db,
    CONGRESS,
    FILES.map((each): ImportPart => ({ file: each.file, unit: each.unit, load: () => loadFile(folder, each) })),
    options,
  );

async function loadFile(folder: string, each: FileImport): ReturnType<ImportPart["load"]> {
  const file = await readSource(folder, each.file);
  if (file.status === "broken") return file;
  return { status: "read", store: (tx, run) => each.run(tx, file, run) };
}
