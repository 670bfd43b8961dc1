import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { readErrorCode } from "../platform/describe-error.ts";
import { type FileTable, TABLES } from "./organization-columns.ts";

const GUIDE = new URL("../../../../docs/import-format.md", import.meta.url);

export const buildTemplateFiles = (): Map<string, string> =>
  new Map([
    ...TABLES.map((table) => [`${table.name}.csv`, formatTemplateCsv(table)] as const),
    ["columns.md", readFileSync(GUIDE, "utf8")],
  ]);

export async function writeTemplate(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const [written, kept]: [string[], string[]] = [[], []];
  for (const [name, text] of buildTemplateFiles()) {
    try {
      await writeFile(join(folder, name), text, { flag: "wx" });
      written.push(name);
    } catch (cause) {
      if (readErrorCode(cause) !== "EEXIST") throw cause;
      kept.push(name);
    }
  }
  return [
    ...(written.length === 0 ? [] : [`Written to ${folder}: ${written.join(", ")}.`]),
    ...(kept.length === 0 ? [] : [`Left as they were: ${kept.join(", ")}.`]),
  ].join("\n");
}

/** Spreadsheets recognize UTF-8 by the byte order mark. */
const formatTemplateCsv = ({ columns }: FileTable): string =>
  stringify([columns.map(({ name }) => name), columns.map(({ example }) => example)], {
    bom: true,
    record_delimiter: "windows",
  });
