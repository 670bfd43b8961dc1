import type { ImportRun } from "../provenance/import-run.ts";
import { type Counts, ImportCounts, Rejected, UnreadableFile, Withheld } from "./import-counts.ts";
import { type CellValue, readCell, describeAllowed } from "./organization-cells.ts";
import { EMPTY_ROWS, type ImportedTable, type Row, type Values } from "./imported-rows.ts";
import type { Column, ColumnName, FileTable, TableName } from "./organization-columns.ts";
import type { OrganizationFile, WrittenRow } from "./organization-file.ts";

export const ORGANIZATION = "organization";

export type ValidRow<T extends TableName> = ReturnType<typeof createRow<T>>;

/** Creates a valid row; empty cells are "", null, false or []. */
export function createRow<T extends TableName>(line: number, values: ReadonlyMap<string, CellValue>) {
  type Column = ColumnName<T>;
  const value = (column: Column) => values.get(column);
  return {
    line,
    value,
    text: (column: Column) => String(typeof value(column) === "string" ? value(column) : ""),
    number: (column: Column) => (typeof value(column) === "number" ? Number(value(column)) : null),
    list: (column: Column): readonly (string | number)[] =>
      [value(column)].flat().filter((entry) => typeof entry === "string" || typeof entry === "number"),
    rejected: (column: Column, why: string) => new Rejected(why, [column]),
  };
}

export const readFacts = <N extends TableName, T extends ImportedTable>(
  row: ValidRow<N>,
  columns: readonly Column<N>[],
  table: T,
): Row<T> => {
  const blanks: Values = EMPTY_ROWS[table];
  const facts = columns.flatMap(({ name, fact }) =>
    fact === undefined ? [] : [[fact, row.value(name) ?? blanks[fact]] as const],
  );
  return Object.fromEntries(facts) as Row<T>;
};

export type Store<T extends TableName> = (
  run: ImportRun,
  reading: RowsReading<T>,
  options: StoreOptions,
) => Promise<Counts>;

export interface StoreOptions {
  isComplete: boolean;
  /** Own ids of suppressed people: written by the people file, read by the others. */
  leftOut: Set<string>;
}

export interface RowsReading<T extends TableName> {
  file: string;
  rows: ValidRow<T>[];
  counts: ImportCounts;
}

export function tryRow<T extends TableName>(
  { file, counts }: RowsReading<T>,
  { line }: Pick<ValidRow<T>, "line">,
  read: () => void,
): Rejected | Withheld | null {
  try {
    read();
    return null;
  } catch (cause) {
    if (cause instanceof Rejected) counts.reject([{ file, line, field: cause.path.join("."), why: cause.message }]);
    else if (cause instanceof Withheld) counts.withheld += 1;
    else throw cause;
    return cause;
  }
}

export function readInColumn<Result>(column: string, read: () => Result): Result {
  try {
    return read();
  } catch (cause) {
    throw cause instanceof Rejected ? new Rejected(cause.message, [column]) : cause;
  }
}

/** An unknown column rejects the file; otherwise a misspelled one would clear values. */
export function checkColumns({ columns }: OrganizationFile, table: FileTable): void {
  if (columns === null) return;
  for (const column of columns) {
    const why = explainUnknown(table, column);
    if (why !== null) throw new UnreadableFile(why, 1, column);
  }
  const missing = table.columns.find((column) => column.isRequired === true && !columns.includes(column.name));
  if (missing) throw new UnreadableFile(`is missing: every file of ${table.name} needs the column`, 1, missing.name);
}

const PRIVATE_COLUMN = /home|residen|personal|private|cell|mobile|spouse|family/u;

function explainUnknown(table: FileTable, name: string): string | null {
  const names: string[] = table.columns.map((column) => column.name);
  if (names.includes(name)) return null;
  if (PRIVATE_COLUMN.test(name)) return "is private: homes and personal telephones are never stored. Remove it";
  return `is not a column of ${table.name}${describeAllowed(name, names)}`;
}

export function readValidRows<T extends TableName>(
  file: OrganizationFile,
  table: FileTable<T>,
  today: string,
): RowsReading<T> {
  const counts = new ImportCounts();
  const rows: ValidRow<T>[] = [];
  const hasOwnId = table.columns.some(({ kind }) => kind === "id");
  for (const row of file.rows) {
    const { values, problems } = readRow(file, table, row, today);
    const id = values.get("id");
    if (typeof id === "string" && !counts.see(id)) problems.push(["id", `repeats ${id} from an earlier record`]);
    if (hasOwnId ? id === undefined : problems.length > 0) counts.isComplete = false;
    if (problems.length === 0) rows.push(createRow(row.line, values));
    else counts.reject(problems.map(([field, why]) => ({ file: file.name, line: row.line, field, why })));
  }
  return { file: file.name, rows, counts };
}

function readRow(file: OrganizationFile, table: FileTable, row: WrittenRow, today: string) {
  const values = new Map<string, CellValue>();
  const problems: [field: string, why: string][] = [];
  if (row.why !== "") problems.push(["", row.why]);
  for (const column of row.why === "" ? table.columns : table.columns.filter(({ kind }) => kind === "id")) {
    try {
      const value = readCell(column, row.cells.get(column.name) ?? "", today);
      if (value !== null) values.set(column.name, value);
      else if (column.isRequired === true && row.why === "") problems.push([column.name, "is missing"]);
    } catch (cause) {
      if (!(cause instanceof Rejected)) throw cause;
      problems.push([column.name, cause.message]);
    }
  }
  // CSV columns were checked before.
  if (file.columns === null) {
    for (const name of row.cells.keys()) {
      const why = explainUnknown(table, name);
      if (why !== null) problems.push([name.slice(0, 60), why]);
    }
  }
  return { values, problems };
}
