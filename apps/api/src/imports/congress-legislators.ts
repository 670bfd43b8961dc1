import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Replaced, replaceSample } from "../directory/replace-sample.ts";
import { markSearchStale, refreshSearch } from "../directory/search-state.ts";
import { seedLookups } from "../directory/seed-lookups.ts";
import type { Db } from "../platform/db.ts";
import { importCommittees } from "./import-committees.ts";
import { importDistrictOffices } from "./import-district-offices.ts";
import { type Counts, type FileImport, WrongShape } from "./import-file.ts";
import { importExecutives, importLegislators } from "./import-people.ts";
import { importRosters } from "./import-rosters.ts";
import { importSocialMedia } from "./import-social-media.ts";
import { type ReadFile } from "./check-record.ts";
import { type Problem } from "./problem.ts";
import { readYaml } from "./yaml-file.ts";

/** Two imports at once would add everything twice and fail: one waits for the other, file by file. */
const ONE_IMPORT = 7_686_884;

/** In the order in which they refer to each other. */
const FILES: readonly FileImport[] = [
  importLegislators,
  importExecutives,
  importCommittees,
  importRosters,
  importDistrictOffices,
  importSocialMedia,
];

export type FileReport = { file: string; unit: string } & (
  | ({ status: "imported" } & Counts)
  | { status: "broken"; problem: Problem }
);

export interface ImportReport {
  files: FileReport[];
  /** The sample directory this import replaced, if it was the first. */
  replaced: Replaced | null;
  isSearchRebuilt: boolean;
}

export type ImportStep =
  | { do: "file"; file: string; index: number; total: number }
  | { do: "imported"; report: FileReport }
  | { do: "search" };

/** Whether a folder looks like a copy of the source at all. */
export const holdsCongress = (folder: string): boolean => FILES.some(({ file }) => existsSync(join(folder, file)));

/**
 * Takes the public congress-legislators files over into the directory. Each file is a transaction of its own: what is
 * wrong in one is reported and doesn't keep the others, or its own good records, out.
 */
export async function importCongress(
  db: Db,
  folder: string,
  { today, onStep = () => {} }: { today: string; onStep?: (step: ImportStep) => void },
): Promise<ImportReport> {
  await seedLookups(db);
  const files: FileReport[] = [];
  let replaced: Replaced | null = null;
  for (const [index, each] of FILES.entries()) {
    onStep({ do: "file", file: each.file, index, total: FILES.length });
    const file = await readSource(folder, each.file);
    const outcome =
      file.status === "broken" ? { report: brokenReport(each, file.problem) } : await importFile(db, each, file, today);
    replaced ??= outcome.replaced ?? null;
    files.push(outcome.report);
    onStep({ do: "imported", report: outcome.report });
  }
  onStep({ do: "search" });
  const { rebuilt } = await refreshSearch(db);
  return { files, replaced, isSearchRebuilt: rebuilt };
}

async function readSource(folder: string, name: string) {
  try {
    return readYaml(name, await readFile(join(folder, name), "utf8"));
  } catch (cause) {
    const missing = cause instanceof Error && "code" in cause && cause.code === "ENOENT";
    const why = missing ? "is not in the folder" : `can’t be read: ${cause instanceof Error ? cause.message : ""}`;
    return { status: "broken" as const, problem: { file: name, line: 0, field: "", why } };
  }
}

async function importFile(
  db: Db,
  each: FileImport,
  file: ReadFile,
  today: string,
): Promise<{ report: FileReport; replaced?: Replaced | null }> {
  try {
    return await db.transaction(async (tx) => {
      if (tx.kind === "postgres") await tx.query("select pg_advisory_xact_lock($1)", [ONE_IMPORT]);
      const counts = await each.run(tx, file, today);
      // Only a file that was read well takes the sample's place, and in the same breath.
      const replaced = counts.read > 0 ? await replaceSample(tx) : null;
      if (replaced || counts.added + counts.changed + counts.left > 0) await markSearchStale(tx);
      return { report: { file: each.file, unit: each.unit, status: "imported", ...counts }, replaced };
    });
  } catch (cause) {
    if (!(cause instanceof WrongShape)) throw cause;
    return { report: brokenReport(each, { file: each.file, line: 1, field: "", why: cause.message }) };
  }
}

const brokenReport = ({ file, unit }: FileImport, problem: Problem): FileReport => ({
  file,
  unit,
  status: "broken",
  problem,
});
