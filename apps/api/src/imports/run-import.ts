import { insertRows } from "../directory/rows.ts";
import { type ReplacedSample, replaceSample } from "../directory/replace-sample.ts";
import { refreshSearch } from "../directory/search-state.ts";
import { seedLookups } from "../directory/lookups.ts";
import { type Db, runAndRollBack, listValues } from "../platform/db.ts";
import {
  awaitTurn,
  finishRun,
  type ImportRun,
  type RunCounts,
  type RunOptions,
  startRun,
} from "../provenance/import-run.ts";
import { type Counts, type Problem, UnreadableFile, SuddenLoss } from "./import-counts.ts";
import { createHash } from "node:crypto";

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
  replaced: ReplacedSample | null;
  isSearchRebuilt: boolean;
  isDryRun: boolean;
  isContinued: boolean;
}

export interface ImportOptions extends RunOptions {
  isDryRun?: boolean;
  onStep?: (label: string, done: number, total: number) => void;
}

/** Imports each part in its own transaction, so that an interrupted run can continue. */
export function runImport(
  db: Db,
  source: string,
  parts: readonly ImportPart[],
  options: ImportOptions,
): Promise<ImportReport> {
  const run = (tx: Db) => runParts(tx, source, parts, options);
  return options.isDryRun ? runAndRollBack(db, run) : run(db);
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
  let replaced: ReplacedSample | null = null;
  for (const [index, part] of parts.entries()) {
    onStep(`Reading ${part.file}`, index, parts.length + 1);
    const outcome = await runPart(db, part, run);
    replaced ??= outcome.replaced;
    reports.push(outcome.report);
  }
  onStep("Updating search", parts.length, parts.length + 1);
  // Rebuilding search takes longest and isn't needed for a dry run.
  const isSearchRebuilt = !isDryRun && (await refreshSearch(db)).rebuilt;
  const files = await markKnownProblems(db, source, reports);
  await finishRun(db, run, sumCounts(files));
  return { source, files, replaced, isSearchRebuilt, isDryRun, isContinued: run.isContinued };
}

async function runPart(
  db: Db,
  { file, unit, load }: ImportPart,
  run: Omit<ImportRun, "tx" | "withheld">,
): Promise<{ report: FileReport; replaced: ReplacedSample | null }> {
  try {
    const store = await load();
    return await db.transaction(async (tx) => {
      await awaitTurn(tx);
      const withheld = { count: 0 };
      const counts = await store({ ...run, tx, withheld });
      counts.withheld += withheld.count;
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

function sumCounts(files: readonly FileReport[]): RunCounts {
  const total = { added: 0, changed: 0, left: 0, rejected: 0, withheld: 0 };
  for (const file of files) {
    if (file.status === "broken") total.rejected += 1;
    else for (const count of Object.keys(total) as (keyof RunCounts)[]) total[count] += file[count];
  }
  return total;
}

async function markKnownProblems(db: Db, source: string, files: readonly FileReport[]): Promise<FileReport[]> {
  const known = new Set(
    await listValues<string>(db, "select fingerprint from import_problems where source = $1", [source]),
  );
  const mark = (problem: Problem): Problem => ({ ...problem, isKnown: known.has(formatFingerprint(problem)) });
  // Problems of a part that wasn't imported stay until it is.
  const imported = files.filter(({ status }) => status === "imported").map(({ file }) => file);
  const rows = files.flatMap((file) => {
    const problems = file.status === "broken" ? [file.problem] : [...file.problems, ...file.doubts];
    return problems.map((problem) => ({ source, part: file.file, fingerprint: formatFingerprint(problem) }));
  });
  await db.transaction(async (tx) => {
    await tx.query("delete from import_problems where source = $1 and part = any($2::text[])", [source, imported]);
    await insertRows(tx, "import_problems", rows, "on conflict do nothing");
  });
  return files.map((file) => {
    if (file.status === "imported")
      return { ...file, problems: file.problems.map(mark), doubts: file.doubts.map(mark) };
    // A loss is reported every time, until someone decides about it.
    return file.isLoss === true ? file : { ...file, problem: mark(file.problem) };
  });
}

/** Lines move, so they don't count. */
const formatFingerprint = ({ file, record = "", field, why }: Problem): string =>
  createHash("sha256")
    .update(JSON.stringify([file, record, field, why]))
    .digest("hex");
