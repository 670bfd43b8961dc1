import type { Db } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import type { ReadFile } from "./check-record.ts";
import type { Counts } from "./tally.ts";

/** The name under which everything of this source stands in the directory. */
export const CONGRESS = "congress-legislators";

export const OF_CONGRESS = { condition: "source = $1", values: [CONGRESS] };

/** One file of a source: how it is taken over, inside a transaction of its own. */
export interface FileImport {
  file: string;
  /** What the numbers count: "people", "groups" … */
  unit: string;
  run(tx: Db, file: ReadFile, run: ImportRun): Promise<Counts>;
}

/** For a file whose top level is not what it should be: nothing of it is used. */
export class WrongShape extends Error {}

export function listOf(file: ReadFile, of: string): unknown[] {
  if (Array.isArray(file.root)) return file.root;
  throw new WrongShape(`must be a list of ${of}`);
}

export function mapOf(file: ReadFile, of: string): [string, unknown][] {
  if (typeof file.root === "object" && file.root !== null && !Array.isArray(file.root))
    return Object.entries(file.root);
  throw new WrongShape(`must be a map of ${of}`);
}
