import type { Change } from "../admin/audit.sql.ts";
import type { Db } from "../platform/db.ts";
import { formatColumns } from "../platform/format-columns.ts";
import type { Options } from "./options.ts";
import { UsageError } from "./run-command.ts";

export interface AdminRequest {
  args: readonly string[];
  options: Options;
  now: Date;
  readSecret: (prompt: string) => Promise<string>;
}

export interface VerbResult {
  text: string;
  /** Printed with --json. */
  rows?: unknown;
  /** Changes for the audit log; null for unchanged. */
  changes?: readonly (Change | null)[];
}

type RunVerb = (tx: Db, request: AdminRequest) => Promise<VerbResult>;

/** A verb; its usage in admin-verbs.tsv determines how arguments are parsed. */
export interface Verb {
  /** A change runs in a transaction, supports --dry-run and is audited. */
  kind: "read" | "change";
  run: RunVerb;
}

export const read = (run: RunVerb): Verb => ({ kind: "read", run });
export const change = (run: RunVerb): Verb => ({ kind: "change", run });

/** Creates a change of the record that the single argument names; it prints "{argument} {did}." */
export const changeOne = (
  did: string,
  run: (tx: Db, named: string, request: AdminRequest) => Promise<Change | null>,
): Verb =>
  change(async (tx, request) => {
    const [named = ""] = request.args;
    return { text: `${named} ${did}.`, changes: [await run(tx, named, request)] };
  });

export const changeEach = (
  describe: (args: string) => string,
  run: (tx: Db, named: string) => Promise<Change | null>,
): Verb =>
  change(async (tx, { args }) => {
    const changes: (Change | null)[] = [];
    for (const named of args) changes.push(await run(tx, named));
    return { text: describe(args.join(", ")), changes };
  });

export interface Noun {
  /** The options that replace `[options]` in the usage text. */
  facts?: object;
  verbs: Readonly<Record<string, Verb>>;
}

/** Columns by option, with the function that reads the option's value. */
export type FactOptions<Facts> = Readonly<Record<string, readonly [column: keyof Facts, read: FactReader]>>;
type FactReader = (options: Options, name: string, db: Db) => unknown;

export async function readFacts<Facts>(db: Db, options: Options, table: FactOptions<Facts>) {
  const facts: Partial<Record<keyof Facts, unknown>> = {};
  for (const [name, [column, readValue]] of Object.entries(table)) {
    const value = await readValue(options, name, db);
    if (value !== undefined) facts[column] = value;
  }
  return facts as Partial<Facts>;
}

export function requireChange(facts: object): void {
  if (Object.keys(facts).length === 0) throw new UsageError("Name at least one value to change.");
}

/** A list of records; `ifEmpty` is printed if there are none. */
export const list = <Row>(
  load: (db: Db, request: AdminRequest) => Promise<readonly Row[]>,
  ifEmpty: string,
  formatLine: (row: Row) => string[],
): Verb =>
  read(async (db, request) => {
    const rows = await load(db, request);
    return { rows, text: rows.length === 0 ? ifEmpty : formatColumns(rows.map(formatLine)) };
  });

export const showOne = <Row>(
  find: (db: Db, named: string) => Promise<Row>,
  formatLines: (row: Row) => string[][],
): Verb =>
  read(async (db, { args: [named = ""] }) => {
    const rows = await find(db, named);
    return { rows, text: formatColumns(formatLines(rows)) };
  });
