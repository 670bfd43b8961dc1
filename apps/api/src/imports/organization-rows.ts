import { createTally, type Problem, type Tally } from "./import-counts.ts";
import { type CellValue, readCell } from "./organization-cells.ts";
import type { ColumnName, FileTable, TableName } from "./organization-columns.ts";
import type { OrganizationFile, WrittenRow } from "./organization-file.ts";
import { suggestion } from "./organization-lists.ts";

/** The name under which everything of an organisation's own files stands in the directory. */
export const ORGANIZATION = "organization";

/** A row whose cells are all as they should be; a column that is empty isn't among the values. */
export interface GoodRow<T extends TableName> {
  line: number;
  values: ReadonlyMap<ColumnName<T>, CellValue>;
}

/** What a file's import knows beside its rows. */
export interface StoreOptions {
  /** The files hold everybody. */
  isComplete: boolean;
  /** Own ids of people the suppression list keeps out: filled by the people file, asked by the others of the run. */
  leftOut: Set<string>;
}

export interface RowsReading<T extends TableName> {
  file: string;
  rows: GoodRow<T>[];
  tally: Tally;
}

type ReadFile = Extract<OrganizationFile, { status: "read" }>;

/** What is wrong with the columns a file names; one that can't be understood may not cost what is stored. */
export function checkColumns({ name, columns }: ReadFile, table: FileTable): Problem | null {
  if (columns === null) return null;
  const at = (why: string, field = ""): Problem => ({ file: name, line: 1, field, why });
  for (const column of columns) {
    const why = whyUnknown(table, column);
    if (why !== null) return at(why, column);
  }
  const missing = table.columns.find((column) => column.isRequired === true && !columns.includes(column.name));
  return missing ? at(`is missing: every file of ${table.name} needs the column`, missing.name) : null;
}

const PRIVATE_COLUMN = /home|residen|personal|private|cell|mobile|spouse|family/u;

function whyUnknown(table: FileTable, name: string): string | null {
  const names: string[] = table.columns.map((column) => column.name);
  if (names.includes(name)) return null;
  if (PRIVATE_COLUMN.test(name)) return "is private: homes and personal telephones are never stored. Take it out";
  return `is no column of ${table.name}${suggestion(name, names)}`;
}

/** Reads every row by the table of its file; those with anything wrong in them are rejected with all of it. */
export function readGoodRows<T extends TableName>(file: ReadFile, table: FileTable<T>, today: string): RowsReading<T> {
  const tally = createTally();
  const rows: GoodRow<T>[] = [];
  const hasOwnId = table.columns.some(({ kind }) => kind === "id");
  for (const row of file.rows) {
    const { values, problems } = readRow(file, table, row, today);
    if (hasOwnId) {
      const id = values.get("id" as ColumnName<T>);
      if (typeof id !== "string") tally.markIncomplete();
      else if (!tally.see(id)) problems.push(problemIn(file.name, row, "id", `repeats ${id}, which stands above`));
    } else if (problems.length > 0) tally.markIncomplete();
    if (problems.length > 0) tally.reject(problems);
    else rows.push({ line: row.line, values });
  }
  return { file: file.name, rows, tally };
}

export const problemIn = (file: string, { line }: { line: number }, field: string, why: string): Problem => ({
  file,
  line,
  field,
  why,
});

function readRow<T extends TableName>(file: ReadFile, table: FileTable<T>, row: WrittenRow, today: string) {
  const values = new Map<ColumnName<T>, CellValue>();
  const problems: Problem[] = [];
  const complain = (field: string, why: string): void => {
    problems.push(problemIn(file.name, row, field, why));
  };
  if (row.why !== "") complain("", row.why);
  for (const column of row.why === "" ? table.columns : table.columns.filter(({ kind }) => kind === "id")) {
    const read = readCell(column, row.cells.get(column.name) ?? "", today);
    if (read.status === "good") values.set(column.name, read.value);
    else if (read.status === "bad") complain(column.name, read.why);
    else if (column.isRequired === true && row.why === "") complain(column.name, "is missing");
  }
  // The first line of a CSV file has been checked for all rows.
  if (file.columns === null) {
    for (const name of row.cells.keys()) {
      const why = whyUnknown(table, name);
      if (why !== null) complain(name.slice(0, 60), why);
    }
  }
  return { values, problems };
}

export function textOf<T extends TableName>({ values }: GoodRow<T>, column: ColumnName<T>): string {
  const value = values.get(column);
  return typeof value === "string" ? value : "";
}

export function numberOf<T extends TableName>({ values }: GoodRow<T>, column: ColumnName<T>): number | null {
  const value = values.get(column);
  return typeof value === "number" ? value : null;
}

export const isYes = <T extends TableName>({ values }: GoodRow<T>, column: ColumnName<T>): boolean =>
  values.get(column) === true;

export function numbersOf<T extends TableName>({ values }: GoodRow<T>, column: ColumnName<T>): number[] {
  const value = values.get(column);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "number") : [];
}

export function textsOf<T extends TableName>({ values }: GoodRow<T>, column: ColumnName<T>): string[] {
  const value = values.get(column);
  return Array.isArray(value) ? value.filter((entry) => typeof entry === "string") : [];
}
