import { isContactColumn, areStandardColumns, STANDARD_COLUMNS, type ContactColumn } from "./contact-columns.ts";
import { countLabels, isLabelSheet, type LabelSheet } from "./label-sheets.ts";

/** The files of a contact export, in display order (EXP-14). */
export const EXPORT_FORMATS = [
  { value: "csv", label: "CSV", use: "Any program" },
  { value: "xlsx", label: "XLSX", use: "Excel, Numbers" },
  { value: "vcf", label: "vCard", use: "Address book" },
  { value: "pdf", label: "Labels", use: "PDF to print" },
] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number]["value"];

export const EXPORT_MEDIA_TYPES: Record<ExportFormat, string> = {
  csv: "text/csv;charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  vcf: "text/vcard;charset=utf-8",
  pdf: "application/pdf",
};

const isExportFormat = (text: string): text is ExportFormat => EXPORT_FORMATS.some(({ value }) => value === text);

/** Whether readers can choose the columns of a format. */
export const hasColumns = (format: ExportFormat): boolean => format === "csv" || format === "xlsx";

export interface ExportOptions {
  format: ExportFormat;
  columns: readonly ContactColumn[];
  sheet: LabelSheet;
  /** The first free label of the first sheet, from 1. */
  start: number;
}

export const DEFAULT_OPTIONS: ExportOptions = { format: "csv", columns: STANDARD_COLUMNS, sheet: "5160", start: 1 };

/** Lists the parameters that differ from a CSV of the standard columns. */
export function listOptionParams({ format, columns, sheet, start }: ExportOptions): [string, string][] {
  const params: [string, string][] = [];
  if (format !== "csv") params.push(["format", format]);
  if (hasColumns(format) && !areStandardColumns(columns)) params.push(["columns", columns.join(",")]);
  if (format === "pdf") params.push(["sheet", sheet], ["start", String(start)]);
  return params;
}

/** Parses the parameters of an export. `problems` lists those with an invalid value. */
export function readExportOptions(params: URLSearchParams): { options: ExportOptions; problems: string[] } {
  const { read, problems } = createParamReader(params);
  const format = read<ExportFormat>("format", "csv", (text) => (isExportFormat(text) ? text : null));
  const sheet = read<LabelSheet>("sheet", "5160", (text) => (isLabelSheet(text) ? text : null));
  return {
    options: {
      format,
      sheet,
      columns: read("columns", STANDARD_COLUMNS, parseColumns),
      start: read("start", 1, (text) => parseStartLabel(text, sheet)),
    },
    problems,
  };
}

function parseColumns(text: string): ContactColumn[] | null {
  const columns = text.split(",");
  const known = columns.filter(isContactColumn);
  return known.length === columns.length && new Set(known).size === known.length ? known : null;
}

/** Parses the number of a label on a sheet; null if there is none. */
export function parseStartLabel(text: string, sheet: LabelSheet): number | null {
  const start = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return start >= 1 && start <= countLabels(sheet) ? start : null;
}

/** Reads values of a query string: a fallback if absent, and the names of invalid ones in `problems`. */
export function createParamReader(given: URLSearchParams) {
  const problems: string[] = [];
  return {
    problems,
    read: <T>(name: string, fallback: T, parse: (text: string) => T | null): T => {
      const text = given.get(name) ?? "";
      if (text === "") return fallback;
      const value = parse(text);
      if (value === null) problems.push(name);
      return value ?? fallback;
    },
  };
}
