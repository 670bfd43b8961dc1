import { readFileSync } from "node:fs";
import { cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { describeProblem } from "../imports/import-counts.ts";
import type { ImportReport } from "../imports/run-import.ts";

// Small sources of fictional people, written the way the real ones are: they hold every form the importers know.
const FIXTURES = fileURLToPath(new URL("../../fixtures", import.meta.url));

async function copyFixture(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  await cp(join(FIXTURES, name), folder, { recursive: true });
  return folder;
}

/** A new folder with the files of congress-legislators. */
export const congressFolder = (): Promise<string> => copyFixture("congress");

/** A new folder with the files of Open States: two small states, and a broken file of Congress to be passed over. */
export const statesFolder = (): Promise<string> => copyFixture("openstates");

/** The key of a person or group of the states by its number: "ocd-person/00000000-0000-4000-8000-000000000001". */
export const stateKey = (kind: "person" | "organization", number: number): string => `ocd-${kind}/${uuid(number)}`;
const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** Paths of the states' files in their folder. */
export const STATE_FILES = {
  alba: `data/nh/legislature/Maria-Alba-${uuid(1)}.yml`,
  brand: `data/nh/legislature/Thomas-Brand-${uuid(2)}.yml`,
  child: `data/nh/legislature/Robin-Child-${uuid(3)}.yml`,
  governor: `data/nh/executive/Ines-Falk-${uuid(4)}.yml`,
  secretary: `data/nh/executive/Otto-Grey-${uuid(5)}.yml`,
  mayor: `data/nh/municipalities/Uma-Hale-${uuid(6)}.yml`,
  senator: `data/ne/legislature/Thomas-Brand-${uuid(7)}.yml`,
  finance: `data/nh/committees/upper-Finance-${uuid(1)}.yml`,
  parks: `data/nh/committees/upper-Parks-${uuid(2)}.yml`,
  fish: `data/nh/committees/legislature-Fish-${uuid(3)}.yml`,
  rules: `data/ne/committees/legislature-Rules-${uuid(4)}.yml`,
  settings: "settings.yml",
  /** Where a person's file goes when they leave. */
  retiredBrand: `data/nh/retired/Thomas-Brand-${uuid(2)}.yml`,
} as const;

type Cells = Readonly<Record<string, string>>;

/** A CSV file of the rows; the first names the columns, and has all of them. */
export const csvOf = (...rows: readonly Cells[]): string => stringify([...rows], { header: true });

const organizationFile = (name: string): string => readFileSync(join(FIXTURES, "organization", name), "utf8");

/** Texts of an organisation's own files by their names. */
export const ORGANIZATION_FILES = {
  "people.csv": organizationFile("people.csv"),
  "agencies.csv": organizationFile("agencies.csv"),
  "staffers.csv": organizationFile("staffers.csv"),
  "narratives.csv": organizationFile("narratives.csv"),
};

const rowsOf = (name: keyof typeof ORGANIZATION_FILES): Cells[] => parse(ORGANIZATION_FILES[name], { columns: true });

export const PEOPLE_ROWS = rowsOf("people.csv");
export const STAFF_ROWS = rowsOf("staffers.csv");
export const NARRATIVE_ROWS = rowsOf("narratives.csv");

/** A new folder with an organisation's own files by their names. */
export async function organizationFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "organization-"));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

/** Changes a file of a source. Throws when the text isn't there, so that no test passes without its change. */
export async function editSource(folder: string, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join(folder, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} doesn't contain ${from}`);
  await writeFile(
    join(folder, file),
    text.replace(from, () => to),
  );
}

/** Every problem of a run, as it is printed. */
export const problemsOf = ({ files }: ImportReport): string[] =>
  files.flatMap((file) => (file.status === "broken" ? [file.problem] : file.problems)).map(describeProblem);

/** The numbers read, added, changed, left and rejected, by file. */
export const countsOf = ({ files }: ImportReport) =>
  Object.fromEntries(
    files.map((file) => [
      file.file,
      file.status === "broken" ? "broken" : [file.read, file.added, file.changed, file.left, file.rejected],
    ]),
  );
