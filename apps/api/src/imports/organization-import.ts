import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db.ts";
import { UnreadableFile } from "./import-counts.ts";
import { storeAgencies } from "./organization-agencies.ts";
import { storeCaucuses, storeCaucusMembers } from "./organization-caucuses.ts";
import { type FileTable, type TableName, TABLES } from "./organization-columns.ts";
import { readOrganizationFile } from "./organization-file.ts";
import { storeNarratives } from "./organization-attached.ts";
import { storeOrganizationPeople } from "./organization-people.ts";
import { checkColumns, ORGANIZATION, readValidRows, type Store, type StoreOptions } from "./organization-rows.ts";
import { storeStaffers } from "./staffers.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport, type StorePart } from "./run-import.ts";

export interface OrganizationOptions extends ImportOptions {
  isComplete?: boolean;
}

const STORES: { [T in TableName]: Store<T> } = {
  people: storeOrganizationPeople,
  agencies: storeAgencies,
  caucuses: storeCaucuses,
  "caucus-members": storeCaucusMembers,
  staffers: storeStaffers,
  narratives: storeNarratives,
};

export const isOrganizationFolder = (folder: string): boolean => listFilesIn(folder).length > 0;

export function importOrganization(db: Db, folder: string, options: OrganizationOptions): Promise<ImportReport> {
  const { isComplete = false, today } = options;
  const leftOut = new Set<string>();
  const parts = listFilesIn(folder).map(({ table, file, isAlone }): ImportPart => ({
    file,
    unit: table.unit,
    load: async () => {
      // With two files of one table, each would remove the records of the other.
      if (!isAlone) throw new UnreadableFile(`is one of two files of ${table.name}: keep one of them`);
      return loadFile(folder, file, table, { today, isComplete, leftOut });
    },
  }));
  return runImport(db, ORGANIZATION, parts, options);
}

const listFilesIn = (folder: string) =>
  TABLES.flatMap((table) =>
    [`${table.name}.csv`, `${table.name}.json`]
      .filter((file) => existsSync(join(folder, file)))
      .map((file, _, files) => ({ table, file, isAlone: files.length === 1 })),
  );

async function loadFile<T extends TableName>(
  folder: string,
  file: string,
  table: FileTable<T>,
  { today, ...options }: StoreOptions & { today: string },
): Promise<StorePart> {
  const written = await readOrganizationFile(folder, file);
  checkColumns(written, table);
  const reading = readValidRows(written, table, today);
  return (run) => STORES[table.name](run, reading, options);
}
