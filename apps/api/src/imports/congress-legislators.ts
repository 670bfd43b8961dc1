import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { importCommitteeHistory, importCommittees, importRosters } from "./congress-committees.ts";
import { importAccounts, importDistrictOffices } from "./congress-contacts.ts";
import { importFormerMembers, readFormerTable } from "./congress-former.ts";
import { importExecutives, importLegislators, listBioguides } from "./congress-people.ts";
import { CONGRESS } from "./congress-schemas.ts";
import { type Counts, UnreadableFile, refuseCutFile } from "./import-counts.ts";
import { readOrganizationFile } from "./organization-file.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport, type StorePart } from "./run-import.ts";
import { type ReadFile, readSource } from "./read-source.ts";

/** `other`: of the files of people, the other one. */
type StoreFile = (run: ImportRun, file: ReadFile, other?: ReadFile) => Promise<Counts>;

const MEMBERS = "legislators-current.yaml";
const EXECUTIVES = "executive.yaml";
/** The archive has all terms of former members; the table, which is published beside it, only their last offices. */
const FORMER_MEMBERS = ["legislators-historical.yaml", "legislators-historical.csv"];
/** Not in every copy of the source. */
const FORMER_COMMITTEES = "committees-historical.yaml";

/** Later files refer to earlier ones. */
const FILES: readonly [file: string, unit: string, StoreFile][] = [
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
  const parts = FILES.map(([file, unit, store]): ImportPart => {
    const load = async () => {
      const read = await readSource(folder, file);
      const name = file === MEMBERS ? EXECUTIVES : file === EXECUTIVES ? MEMBERS : null;
      const other = name === null ? undefined : await readSource(folder, name).catch(() => undefined);
      return storeWhole(read, (run) => store(run, read, other));
    };
    return { file, unit, load };
  });
  // First, so that members who left are known to have left.
  const file = FORMER_MEMBERS.find((name) => existsSync(join(folder, name)));
  if (file !== undefined) parts.unshift({ file, unit: "people", load: () => loadFormerMembers(folder, file) });
  const present = parts.filter((part) => part.file !== FORMER_COMMITTEES || existsSync(join(folder, part.file)));
  return runImport(db, CONGRESS, present, options);
}

async function loadFormerMembers(folder: string, name: string): Promise<StorePart> {
  const former = name.endsWith(".csv")
    ? readFormerTable(await readOrganizationFile(folder, name))
    : await readSource(folder, name);
  const others = new Set<string>();
  for (const other of [MEMBERS, EXECUTIVES]) {
    const file = await readSource(folder, other).catch((cause: unknown) => {
      if (!(cause instanceof UnreadableFile)) throw cause;
      throw new UnreadableFile(`can’t be imported without ${other}, which names the people who are not former members`);
    });
    for (const key of listBioguides(file)) others.add(key);
  }
  return storeWhole(former, (run) => importFormerMembers(run, former, others));
}

const storeWhole =
  (file: ReadFile, store: StorePart): StorePart =>
  (run) => {
    refuseCutFile(run, file);
    return store(run);
  };
