import { type Db, listValues } from "../platform/db.ts";
import type { ImportRun } from "../provenance/import-run.ts";
import { listCommitteeParts } from "./openstates-committees.ts";
import {
  OPEN_STATES,
  readStatesFolder,
  type StateFiles,
  parseKeyInName,
  PEOPLE_FOLDERS,
  type PeopleFolder,
  readRecords,
  type RecordsReading,
} from "./openstates-folder.ts";
import { storeVacancies } from "./openstates-districts.ts";
import { type ImportOptions, type ImportPart, type ImportReport, runImport, type StorePart } from "./run-import.ts";
import { ADVICE, SuddenLoss, type Counts, type ImportCounts } from "./import-counts.ts";
import { readSource, type ReadFile } from "./read-source.ts";
import { describeProblemAt, createRecordChecker } from "./check-record.ts";
import { loadIdsByKey, createStoredMatcher } from "./find-stored.ts";
import { deriveLeadership, markFormer } from "./mark-former.ts";
import { readStatePerson } from "./openstates-person.ts";
import { storeStateStaff } from "./staffers.ts";
import type { StateStaffer } from "./openstates-extras.ts";
import { listPrivateValues, scoreLikeness } from "./openstates-offices.ts";
import { StatePerson } from "./openstates-schemas.ts";
import { ensureDistrictsOf, type ImportedPerson, keepBirthDates, storePeople } from "./store-people.ts";

export const isOpenStatesFolder = async (folder: string): Promise<boolean> =>
  (await readStatesFolder(folder)).states.length > 0;

export async function importOpenStates(db: Db, folder: string, options: ImportOptions): Promise<ImportReport> {
  const { states, settings } = await readStatesFolder(folder);
  const missing = options.acceptsLosses ? [] : await findMissingStates(db, states);
  if (missing.length > 0) {
    const why = `has no legislators of ${missing.join(", ")}, which were imported before`;
    const load = () => Promise.reject(new SuddenLoss(`${why}. ${ADVICE} Those states then stay as they are.`));
    return runImport(db, OPEN_STATES, [{ file: "data", unit: "states", load }], options);
  }
  const parts = states.flatMap((state): ImportPart[] => [
    { file: `${state.path} people`, unit: "people", load: () => loadStatePeople(folder, state) },
    ...listCommitteeParts(folder, state),
  ]);
  if (settings !== null) {
    const load = async () => {
      const file = await readSource(folder, settings);
      return (run: ImportRun) => storeVacancies(run, file);
    };
    parts.push({ file: settings, unit: "vacancies", load });
  }
  return runImport(db, OPEN_STATES, parts, options);
}

function findMissingStates(db: Db, states: readonly StateFiles[]): Promise<string[]> {
  const present = states.filter(({ files }) => files.legislature.length > 0).map(({ code }) => code);
  return listValues<string>(
    db,
    `select distinct state_code from profiles where source = $1 and chamber_id is not null and not is_former
       and state_code <> all($2::text[]) order by state_code`,
    [OPEN_STATES, present],
  );
}

const check = createRecordChecker(StatePerson);

const readPeople = (folder: string, paths: readonly string[]) => readRecords(folder, paths, "person", check);

/** Reads all people of a state before storing any: a home address in one record must not be stored from another. */
async function loadStatePeople(folder: string, state: StateFiles): Promise<StorePart> {
  const paths = PEOPLE_FOLDERS.flatMap((kind) => state.files[kind]);
  const reading = await readPeople(folder, paths);
  return async (run) => storeState(run, state, { reading, retired: await readRetired(run.tx, folder, state) });
}

async function readRetired(tx: Db, folder: string, { files }: StateFiles): Promise<RecordsReading<StatePerson>> {
  const keys = files.retired.flatMap((path) => parseKeyInName(path, "person") ?? []);
  const known = await loadIdsByKey(tx, "profiles", OPEN_STATES, keys);
  const paths = files.retired.filter((path) => known.has(parseKeyInName(path, "person") ?? ""));
  return readPeople(folder, paths);
}

type StatePersonRead = ImportedPerson & { staff: StateStaffer[]; file: ReadFile };

async function storeState(
  run: ImportRun,
  state: StateFiles,
  { reading, retired }: Record<"reading" | "retired", RecordsReading<StatePerson>>,
): Promise<Counts> {
  const { counts } = reading;
  // A person back in office may still have a file among the retired.
  const records = [...reading.found, ...retired.found.filter(({ record }) => !counts.keys.has(record.id))];
  const neighbors = [...new Set(records.flatMap(({ record }) => listPrivateValues(record)))];
  const people = new Map<string, StatePersonRead>();
  for (const { file, record } of records) {
    const read = readStatePerson(record, run.today, neighbors);
    if (read.status === "bad") {
      counts.reject([describeProblemAt(file, [], read.path, read.why)]);
      continue;
    }
    people.set(record.id, { ...read.person, staff: read.staff, file });
    counts.withheld += read.withheld;
    counts.doubts.push(...read.doubts.map(({ path, why }) => describeProblemAt(file, [], path, why)));
  }
  const invalid = new Set(counts.doubts.filter(({ field }) => field === "birth_date").map(({ file }) => file));
  await keepBirthDates(
    run,
    [...people].filter(([, { file }]) => invalid.has(file.name)),
  );
  const kept = new Set([...counts.keys, ...retired.counts.keys]);
  await followChangedIds(run.tx, state, people, { kept, counts });
  await ensureDistrictsOf(run, people);
  const done = await storePeople(run, people, "true", scoreLikeness);

  const types = PEOPLE_FOLDERS.filter((kind) => state.files[kind].length > 0).map((kind) => TYPES[kind]);
  const among = `state_code = '${state.code}' and (${types.join(" or ")})`;
  // People with invalid records haven't left; if a record has no key, no people are marked.
  const { isComplete } = counts;
  const left = await markFormer(run, "profiles", { among, kept, isComplete, offices: "true" });
  done.changed += await storeStateStaff(run, people, { employers: "profiles", among, isComplete });
  await deriveLeadership(run, `state_code = '${state.code}'`);
  return counts.finish({ ...done, left });
}

async function followChangedIds(
  tx: Db,
  { code }: StateFiles,
  people: ReadonlyMap<string, StatePersonRead>,
  { kept, counts }: { kept: ReadonlySet<string>; counts: ImportCounts },
): Promise<void> {
  const { keys, match } = await createStoredMatcher(tx, OPEN_STATES, `state_code = '${code}'`);
  for (const [key, { profile, file }] of people) {
    const stored = keys.has(key) ? null : match(profile);
    if (stored === null || people.has(stored)) continue;
    if (kept.has(stored) && stored !== parseKeyInName(file.name, "person")) continue;
    for (const table of ["profiles", "offices", "contacts"]) {
      await tx.query(
        `update ${table} set source_id = $2 || substr(source_id, length($1) + 1)
         where source = $3 and starts_with(source_id, $1)`,
        [stored, key, OPEN_STATES],
      );
    }
    counts.doubts.push(
      describeProblemAt(file, [], ["id"], `has changed from ${stored}: the same person by name and seat`),
    );
  }
}

const TYPES: Record<PeopleFolder, string> = {
  legislature: "profile_type_id in (203, 204)",
  executive: "profile_type_id in (201, 202)",
  municipalities: "coalesce(profile_type_id, 205) = 205",
};
