import { createHash } from "node:crypto";
import type { Db } from "../platform/db.ts";
import type { Problem } from "./import-counts.ts";
import type { FileReport } from "./run-import.ts";

/** Marks the problems and doubts that the source's last import had too. */
export async function markKnownProblems(db: Db, source: string, files: readonly FileReport[]): Promise<FileReport[]> {
  const rows = await db.query<{ fingerprint: string }>("select fingerprint from import_problems where source = $1", [
    source,
  ]);
  const known = new Set(rows.map(({ fingerprint }) => fingerprint));
  const mark = (problem: Problem): Problem => ({ ...problem, isKnown: known.has(fingerprintOf(problem)) });
  return files.map((file) => {
    if (file.status === "imported")
      return { ...file, problems: file.problems.map(mark), doubts: file.doubts.map(mark) };
    // Somebody has to decide about a loss, however often it is reported.
    return file.isLoss === true ? file : { ...file, problem: mark(file.problem) };
  });
}

/** Stores the problems of an import. Those of a part that wasn't imported stay until it is. */
export async function rememberProblems(db: Db, source: string, files: readonly FileReport[]): Promise<void> {
  const imported = files.filter(({ status }) => status === "imported").map(({ file }) => file);
  const rows = files.flatMap((file) => {
    const problems = file.status === "broken" ? [file.problem] : [...file.problems, ...file.doubts];
    return problems.map((problem) => ({ source, part: file.file, fingerprint: fingerprintOf(problem) }));
  });
  await db.transaction(async (tx) => {
    await tx.query("delete from import_problems where source = $1 and part = any($2::text[])", [source, imported]);
    await tx.query(
      `insert into import_problems select * from jsonb_populate_recordset(null::import_problems, $1::text::jsonb)
       on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  });
}

/** Lines move, so they don't count. */
const fingerprintOf = ({ file, record = "", field, why }: Problem): string =>
  createHash("sha256")
    .update(JSON.stringify([file, record, field, why]))
    .digest("hex");
