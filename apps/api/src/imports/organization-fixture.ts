import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "csv-stringify/sync";
import { describeProblem } from "./problem.ts";
import type { ImportReport } from "./run-import.ts";

type Cells = Readonly<Record<string, string>>;

/** A CSV file of the rows; the first names the columns, and has all of them. */
export const csvOf = (...rows: readonly Cells[]): string => stringify([...rows], { header: true });

/** A folder with an organisation's own files by their names. */
export async function organizationFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "rotunda-organization-"));
  await writeFiles(folder, files);
  return folder;
}

export async function writeFiles(folder: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

// Fictional people, in every form the importer knows.

export const PEOPLE_ROWS: readonly Cells[] = [
  {
    last_name: "Quillfeather",
    id: "q-1",
    first_name: "Dorothea",
    nickname: "Dot",
    other_names: "Dora Quillfeather; D. Marsh",
    gender: "f",
    birth_date: "1968-02-29",
    party: "democratic",
    office: "State Senate",
    state: "washington",
    district: "07",
    leadership: "Majority Whip",
    email: "dot@example.org",
    twitter: "@DotQuillfeather",
    website: "https://quillfeather.example.org",
    capitol_room: "212",
    capitol_building: "Legislative Building",
    capitol_city: "Olympia",
    capitol_state: "WA",
    capitol_phone: "(360) 555-0141",
    district_office_address: "9 Mill Street, Suite 4",
    district_office_city: "Colville",
    district_office_state: "WA",
    district_office_phone: "509-555-0142 ext. 3",
    former: "",
    title: "",
  },
  {
    last_name: "Núñez-Abara",
    id: "q-2",
    first_name: "Teo",
    nickname: "",
    other_names: "",
    gender: "M",
    birth_date: "",
    party: "",
    office: "",
    state: "",
    district: "",
    leadership: "",
    email: "",
    twitter: "",
    website: "",
    capitol_room: "",
    capitol_building: "",
    capitol_city: "",
    capitol_state: "",
    capitol_phone: "",
    district_office_address: "",
    district_office_city: "",
    district_office_state: "",
    district_office_phone: "",
    former: "no",
    title: "President, Example Growers",
  },
];

const AGENCY_ROWS: readonly Cells[] = [
  {
    id: "bureau",
    name: "Bureau of Weirs",
    parent: "office",
    acronym: "BOW",
    phone: "202-555-0160",
    role: "Keeps weirs.",
  },
  { id: "office", name: "Office of Rivers", parent: "", acronym: "", phone: "", role: "<p>Keeps <em>rivers</em>.</p>" },
];

export const STAFF_ROWS: readonly Cells[] = [
  {
    id: "s-1",
    employer: "q-1",
    first_name: "Wanda",
    last_name: "Orrin",
    title: "Aide",
    email: "wanda@example.org",
    phone: "360-555-0143",
    leads: "yes",
    job_categories: "legislative director; Scheduler",
    focus_areas: "Water; energy",
    appointment: "",
  },
  {
    id: "s-2",
    employer: "Office of Rivers",
    first_name: "Basil",
    last_name: "Tarn",
    title: "Commissioner",
    email: "",
    phone: "",
    leads: "",
    job_categories: "Commissioner",
    focus_areas: "",
    appointment: "Presidential Appointment",
  },
];

export const NARRATIVE_ROWS: readonly Cells[] = [
  { person: "q-1", panel: "quick_summary", text: "A senator who reads the small print." },
  { person: "q-1", panel: "narrative", text: "<p>She sold <strong>pumps</strong>.</p><ul><li>Two kinds</li></ul>" },
];

export const FILES = {
  "people.csv": csvOf(...PEOPLE_ROWS),
  "agencies.csv": csvOf(...AGENCY_ROWS),
  "staffers.csv": csvOf(...STAFF_ROWS),
  "narratives.csv": csvOf(...NARRATIVE_ROWS),
};

/** Every complaint of a run, as it is printed. */
export const problemsOf = ({ files }: ImportReport): string[] =>
  files.flatMap((file) => (file.status === "broken" ? [file.problem] : file.problems)).map(describeProblem);

/** What was read, added, changed, left and rejected, by file. */
export const countsOf = ({ files }: ImportReport) =>
  Object.fromEntries(
    files.map((file) => [
      file.file,
      file.status === "broken" ? "broken" : [file.read, file.added, file.changed, file.left, file.rejected],
    ]),
  );
