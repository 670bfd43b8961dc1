import { type Replaced, replaceSample } from "../directory/replace-sample.ts";
import { refreshSearch } from "../directory/search-state.ts";
import { seedLookups } from "../directory/lookups.ts";
import { type Db, tryOut } from "../platform/db.ts";
import { awaitTurn, finishRun, type ImportRun, type RunOptions, startRun } from "../provenance/import-run.ts";
import { type Counts, type Problem, UnreadableFile } from "./import-counts.ts";
import { markKnownProblems, rememberProblems } from "./known-problems.ts";
import { SuddenLoss } from "./sudden-loss.ts";

export interface ImportPart {
  file: string;
  unit: string;
  /** Reads the file; throws `UnreadableFile`, as the returned function may. */
  load: () => Promise<StorePart>;
}

export type StorePart = (run: ImportRun) => Promise<Counts>;

export type FileReport = { file: string; unit: string } & (
  | ({ status: "imported" } & Counts)
  /** `isLoss`: many records have disappeared from the source. */
  | { status: "broken"; problem: Problem; isLoss?: boolean }
);

export interface ImportReport {
  source: string;
  files: FileReport[];
  /** The sample, if this import replaced it. */
  replaced: Replaced | null;
  isSearchRebuilt: boolean;
  isDryRun: boolean;
  isContinued: boolean;
}

export type ImportStep = { do: "file"; file: string; index: number; total: number } | { do: "search"; total: number };

export interface ImportOptions extends RunOptions {
  isDryRun?: boolean;
  onStep?: (step: ImportStep) => void;
}

/** Imports each part in its own transaction, so that an interrupted run can continue. */
export function runImport(
  db: Db,
  source: string,
  parts: readonly ImportPart[],
  options: ImportOptions,
): Promise<ImportReport> {
  const run = (tx: Db) => runParts(tx, source, parts, options);
  return options.isDryRun ? tryOut(db, run) : run(db);
}

async function runParts(
  db: Db,
  source: string,
  parts: readonly ImportPart[],
  { isDryRun = false, onStep = () => {}, ...options }: ImportOptions,
): Promise<ImportReport> {
  await seedLookups(db);
  const run = await startRun(db, source, options);
  const reports: FileReport[] = [];
  let replaced: Replaced | null = null;
  for (const [index, part] of parts.entries()) {
    onStep({ do: "file", file: part.file, index, total: parts.length });
    const outcome = await runPart(db, part, run);
    replaced ??= outcome.replaced;
    reports.push(outcome.report);
  }
  onStep({ do: "search", total: parts.length });
  // Rebuilding search takes longest and isn't needed for a dry run.
  const isSearchRebuilt = !isDryRun && (await refreshSearch(db)).rebuilt;
  const files = await markKnownProblems(db, source, reports);
  await rememberProblems(db, source, files);
  await finishRun(db, run, sumOf(files));
  return { source, files, replaced, isSearchRebuilt, isDryRun, isContinued: run.isContinued };
}

async function runPart(
  db: Db,
  { file, unit, load }: ImportPart,
  run: Omit<ImportRun, "tx">,
): Promise<{ report: FileReport; replaced: Replaced | null }> {
  try {
    const store = await load();
    return await db.transaction(async (tx) => {
      await awaitTurn(tx);
      const counts = await store({ ...run, tx });
      // Only a valid file replaces the sample, in the same transaction.
      const replaced = counts.read > 0 ? await replaceSample(tx) : null;
      return { report: { file, unit, status: "imported", ...counts }, replaced };
    });
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    const isLoss = cause instanceof SuddenLoss;
    return { report: { file, unit, status: "broken", problem: cause.toProblem(file), isLoss }, replaced: null };
  }
}

function sumOf(files: readonly FileReport[]) {
  const imported = files.filter((file) => file.status === "imported");
  const sum = (count: "added" | "changed" | "left" | "rejected" | "withheld"): number =>
    imported.reduce((total, file) => total + file[count], 0);
  return {
    added: sum("added"),
    changed: sum("changed"),
    left: sum("left"),
    rejected: sum("rejected") + files.length - imported.length,
    withheld: sum("withheld"),
  };
}
