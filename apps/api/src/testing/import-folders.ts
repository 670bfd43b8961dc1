import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { describeProblem } from "../imports/import-counts.ts";
import type { ImportReport } from "../imports/run-import.ts";
import stateFiles from "./state-files.json" with { type: "json" };

// Small sources of fictional people in the real formats, covering all forms the importers handle.
const FIXTURES = fileURLToPath(new URL("../../fixtures", import.meta.url));

async function copyFixture(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(join(FIXTURES, name), folder, { recursive: true });
  return folder;
}

export const congressFolder = (): Promise<string> => copyFixture("congress");

/** Creates a folder with Open States files: two small states, and an invalid file of Congress to skip. */
export const statesFolder = (): Promise<string> => copyFixture("openstates");

/** Returns the key of a person or group: "ocd-person/00000000-0000-4000-8000-000000000001". */
export const stateKey = (kind: "person" | "organization", number: number): string =>
  `ocd-${kind}/00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Paths in that folder; `retiredBrand` is a path after the person left. */
export const STATE_FILES = stateFiles;

type Cells = Readonly<Record<string, string>>;

/** Formats rows as CSV; the first row has all columns. */
export const csvOf = (...rows: readonly Cells[]): string => stringify([...rows], { header: true });

const organizationFile = (name: string): string => readFileSync(join(FIXTURES, "organization", name), "utf8");

export const ORGANIZATION_FILES = {
  "people.csv": organizationFile("people.csv"),
  "agencies.csv": organizationFile("agencies.csv"),
  "staffers.csv": organizationFile("staffers.csv"),
  "narratives.csv": organizationFile("narratives.csv"),
};

export const CAUCUS_FILES = {
  "caucuses.csv": organizationFile("caucuses.csv"),
  "caucus-members.csv": organizationFile("caucus-members.csv"),
};

const rowsOf = (name: keyof typeof ORGANIZATION_FILES): Cells[] => parse(ORGANIZATION_FILES[name], { columns: true });

export const PEOPLE_ROWS = rowsOf("people.csv");
export const STAFF_ROWS = rowsOf("staffers.csv");
export const NARRATIVE_ROWS = rowsOf("narratives.csv");

export async function organizationFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "organization-"));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Replaces text in a source file; throws if it is missing, so that no test passes unchanged. */
export async function editSource(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  await writeFile(
    join(folder, file),
    text.replace(from, () => to),
  );
}

export const problemsOf = ({ files }: ImportReport): string[] =>
  files.flatMap((file) => (file.status === "broken" ? [file.problem] : file.problems)).map(describeProblem);

/** Returns read, added, changed, left and rejected by file. */
export const countsOf = ({ files }: ImportReport) =>
  Object.fromEntries(
    files.map((file) => [
      file.file,
      file.status === "broken" ? "broken" : [file.read, file.added, file.changed, file.left, file.rejected],
    ]),
  );
