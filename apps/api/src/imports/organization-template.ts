import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { type Column, type FileTable, TABLES } from "./organization-columns.ts";
import { ALLOWED_TAGS } from "./organization-html.ts";
import { entriesOf } from "./organization-cells.ts";

export function templateFiles(): Map<string, string> {
  return new Map([
    ...TABLES.map((table) => [`${table.name}.csv`, templateCsv(table)] as const),
    ["columns.md", describeColumns()],
  ]);
}

export async function writeTemplate(folder: string): Promise<{ written: string[]; kept: string[] }> {
  await mkdir(folder, { recursive: true });
  const outcome: { written: string[]; kept: string[] } = { written: [], kept: [] };
  for (const [name, text] of templateFiles()) {
    try {
      await writeFile(join(folder, name), text, { flag: "wx" });
      outcome.written.push(name);
    } catch (cause) {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
      outcome.kept.push(name);
    }
  }
  return outcome;
}

export function describeTemplate(folder: string, { written, kept }: { written: string[]; kept: string[] }): string {
  const lines = [
    ...(written.length === 0 ? [] : [`Written to ${folder}: ${written.join(", ")}.`]),
    ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(", ")}.`]),
  ];
  return lines.join("\n");
}

/** Spreadsheets recognize UTF-8 by the byte order mark. */
const templateCsv = ({ columns }: FileTable): string =>
  stringify([columns.map(({ name }) => name), columns.map(({ example }) => example)], {
    bom: true,
    record_delimiter: "windows",
  });

export function describeColumns(): string {
  return [readFileSync(GUIDE, "utf8").trimEnd(), ...TABLES.map(describeTable), describeLists()].join("\n\n") + "\n";
}

const GUIDE = new URL("organization-guide.md", import.meta.url);

const describeTable = ({ name, about, columns }: FileTable): string =>
  [
    `## ${name}`,
    about,
    columns
      .map(
        (column) =>
          `- \`${column.name}\`${column.isRequired === true ? " (required)" : ""}: ${column.about} ${formOf(column)}`,
      )
      .map((line) => line.trimEnd())
      .join("\n"),
  ].join("\n\n");

const HTML = `HTML of ${ALLOWED_TAGS.map((tag) => `\`${tag}\``).join(", ")}, links to http and https only; or plain text with empty lines between paragraphs.`;

const FORMS: Partial<Record<Column["kind"], string>> = {
  list: "Several are allowed.",
  yesno: "yes or no.",
  date: "YYYY-MM-DD.",
  url: "Begins with http:// or https://.",
  handle: "The account’s name, with or without @.",
  html: HTML,
};

function formOf(column: Column): string {
  if (column.kind === "choice") return `One of the list “${column.list}”.`;
  if (column.kind === "choices") return `Any of the list “${column.list}”.`;
  return FORMS[column.kind] ?? "";
}

/** Lists used by columns of other kinds. */
const OTHER_LISTS = ["job_categories", "job_categories_state", "job_categories_federal"];

function describeLists(): string {
  const named = TABLES.flatMap(({ columns }) =>
    columns.flatMap((column) => (column.kind === "choice" || column.kind === "choices" ? [column.list] : [])),
  );
  const lists = [...new Set([...named, ...OTHER_LISTS])].toSorted((a, b) => (a < b ? -1 : 1));
  return [
    "## Lists",
    ...lists.map((list) => {
      const names = entriesOf(list).map(({ names: [name = ""] }) => name);
      return `### ${list}\n\n${names.map((name) => `- ${name}`).join("\n")}`;
    }),
  ].join("\n\n");
}
