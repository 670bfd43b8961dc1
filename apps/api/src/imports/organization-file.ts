import { parse } from "csv-parse/sync";
import { UnreadableFile } from "./import-counts.ts";
import type { Written } from "./organization-cells.ts";
import { readText, locateLines } from "./read-source.ts";

export interface WrittenRow {
  line: number;
  cells: ReadonlyMap<string, Written>;
  /** Why the row is invalid, or empty. */
  why: string;
}

export interface OrganizationFile {
  name: string;
  /** Null for a JSON file. */
  columns: readonly string[] | null;
  rows: readonly WrittenRow[];
}

export const readOrganizationFile = async (folder: string, name: string): Promise<OrganizationFile> =>
  readRows(name, await readText(folder, name));

export const readRows = (name: string, text: string): OrganizationFile => ({
  name,
  ...(name.endsWith(".json") ? readJson(text) : readCsv(text)),
});

function readCsv(text: string): Omit<OrganizationFile, "name"> {
  let records: { record: string[]; info: { lines: number } }[];
  try {
    // Otherwise lines inside quoted cells count twice.
    records = parse(text.replace(/\r\n?/gu, "\n"), {
      info: true,
      relax_column_count: true,
    }) as unknown as typeof records;
  } catch (cause) {
    const line = cause instanceof Error && "lines" in cause ? Number(cause.lines) : 0;
    throw new UnreadableFile(`is not valid CSV: ${cause instanceof Error ? cause.message : ""}`, line);
  }
  // The parser reports the line after a record; quoted cells may span lines.
  const placed = records.map(({ record }, index) => ({ record, line: (records[index - 1]?.info.lines ?? 0) + 1 }));
  const filled = placed.filter(({ record }) => record.some((cell) => cell.trim() !== ""));
  const [header, ...rows] = filled;
  if (!header) throw new UnreadableFile("is empty: its first line names the columns", 1);
  const columns = header.record.map((column) => column.trim().toLowerCase());
  const [alone = ""] = columns;
  if (columns.length === 1 && /[;\t]/u.test(alone)) {
    throw new UnreadableFile("has no commas between its columns: save it with commas", header.line);
  }
  const twice = columns.find((column, index) => column !== "" && columns.indexOf(column) !== index);
  if (twice !== undefined) throw new UnreadableFile(`names the column ${twice} twice`, header.line);
  return {
    columns: columns.filter((column) => column !== ""),
    rows: rows.map(({ record, line }) => readCsvRow(columns, record, line)),
  };
}

function readCsvRow(columns: readonly string[], record: readonly string[], line: number): WrittenRow {
  const isEven = record.length === columns.length;
  const nameless = columns.some((column, index) => column === "" && (record[index] ?? "").trim() !== "");
  return {
    line,
    cells: new Map(columns.flatMap((column, index) => (column === "" ? [] : [[column, record[index] ?? ""] as const]))),
    why: !isEven
      ? `has ${record.length} cells where the first line names ${columns.length}`
      : nameless
        ? "has a cell in a column without a name"
        : "",
  };
}

function readJson(text: string): Omit<OrganizationFile, "name"> {
  const { locate, lineOf } = locateLines(text, { schema: "json", uniqueKeys: false });
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message.replace(/\s+/gu, " ") : "";
    const { document, lines } = locate();
    const [, position = document.errors[0]?.pos[0]] = /at position (\d+)/u.exec(message) ?? [];
    const line = position === undefined ? 0 : lines.linePos(Number(position)).line;
    throw new UnreadableFile(`is not valid JSON: ${message}`, line);
  }
  if (!Array.isArray(root)) throw new UnreadableFile("must be a list of objects", 1);
  return { columns: null, rows: root.map((value: unknown, index) => readJsonRow(value, lineOf([index]))) };
}

function readJsonRow(value: unknown, line: number): WrittenRow {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    return { line, cells: new Map(), why: "is not an object" };
  }
  const cells = new Map<string, Written>();
  for (const [key, entry] of Object.entries(value)) {
    const cell = readJsonCell(entry);
    if (cell === null)
      return { line, cells, why: `has no text, number, yes or no, or list of them in ${key.slice(0, 60)}` };
    cells.set(key.trim().toLowerCase(), cell);
  }
  return { line, cells, why: "" };
}

function readJsonCell(entry: unknown): Written | null {
  if (entry === null) return "";
  if (typeof entry === "string") return entry;
  if (typeof entry === "number") return String(entry);
  if (typeof entry === "boolean") return entry ? "yes" : "no";
  if (!Array.isArray(entry)) return null;
  const parts = entry.map(readJsonCell);
  return parts.every((part) => typeof part === "string") ? parts : null;
}
