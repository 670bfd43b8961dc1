import type { Db } from "../platform/db.ts";
import type { ReadFile } from "./check-record.ts";
import type { Problem } from "./problem.ts";

/** The name under which everything of this source stands in the directory. */
export const CONGRESS = "congress-legislators";

/** What an import of one file did; the numbers count the file's own things: people, groups, seats, offices. */
export interface Counts {
  /** Good records in the file. */
  read: number;
  added: number;
  changed: number;
  left: number;
  rejected: number;
  problems: Problem[];
}

/** One file of a source: how it is taken over, inside a transaction of its own. */
export interface FileImport {
  file: string;
  /** What the numbers count: "people", "groups" … */
  unit: string;
  run(tx: Db, file: ReadFile, today: string): Promise<Counts>;
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
